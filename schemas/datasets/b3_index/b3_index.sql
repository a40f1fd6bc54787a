-- One row per index.
WITH listed AS (
  SELECT
    index_code, count(*) AS securities,
    any_value(header ->> '$.update')::DATE                                                           AS updated_date,
    any_value(printf('%04d-%02d', (header ->> '$.year')::INTEGER, (header ->> '$.startMonth')::INTEGER)) AS first_month,
    any_value(printf('%04d-%02d', (header ->> '$.year')::INTEGER, (header ->> '$.endMonth')::INTEGER))   AS last_month
  FROM index_membership WHERE index_code <> '' GROUP BY ALL
),
held AS (
  SELECT index_code, count(*) AS portfolio_assets FROM b3_index_asset GROUP BY ALL
)
SELECT index_code AS code, securities, updated_date, first_month, last_month, portfolio_assets
FROM listed FULL JOIN held USING (index_code)
