-- Sums the shares of each class of an issuer that funds hold in the month: owned and lent shares less borrowed ones.
-- The last digit of a ticker decides the class.
WITH ticker AS (
  SELECT DISTINCT unnest(string_split(tickers, ';')) AS ticker FROM {issuer} WHERE issuer_id = $root AND tickers <> ''
),
class AS (
  SELECT ticker, CASE WHEN ticker[5] = '3' THEN 'common' ELSE 'preferred' END AS class, 'b3:' || ticker AS asset_id
  FROM ticker
  WHERE length(ticker) = 5 AND ticker[5] BETWEEN '3' AND '8'
),
named AS (
  SELECT class, asset_id FROM class
  UNION
  SELECT class, from_id
  FROM {asset_link} JOIN class ON to_id = asset_id
  WHERE valid_from::DATE <= $last_day::DATE AND valid_to::DATE >= $first_day::DATE
)
SELECT
  class,
  sum(CASE WHEN position = 'borrowed' THEN -abs(final_position_quantity) ELSE final_position_quantity END)::DECIMAL(38, 6) AS quantity,
  count(*)::INTEGER                                                AS line_count,
  count(*) FILTER (final_position_quantity IS NULL)::INTEGER       AS lines_without_quantity
FROM {cvm_fund_portfolio} JOIN named USING (asset_id)
WHERE NOT confidential AND position IN ('owned', 'lent', 'borrowed')
GROUP BY class
