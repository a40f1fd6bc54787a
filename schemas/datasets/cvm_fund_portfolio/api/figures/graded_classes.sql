-- The classes whose lines explain the NAV of the month so well, as the rows say it.
SELECT DISTINCT cnpj FROM {cvm_class_figure} WHERE list_contains($grades::VARCHAR[], reconciliation_grade) ORDER BY cnpj
