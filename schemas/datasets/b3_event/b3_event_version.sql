-- If any event of a company has changed, this publication has all of its events again.
WITH event AS (
  SELECT * EXCLUDE (source_member, source_line) FROM b3_event
),
previous AS (
  SELECT * EXCLUDE (source_member, source_line) FROM previous_b3_event
),
changed AS (
  SELECT issuer_code FROM (FROM event EXCEPT FROM previous)
  UNION
  SELECT issuer_code FROM (FROM previous EXCEPT FROM event)
),
last_version AS (
  SELECT issuer_code, max(version) AS version FROM history GROUP BY ALL
)
SELECT
  b3_event.* EXCLUDE (source_member, source_line),
  coalesce(last_version.version, 0) + 1       AS version,
  getvariable('published_at')::DATE           AS seen_date,
  partition_input.url                         AS source_url,
  partition_input.sha256                      AS source_sha256,
  source_member,
  source_line
FROM b3_event
SEMI JOIN changed USING (issuer_code)
LEFT JOIN last_version USING (issuer_code)
LEFT JOIN partition_input
  ON source = CASE list WHEN 'cash_history' THEN 'cash_' ELSE 'supplement_' END || lower(issuer_code)
