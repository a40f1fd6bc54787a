-- Finds the ISINs of a ticker from quotes of the spot market alone, in the columns of the table of assets.
SELECT 'b3:' || ticker AS asset_id, arg_max(isin, (last_day, isin)) AS isin, NULL::VARCHAR AS alias_of
FROM {b3_spot_ticker}
WHERE 'b3:' || ticker = $id
GROUP BY ticker
