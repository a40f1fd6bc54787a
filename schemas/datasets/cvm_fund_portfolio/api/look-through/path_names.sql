SELECT cnpj, coalesce(name, '') AS name
FROM {listed_fund}
WHERE cnpj IN $cnpjs
