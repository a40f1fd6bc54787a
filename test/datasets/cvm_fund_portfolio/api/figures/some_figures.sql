-- The figures of one class in a hundred of a month, column by column.
SELECT {ClassFigure} FROM {cvm_class_figure} WHERE right(cnpj, 2) = '37'
