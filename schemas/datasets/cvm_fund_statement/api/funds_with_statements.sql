-- Lists the funds for which statement_days.sql finds a day.
SELECT DISTINCT cnpj AS number FROM {cvm_fund_statement} LIMIT $limit::BIGINT
