-- One row per company with an answer about its events, even if it has none.
WITH company AS (
  SELECT member AS issuer_code, member_file, line, unnest(content::JSON -> '$[*]') AS company FROM raw_supplement
),
history AS (
  SELECT
    left(member, 4)                                         AS issuer_code,
    (content::JSON ->> '$.page.totalRecords')::INTEGER      AS cash_records,
    json_array_length(content::JSON, '$.results')::INTEGER  AS cash_records_here
  FROM raw_cash
)
SELECT
  issuer_code,
  nullif(trim(company ->> '$.tradingName'), '')                                  AS trading_name,
  TRY_CAST(company ->> '$.codeCVM' AS INTEGER)                                   AS cvm_code,
  TRY_CAST(replace(company ->> '$.numberCommonShares', '.', '') AS BIGINT)       AS common_shares,
  TRY_CAST(replace(company ->> '$.numberPreferredShares', '.', '') AS BIGINT)    AS preferred_shares,
  cash_records,
  cash_records_here,
  member_file                                                                    AS source_member,
  line                                                                           AS source_line
FROM company
LEFT JOIN history USING (issuer_code)
