-- The months in which a class reported.
SELECT DISTINCT competence_month FROM {cvm_fidc_month} WHERE cnpj = $cnpj
