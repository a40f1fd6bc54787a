-- Lists the classes for which fund_numbers.sql finds a fund.
SELECT cnpj AS number FROM {only_class} LIMIT $limit::BIGINT
