-- Serves snapshots without packed lines. Lines are as in the API, but without their share.
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
    -- Only lines of reports have these.
    NULL::VARCHAR AS report_item, NULL::VARCHAR AS segment, NULL::INTEGER AS live_series, NULL::DATE AS report_date,
    NULL::INTEGER AS report_age_months,
    -- Restricted datasets have these, and a request asks for them.
    NULL::VARCHAR AS terms,
    NULL::DECIMAL(28, 8) AS mark_price,
    NULL::DATE AS mark_date,
    NULL::DECIMAL(28, 6) AS mark_difference_percent
  FROM {cvm_fund_portfolio}
  -- DuckDB passes over the parts of a file that a range leaves out, but not those that a list does.
  WHERE cnpj IN $cnpjs AND cnpj BETWEEN list_min($cnpjs) AND list_max($cnpjs)
)
ORDER BY cnpj, application_type, abs(final_position_value) DESC NULLS LAST, id
