-- The database lacks a damaged table, so that this query is refused.
SELECT count(*) > 0 AS is_readable FROM {cvm_fund_class}
