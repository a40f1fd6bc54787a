-- The days that a company has statements of, the newest first.
SELECT DISTINCT reference_date FROM {cvm_company_document} WHERE cnpj = $cnpj ORDER BY reference_date DESC
