-- The bonds with an ISIN.
SELECT isin FROM {bcb_bond} WHERE isin = $isin LIMIT 1
