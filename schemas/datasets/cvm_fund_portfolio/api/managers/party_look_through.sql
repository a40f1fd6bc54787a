-- Holdings of the classes of a party without double counts: of the look-through of each class, the part that no other
-- class of the party holds, without its unopened quotas of them.
WITH served AS MATERIALIZED (
  SELECT total.cnpj, total.nav_value, total.line_count
  FROM {cvm_party_class} JOIN (FROM {cvm_class_total}) AS total USING (cnpj)
  WHERE party_type = $party_type AND party_cnpj = $party
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
internal AS MATERIALIZED (
  SELECT holding.cnpj, held_cnpj, value, coalesce(opened_value, 0) AS opened_value
  FROM (FROM {cvm_class_holding}) AS holding
  SEMI JOIN served ON served.cnpj = holding.cnpj
  JOIN served AS held ON held.cnpj = held_cnpj
  WHERE holding.cnpj <> held_cnpj AND held.nav_value IS NOT NULL
),
opened AS MATERIALIZED (
  SELECT served.cnpj, (nav_value * 100)::HUGEINT AS nav, (coalesce(sum(opened_value), 0) * 100)::HUGEINT AS opened
  FROM served LEFT JOIN internal ON held_cnpj = served.cnpj
  GROUP BY served.cnpj, nav_value
),
leaf AS MATERIALIZED (
  SELECT look.*, opened, nav FROM (FROM {cvm_fund_look_through}) AS look JOIN opened USING (cnpj)
),
-- Rounds each part to millionths of a cent, and the sum of all to the cent.
part AS (
  SELECT
    leaf_key, asset_id, asset_kind, resolution, cnpj,
    CASE
      WHEN opened = 0 THEN value::DECIMAL(30, 8)
      ELSE (((value * 100)::HUGEINT * (nav - opened) * 1000000 // nav) * 0.00000001::DECIMAL(8, 8))::DECIMAL(30, 8)
    END AS value,
    CASE
      WHEN opened = 0 THEN quantity::DECIMAL(30, 8)
      ELSE (((quantity * 1000000)::HUGEINT * (nav - opened) * 100 // nav) * 0.00000001::DECIMAL(8, 8))::DECIMAL(30, 8)
    END AS quantity
  FROM leaf
  WHERE resolution <> 'reconciliation'
),
-- An unopened quota of a class of the party is a leaf of the holder itself, which is taken off.
closed AS (
  SELECT
    leaf_key, asset_id, asset_kind, resolution, leaf.cnpj,
    CASE WHEN count(*) OVER (PARTITION BY internal.cnpj, held_cnpj) = 1 THEN internal.value - opened_value ELSE leaf.value END AS value,
    quantity
  FROM internal
  JOIN leaf ON leaf.cnpj = internal.cnpj AND asset_id[6:19] = held_cnpj
  WHERE internal.value <> opened_value AND shortest_depth = 0 AND resolution NOT IN ('direct', 'reconciliation')
),
together AS (
  SELECT * FROM part
  UNION ALL
  SELECT leaf_key, asset_id, asset_kind, resolution, cnpj, -value, -quantity FROM closed
),
-- Rounds once for each class, so that the rows of the classes add up to the row of the asset.
by_class AS (
  SELECT
    coalesce(asset_id, '') AS asset_id, min(asset_kind) AS kind, resolution, cnpj,
    round(sum(value), 2)::DECIMAL(24, 2) AS value,
    CASE WHEN asset_id IS NOT NULL THEN round(sum(quantity), 6) END::DECIMAL(30, 6) AS quantity
  FROM together
  GROUP BY asset_id, resolution, cnpj, CASE WHEN asset_id IS NULL THEN asset_kind END
  HAVING round(sum(value), 2) <> 0 OR sum(quantity) <> 0
)
{listed_party_positions}
