-- Finds the parties with the most similar numbers if no month has this one.
WITH party AS (
  SELECT DISTINCT party_cnpj FROM {cvm_party_month}
  WHERE party_type = $party_type AND party_cnpj NOT IN ('natural_person', 'not_known')
)
SELECT party_cnpj FROM party
WHERE party_cnpj = $party
  OR (levenshtein(party_cnpj, $party) <= 3 AND $party NOT IN (FROM party))
ORDER BY levenshtein(party_cnpj, $party), party_cnpj
LIMIT 5
