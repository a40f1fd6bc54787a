-- The figures of a class, and of its subclasses, in a month.
SELECT {ClassFigure}
FROM {cvm_class_figure}
WHERE cnpj = $cnpj AND ($periods::VARCHAR[] IS NULL OR list_contains($periods::VARCHAR[], period))
