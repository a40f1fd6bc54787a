-- One row per index and security of its portfolio in force.
SELECT
  member                                                                AS index_code,
  ticker, name, specification,
  -- A check before ensures the form: points separate thousands, a comma decimals.
  TRY_CAST(replace(replace(quantity_filed, '.', ''), ',', '.') AS DECIMAL(24,6)) AS theoretical_quantity,
  TRY_CAST(replace(part_filed, ',', '.') AS DECIMAL(18,6))              AS share_percent,
  member_file                                                           AS source_member,
  line                                                                  AS source_line
FROM portfolio_line
