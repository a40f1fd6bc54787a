SELECT class_uuid(cnpj) AS id, cnpj, reference_date, name, nav AS nav_value, coalesce(quotas, quotas_issued) AS quotas_issued
FROM cvm_fii_month
