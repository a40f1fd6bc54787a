-- ISINs may begin with the code. Codes at the depositary must equal it: only one paper has each.
WITH found AS (
  SELECT isin, issuer_code, instrument_type, cetip_code
  FROM {b3_isin}
  WHERE starts_with(isin, $code::VARCHAR) OR cetip_code = $code
  ORDER BY isin
  LIMIT $limit::BIGINT
)
SELECT isin, cetip_code, instrument_type, name AS issuer_name
FROM found LEFT JOIN {b3_isin_issuer} ON code = issuer_code
ORDER BY isin
