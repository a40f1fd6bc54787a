SELECT isin FROM {bcb_bond} WHERE isin = $isin LIMIT 1
