-- Reads lines for snapshots without packed lines, with the fields of the API except the share.
SELECT
  cnpj,
  {PortfolioItem},
  { {PortfolioItem.metainfo} } AS metainfo,
  source_member,
  source_line
FROM (
  SELECT
    * REPLACE (
      nullif(confidential, false)                                        AS confidential,
      CASE WHEN filed_value <> final_position_value THEN filed_value END AS filed_value
    ),
    nullif(confidential, false)                                          AS aggregated,
    -- Only lines of reports have these columns.
    NULL::VARCHAR AS report_item, NULL::VARCHAR AS segment, NULL::INTEGER AS live_series, NULL::DATE AS report_date,
    NULL::INTEGER AS report_age_months,
    -- These columns come from restricted datasets on request.
    NULL::VARCHAR AS terms,
    NULL::DECIMAL(28, 8) AS mark_price,
    NULL::DATE AS mark_date,
    NULL::DECIMAL(28, 6) AS mark_difference_percent
  FROM {cvm_fund_portfolio}
  -- DuckDB skips the parts of a file outside a range, but not those outside a list.
  WHERE cnpj IN $cnpjs AND cnpj BETWEEN list_min($cnpjs) AND list_max($cnpjs)
)
ORDER BY cnpj, application_type, abs(final_position_value) DESC NULLS LAST, id
