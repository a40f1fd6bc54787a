-- A line of the classes that a request asks for: one, those of a party, or all.
($cnpj::VARCHAR IS NULL OR cnpj = $cnpj::VARCHAR)
    -- Where all classes are asked there is none to leave out, and nothing to look up for each line.
    AND cnpj NOT IN (
      SELECT cnpj FROM {cvm_fund_month}
      WHERE NOT (($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
        AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type)))
    )
    AND CASE
      WHEN $party::VARCHAR IS NULL     THEN true
      ELSE cnpj IN (
        SELECT cnpj FROM {cvm_party_class}
        WHERE $party::VARCHAR IS NOT NULL AND party_type = $party_type::VARCHAR
          AND party_cnpj = CASE WHEN $party::VARCHAR = 'unknown' THEN 'not_known' ELSE $party::VARCHAR END
      )
    END
