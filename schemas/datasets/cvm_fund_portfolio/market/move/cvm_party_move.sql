-- The 100 assets that the classes of each manager and administrator bought most, and the 100 that they sold most, with
-- the same sums as asset_moves.sql for chosen classes. The way of holding includes the party, so that no sum mixes
-- parties.
WITH party AS (
  SELECT cnpj, party_type, party_cnpj, dense_rank() OVER (ORDER BY party_type, party_cnpj) AS party
  FROM (SELECT DISTINCT cnpj, party_type, party_cnpj FROM cvm_party_class)
),
every_position AS MATERIALIZED (
  SELECT
    move.* REPLACE ({'party': party, 'held': position} AS position),
    hash(party, asset_id, CASE WHEN asset_id IS NULL THEN asset_kind END, position) AS thing
  FROM cvm_position_move AS move JOIN party USING (cnpj)
),
-- Only positions with a confirmed trade count as bought or sold.
position AS (
  FROM every_position
  SEMI JOIN (
    SELECT thing FROM every_position WHERE unexplained_quantity = 0 AND filed_purchases_value <> filed_sales_value
  ) AS traded USING (thing)
),
moved AS (
{asset_moves}),
ranked AS (
  SELECT *
  FROM (SELECT *, explained_purchases_value - explained_sales_value AS net_value FROM moved)
  WHERE net_value <> 0
  QUALIFY row_number() OVER (
    PARTITION BY position.party, net_value > 0 ORDER BY abs(net_value) DESC, asset_id NULLS FIRST, asset_kind, position.held
  ) <= 100
),
filed AS (
  SELECT asset_id, position, string_agg(DISTINCT coalesce(filed_ids, asset_id), ',' ORDER BY coalesce(filed_ids, asset_id)) AS filed_ids
  FROM position
  SEMI JOIN ranked USING (asset_id, position)
  GROUP BY asset_id, position
)
SELECT
  party_type,
  party_cnpj,
  ranked.* EXCLUDE (net_value) REPLACE (ranked.position.held AS position),
  filed_ids
FROM ranked
JOIN (SELECT DISTINCT party, party_type, party_cnpj FROM party) AS named ON named.party = ranked.position.party
LEFT JOIN filed ON filed.asset_id = ranked.asset_id AND filed.position = ranked.position
