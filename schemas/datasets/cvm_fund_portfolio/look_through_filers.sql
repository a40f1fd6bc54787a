-- The classes that filed lines for a month.
SELECT cnpj FROM {cvm_fund_month} WHERE line_count > 0 ORDER BY cnpj
