-- Issuers in lines of the month.
WITH line AS (
  SELECT
    {filed_issuer_number}                                                AS number,
    issuer_name,
    CASE WHEN starts_with(asset_id, 'b3:') AND asset_kind IN ('listed_share', 'unit') THEN asset_id[4:7] END AS letters,
    coalesce(final_position_value, 0)                                    AS value
  FROM cvm_fund_portfolio
  WHERE {counting_line} AND coalesce(issuer_document, issuer_cnpj) IS NOT NULL
)
SELECT
  number[:8]                                                             AS issuer_id,
  number                                                                 AS cnpj,
  issuer_name                                                            AS name,
  letters,
  count(*)                                                               AS line_count,
  sum(abs(value))                                                        AS gross_value
FROM line
WHERE number IS NOT NULL
GROUP BY ALL
