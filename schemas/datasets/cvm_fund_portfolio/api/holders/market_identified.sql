-- The value of a month's lines that name their asset, by the basis of the name: a derived one that may be of several assets
-- identifies none. Those are one text, because a list that is empty cannot be bound.
SELECT
  CASE WHEN asset_id_basis = 'derived' AND asset_id IN (SELECT unnest(string_split($unsure::VARCHAR, chr(31))))
    THEN 'unidentified' ELSE asset_id_basis END AS basis,
  coalesce(sum(abs(final_position_value)), 0) AS value
FROM {cvm_fund_portfolio}
GROUP BY ALL
