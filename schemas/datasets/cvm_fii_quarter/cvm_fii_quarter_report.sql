SELECT class_uuid(cnpj) AS id, cnpj, reference_date, name, NULL AS nav_value, quotas_issued
FROM cvm_fii_quarter
