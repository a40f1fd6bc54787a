-- The classes that fund_numbers.sql finds a fund of.
SELECT cnpj AS number FROM {only_class} LIMIT $limit::BIGINT
