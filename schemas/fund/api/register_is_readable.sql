-- A damaged table is none in the database, so this query of it is refused.
SELECT count(*) > 0 AS is_readable FROM {cvm_fund_class}
