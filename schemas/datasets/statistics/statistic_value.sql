-- One row per series and period: a day, month, quarter or year.
SELECT
  value.series,
  CASE frequency
    WHEN 'month' THEN left(value.period, 4) || '-' || right(value.period, 2)
    WHEN 'quarter' THEN left(value.period, 4) || '-Q' || right(value.period, 1)
    ELSE value.period
  END                                                        AS period,
  -- A check before ensures that every value other than a marker is a decimal.
  TRY_CAST(filed AS DECIMAL(24,8))                           AS value,
  CASE WHEN filed IN ('-', '..', '...', 'X') THEN filed END  AS marker,
  strptime(modified, '%d/%m/%Y')::DATE                       AS modified_date,
  NULL                                                       AS end_date,
  member_file                                                AS source_member,
  value.line                                                 AS source_line
FROM ibge_value AS value
LEFT JOIN ibge_period AS listed ON listed.table_id = value.table_id AND listed.period = value.period
UNION ALL
SELECT
  series, period, valor, NULL, NULL, dataFim, member_file, line
FROM bcb_value
-- Lines take precedence over a document of the same day.
QUALIFY NOT is_document OR NOT bool_or(NOT is_document) OVER (PARTITION BY series, "data")
