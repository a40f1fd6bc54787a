-- The figures of all classes of a month, column by column.
SELECT {ClassFigure} FROM {cvm_class_figure} ORDER BY ALL
