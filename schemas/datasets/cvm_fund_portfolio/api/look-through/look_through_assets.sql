-- The asset of each line of some classes, and its figures with the sign for netting long and short positions.
SELECT
  cnpj,
  id,
  CASE
    WHEN category = 'fund_quotas' THEN coalesce(fund_cnpj, fund_name, application_type, '')
    ELSE coalesce(
      isin, asset_code, swap_code,
      -- A Selic code names a kind of bond, not an issue.
      selic_code || coalesce(' ' || maturity_date, ''),
      coalesce(issuer_cnpj, issuer_document, issuer_name) || coalesce(' ' || maturity_date, ''),
      asset_description, foreign_description, swap_description, application_type, ''
    )
  END                                                                  AS asset_key,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE cnpj IN $cnpjs
