-- Reads each period of a class, or of a subclass, as one text.
SELECT cnpj, coalesce(subclass_id, '') AS subclass_id, period, concat({figure_values}) AS packed
FROM {cvm_class_figure}
WHERE cnpj = $cnpj
