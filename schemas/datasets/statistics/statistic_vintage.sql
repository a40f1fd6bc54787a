-- A value is a new version if it differs from the last known one of its period.
WITH last_version AS (
  FROM history QUALIFY row_number() OVER (PARTITION BY series, period ORDER BY vintage DESC) = 1
),
-- Values from before versions were recorded, whose first snapshot is not known.
unrecorded AS (
  SELECT series, period, value, marker, modified_date, end_date, source_member, source_line
  FROM previous_statistic_value ANTI JOIN last_version USING (series, period)
),
known AS (
  SELECT series, period, vintage, is_withdrawn, value, marker, modified_date, end_date FROM last_version
  UNION ALL
  SELECT series, period, 1, false, value, marker, modified_date, end_date FROM unrecorded
),
brought AS (
  SELECT
    now.series, now.period, coalesce(known.vintage, 0) + 1 AS vintage,
    now.value, now.marker, now.modified_date, now.end_date, false AS is_withdrawn, now.source_member, now.source_line
  FROM statistic_value AS now LEFT JOIN known USING (series, period)
  WHERE known.vintage IS NULL OR known.is_withdrawn
    OR (now.value, now.marker, now.modified_date, now.end_date)
      IS DISTINCT FROM (known.value, known.marker, known.modified_date, known.end_date)
  UNION ALL
  SELECT series, period, vintage + 1, NULL, NULL, NULL, NULL, true, NULL, NULL
  FROM known ANTI JOIN statistic_value USING (series, period)
  WHERE NOT is_withdrawn
)
SELECT
  series, period, 1 AS vintage, value, marker, modified_date, end_date, false AS is_withdrawn,
  NULL AS first_snapshot, NULL AS published_at, NULL AS snapshot_before,
  source_member, source_line, NULL AS source_url, NULL AS source_sha256
FROM unrecorded
UNION ALL
SELECT
  series, period, vintage, value, marker, modified_date, end_date, is_withdrawn,
  getvariable('snapshot'), getvariable('published_at'), getvariable('snapshot_before'),
  source_member, source_line, partition_input.url, partition_input.sha256
FROM brought LEFT JOIN partition_input
  ON partition_input.source = CASE
    WHEN source_member = series || '.json' THEN 'own_' || replace(series, '-', '_')
    WHEN series LIKE 'ibge-%' THEN 'ibge_' || replace(regexp_extract(source_member, '^(.+)[.]json$', 1), '-', '_')
    WHEN series IN (SELECT id FROM statistic_series WHERE declared_by = 'operator')
      THEN 'own_bcb_' || replace(regexp_extract(source_member, '^bcdata[.]sgs[.](.+)[.]csv$', 1), '.', '_')
    ELSE 'bcb_' || replace(regexp_extract(source_member, '^bcdata[.]sgs[.](.+)[.]csv$', 1), '.', '_')
  END
