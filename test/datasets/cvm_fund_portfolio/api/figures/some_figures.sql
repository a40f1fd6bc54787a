SELECT {ClassFigure} FROM {cvm_class_figure} WHERE right(cnpj, 2) = '37'
