-- For each of these classes, fund_numbers.sql finds a fund.
SELECT cnpj AS number FROM {only_class} LIMIT $limit::BIGINT
