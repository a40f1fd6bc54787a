-- Lists all codes of a CNPJ, the newest registration first.
SELECT cvm_code FROM {cvm_company} WHERE cnpj = $cnpj ORDER BY registration_date DESC, cvm_code DESC
