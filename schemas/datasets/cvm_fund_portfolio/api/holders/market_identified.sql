-- A derived name that may mean several assets identifies none. Such names are bound as one text, because an empty list
-- cannot be bound.
SELECT
  CASE WHEN asset_id_basis = 'derived' AND asset_id IN (SELECT unnest(string_split($unsure::VARCHAR, chr(31))))
    THEN 'unidentified' ELSE asset_id_basis END AS basis,
  coalesce(sum(abs(final_position_value)), 0) AS value
FROM {cvm_fund_portfolio}
GROUP BY ALL
