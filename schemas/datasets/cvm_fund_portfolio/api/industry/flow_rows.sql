report AS (
  SELECT cnpj, date, sum(inflow_value) AS inflow_value, sum(outflow_value) AS outflow_value
  FROM {cvm_fund_daily}
  WHERE date BETWEEN $first_day::DATE AND $last_day::DATE
  GROUP BY cnpj, date
),
labelled AS MATERIALIZED (
  SELECT
    report.*,
    TRY_CAST(outside_share AS DECIMAL(18, 10)) AS outside_share,
    inflow_value - outflow_value AS net_flow_value,
    CASE $group_by
      WHEN 'type' THEN coalesce(weight.type, class.type, 'other')
      WHEN 'classification' THEN coalesce(classification, 'unclassified')
      WHEN 'anbima_class' THEN coalesce(anbima_class, 'unclassified')
      WHEN 'audience' THEN coalesce(audience, 'unclassified')
      WHEN 'condominium' THEN coalesce(condominium, 'unclassified')
      WHEN 'exclusive' THEN coalesce(exclusive, 'unclassified')
      ELSE ''
    END AS label,
    folded_text(label) AS key
  FROM report
  LEFT JOIN weight USING (cnpj)
  LEFT JOIN (FROM {industry_class}) AS class USING (cnpj)
  WHERE ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], coalesce(weight.type, class.type, 'other')))
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], coalesce(filing_group, 'fif')))
),
size AS (SELECT key, count(DISTINCT cnpj) AS classes FROM labelled GROUP BY key),
day AS (
  SELECT date, CASE WHEN $frequency = 'day' THEN date ELSE last_day(date) END AS period, count(*) OVER (PARTITION BY period) AS days
  FROM (SELECT DISTINCT date FROM labelled)
)
SELECT
  period::VARCHAR                                                             AS date,
  max(label)                                                                  AS label,
  key,
  sum(inflow_value)::DECIMAL(24, 2)                                           AS inflow_value,
  sum(outflow_value)::DECIMAL(24, 2)                                          AS outflow_value,
  sum(net_flow_value)::DECIMAL(24, 2)                                         AS net_flow_value,
  any_value(days)::BIGINT                                                     AS days,
  (any_value(classes) * any_value(days) - count(*))::BIGINT                   AS missing_reports,
  round(sum(net_flow_value::DECIMAL(18, 2) * outside_share), 2)::DECIMAL(24, 2) AS final_flow_value,
  sum(net_flow_value) FILTER (outside_share <= 0.005 OR outside_share >= 0.995)::DECIMAL(24, 2) AS final_certain_value,
  sum(abs(net_flow_value))::DECIMAL(24, 2)                                    AS moved_value,
  coalesce(sum(abs(net_flow_value)) FILTER (outside_share IS NOT NULL), 0)::DECIMAL(24, 2) AS known_moved_value
FROM labelled
JOIN day USING (date)
JOIN size USING (key)
GROUP BY period, key
ORDER BY date, key
