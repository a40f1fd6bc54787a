-- The lines of some classes in a month: what an item and its metainfo have in common with the columns, and what the code
-- makes the rest from.
SELECT
  {PortfolioItem},
  {PortfolioItem.metainfo},
  nullif(confidential, false)                AS confidential,
  nullif(confidential, false)                AS aggregated,
  CASE WHEN filed_value <> final_position_value THEN filed_value END AS filed_value,
  source_member,
  source_line
FROM {cvm_fund_portfolio}
-- The range for DuckDB, which passes over the parts of a file that a range leaves out, but not those that a list does.
WHERE cnpj IN $cnpjs AND cnpj BETWEEN list_min($cnpjs) AND list_max($cnpjs)
ORDER BY cnpj, application_type, abs(final_position_value) DESC NULLS LAST, id
