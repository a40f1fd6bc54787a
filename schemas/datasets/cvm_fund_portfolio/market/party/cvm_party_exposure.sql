-- Holdings of the classes of each manager and administrator without double counts, with the same sums as
-- party_look_through.sql for chosen classes: of the look-through of each class, the part that no other class of the
-- party holds, without its unopened quotas of them. Numbers stand for texts, because a month has millions of leaves.
WITH served AS MATERIALIZED (
  SELECT
    total.cnpj, nav_value,
    row_number() OVER ()                                       AS place,
    dense_rank() OVER (ORDER BY party_type, party_cnpj)        AS party,
    party_type, party_cnpj
  FROM cvm_party_class JOIN cvm_class_total AS total USING (cnpj)
),
internal AS MATERIALIZED (
  SELECT holder.place, holder.cnpj, held.place AS held_place, held_cnpj, value, coalesce(opened_value, 0) AS opened_value
  FROM cvm_class_holding AS holding
  JOIN served AS holder ON holder.cnpj = holding.cnpj
  JOIN served AS held ON held.cnpj = held_cnpj AND held.party = holder.party
  WHERE holding.cnpj <> held_cnpj AND held.nav_value IS NOT NULL
),
opened AS (SELECT held_place AS place, sum(opened_value) AS value FROM internal GROUP BY held_place HAVING sum(opened_value) <> 0),
-- Classes whose leaves count only in part, or lose quotas.
parted AS MATERIALIZED (
  SELECT served.place, cnpj, party, (nav_value * 100)::HUGEINT AS nav, (coalesce(opened.value, 0) * 100)::HUGEINT AS opened
  FROM served LEFT JOIN opened USING (place)
  WHERE opened.value IS NOT NULL OR place IN (SELECT place FROM internal WHERE value <> opened_value)
),
whole AS MATERIALIZED (SELECT cnpj, list(party) AS parties FROM served ANTI JOIN parted USING (place) GROUP BY cnpj),
-- Lines that name no asset are added up by kind.
leaf AS MATERIALIZED (
  SELECT
    cnpj, leaf_key, asset_kind, resolution, value, quantity, shortest_depth, asset_id,
    hash(coalesce(asset_id, ' ' || asset_kind), resolution)    AS thing
  FROM cvm_fund_look_through
  WHERE resolution <> 'reconciliation'
),
closed AS MATERIALIZED (
  SELECT
    internal.place, leaf_key, resolution,
    sum(CASE WHEN leaves = 1 THEN internal.value - opened_value ELSE leaf.value END) AS value,
    sum(quantity)                                              AS quantity
  FROM internal
  JOIN (
    SELECT *, asset_id[6:19] AS held_cnpj, count(*) OVER (PARTITION BY cnpj, asset_id[6:19]) AS leaves
    FROM leaf
    WHERE shortest_depth = 0 AND resolution <> 'direct'
  ) AS leaf ON leaf.cnpj = internal.cnpj AND leaf.held_cnpj = internal.held_cnpj
  WHERE internal.value <> opened_value
  GROUP BY internal.place, leaf_key, resolution
),
-- Rounds each part to millionths of a cent, and the sum of a class and thing to the cent.
part AS MATERIALIZED (
  SELECT
    parted.place, parted.party, leaf.thing,
    CASE
      WHEN opened = 0 THEN leaf.value::DECIMAL(30, 8)
      -- Narrow decimals are multiplied ten times as fast as wide ones.
      ELSE (
        (
          coalesce((TRY_CAST(leaf.value AS DECIMAL(15, 2)) * 100)::HUGEINT, (leaf.value * 100)::HUGEINT)
          * (nav - opened) * 1000000 // nav
        ) * 0.00000001::DECIMAL(8, 8)
      )::DECIMAL(30, 8)
    END - coalesce(closed.value, 0)                            AS value,
    CASE
      WHEN opened = 0 THEN leaf.quantity::DECIMAL(30, 8)
      ELSE (((leaf.quantity * 1000000)::HUGEINT * (nav - opened) * 100 // nav) * 0.00000001::DECIMAL(8, 8))::DECIMAL(30, 8)
    END - coalesce(closed.quantity, 0)                         AS quantity
  FROM leaf
  JOIN parted USING (cnpj)
  LEFT JOIN closed
    ON closed.place = parted.place AND closed.leaf_key = leaf.leaf_key AND closed.resolution = leaf.resolution
),
of_parted AS MATERIALIZED (
  SELECT place, party, thing, round(sum(value), 2)::DECIMAL(24, 2) AS value, round(sum(quantity), 6)::DECIMAL(30, 6) AS quantity
  FROM part
  GROUP BY place, party, thing
  HAVING round(sum(value), 2) <> 0 OR sum(quantity) <> 0
),
value_of AS (
  SELECT party, thing, sum(value) AS value FROM (
    SELECT unnest(parties) AS party, thing, value FROM leaf JOIN whole USING (cnpj)
    UNION ALL
    SELECT party, thing, value FROM of_parted
  ) GROUP BY party, thing
),
thing AS MATERIALIZED (
  SELECT
    thing, asset_id, asset_kind,
    -- Two things with one number would be added up.
    CASE WHEN is_one THEN resolution ELSE error('two things have one number') END AS resolution
  FROM (
    SELECT
      thing, min(asset_id) AS asset_id, min(asset_kind) AS asset_kind, min(resolution) AS resolution,
      min(resolution) = max(resolution) AND min(coalesce(asset_id, ' ' || asset_kind)) = max(coalesce(asset_id, ' ' || asset_kind)) AS is_one
    FROM leaf GROUP BY thing
  )
),
ranked AS MATERIALIZED (
  SELECT party, thing, value, sum(value) OVER of_party AS all_value, rank() OVER (of_party ORDER BY value DESC) AS place
  FROM value_of
  WINDOW of_party AS (PARTITION BY party)
),
-- Among equal values the order of the answer decides.
largest AS MATERIALIZED (
  SELECT party, thing, value, all_value, asset_id, asset_kind, resolution
  FROM ranked JOIN thing USING (thing)
  WHERE place <= 200
  QUALIFY row_number() OVER (PARTITION BY party ORDER BY value DESC, asset_id NULLS FIRST, asset_kind, resolution) <= 200
),
counted AS (
  SELECT party, thing, sum(quantity) AS quantity, count(*) AS class_count FROM (
    SELECT cnpj, unnest(parties) AS party, thing, quantity FROM (
      SELECT cnpj, thing, sum(quantity) AS quantity
      FROM leaf SEMI JOIN largest USING (thing)
      GROUP BY cnpj, thing
      HAVING sum(value) <> 0 OR sum(quantity) <> 0
    ) JOIN whole USING (cnpj)
    UNION ALL
    SELECT NULL, party, thing, quantity FROM of_parted SEMI JOIN largest USING (thing)
  ) GROUP BY party, thing
)
SELECT
  party_type, party_cnpj, asset_id, asset_kind, resolution, value,
  CASE WHEN asset_id IS NOT NULL THEN quantity END             AS quantity,
  class_count,
  all_value
FROM largest
JOIN counted USING (party, thing)
JOIN (SELECT DISTINCT party, party_type, party_cnpj FROM served) AS named USING (party)
