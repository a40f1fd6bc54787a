-- Numbers of persons, of the class itself, or with invalid check digits are not the issuer's. A number next to stars in
-- place of a name is the one that a system puts into an empty field.
CASE
  WHEN cvm_fund_portfolio.asset_kind IN ('listed_share', 'unit', 'receipt', 'private_paper')
    AND issuer_person_type IS DISTINCT FROM 'PF'
    AND coalesce(issuer_document, issuer_cnpj) <> cvm_fund_portfolio.cnpj
    AND NOT starts_with(coalesce(issuer_name, ''), '***')
    AND is_cnpj(coalesce(issuer_document, issuer_cnpj))
    THEN coalesce(issuer_document, issuer_cnpj)
END
