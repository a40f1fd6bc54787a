SELECT cnpj, nav_value FROM {cvm_class_total} WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[]))
