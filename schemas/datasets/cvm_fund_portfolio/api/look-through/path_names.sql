-- The names of some classes, as the list of funds has them.
SELECT cnpj, coalesce(name, '') AS name
FROM {listed_fund}
WHERE cnpj IN $cnpjs
