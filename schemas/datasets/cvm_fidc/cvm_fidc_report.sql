SELECT class_uuid(cnpj) AS id, cnpj, reference_date, fund_name_filed AS name, nav AS nav_value, NULL AS quotas_issued
FROM cvm_fidc_month
