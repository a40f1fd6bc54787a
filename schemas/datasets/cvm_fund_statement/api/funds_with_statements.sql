-- The funds of which statement_days.sql finds any day.
SELECT DISTINCT cnpj AS number FROM {cvm_fund_statement} LIMIT $limit::BIGINT
