-- Finds the numbers among these that the list of funds has.
SELECT cnpj FROM {listed_fund} WHERE cnpj IN $cnpjs
