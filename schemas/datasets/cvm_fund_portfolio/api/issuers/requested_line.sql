-- Condition on a line of the requested classes: one class, those of a party, or all.
($cnpj::VARCHAR IS NULL OR cnpj = $cnpj::VARCHAR)
    -- Needs no lookup for each line if all classes are requested.
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
