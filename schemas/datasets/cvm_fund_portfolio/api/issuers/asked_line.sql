-- A line of the classes that a request asks for: one, those of a party, or all.
($cnpj::VARCHAR IS NULL OR cnpj = $cnpj::VARCHAR)
    AND cnpj IN (SELECT cnpj FROM ({asked_class}) AS class)
    AND CASE
      WHEN $party::VARCHAR IS NULL     THEN true
      ELSE cnpj IN (
        SELECT cnpj FROM {cvm_party_class}
        WHERE $party::VARCHAR IS NOT NULL AND party_type = $party_type::VARCHAR
          AND party_cnpj = CASE WHEN $party::VARCHAR = 'unknown' THEN 'not_known' ELSE $party::VARCHAR END
      )
    END
