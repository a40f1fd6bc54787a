-- Sums the flows of classes by day or month, with the part of each class that no other class holds.
WITH weight AS (SELECT cnpj, type, filing_group, outside_share FROM {cvm_class_total}),
{flow_rows}
