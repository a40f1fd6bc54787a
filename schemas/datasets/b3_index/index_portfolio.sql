-- A portfolio of an index, the largest part first.
SELECT ticker, coalesce(name, '') AS name, coalesce(specification, '') AS specification, theoretical_quantity, share_percent
FROM b3_index_portfolio
WHERE index_code = $code AND version = $version::INTEGER
ORDER BY share_percent DESC, ticker
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
