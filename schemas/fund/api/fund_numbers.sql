-- The numbers of the funds whose only class this is.
SELECT fund_cnpj FROM {only_class} WHERE cnpj = $cnpj
