-- Sums the flows of classes by day or month, for a month without holdings.
WITH weight AS (
  SELECT NULL::VARCHAR AS cnpj, NULL::VARCHAR AS type, NULL::VARCHAR AS filing_group, NULL::DECIMAL(28, 10) AS outside_share
  WHERE false
),
{flow_rows}
