SELECT DISTINCT cnpj FROM {cvm_class_figure} WHERE list_contains($grades::VARCHAR[], reconciliation_grade) ORDER BY cnpj
