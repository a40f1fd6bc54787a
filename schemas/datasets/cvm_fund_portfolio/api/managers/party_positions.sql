-- Sums the holdings of the classes of a party by asset without double counts: their lines except quotas of each other.
WITH served AS MATERIALIZED (
  SELECT total.cnpj, total.nav_value, total.line_count
  FROM {cvm_party_class} JOIN (FROM {cvm_class_total}) AS total USING (cnpj)
  WHERE party_type = $party_type AND party_cnpj = $party
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
-- A number that filed in the month keeps its meaning, even if the register has renumbered it since.
renumbered AS (
  SELECT fund_cnpj, cnpj FROM {only_class} ANTI JOIN {cvm_class_total} ON cvm_class_total.cnpj = only_class.fund_cnpj
),
internal AS (
  SELECT quota.id
  FROM (FROM {cvm_fund_quota}) AS quota
  SEMI JOIN served ON served.cnpj = quota.cnpj
  LEFT JOIN renumbered ON renumbered.fund_cnpj = quota.fund_cnpj
  JOIN served AS held ON held.cnpj = coalesce(renumbered.cnpj, quota.fund_cnpj)
  WHERE NOT is_foreign AND NOT confidential AND held.cnpj <> quota.cnpj AND held.nav_value IS NOT NULL
),
link AS (
  SELECT from_id, arg_max(to_id, (valid_to, to_id)) AS to_id
  FROM {asset_link}
  WHERE valid_from <= $last_day::DATE AND valid_to >= $first_day::DATE
  GROUP BY from_id
),
line AS (
  SELECT
    coalesce(third.to_id, second.to_id, first.to_id, line.asset_id)           AS asset_id,
    CASE WHEN confidential THEN 'confidential' ELSE asset_kind END            AS asset_kind,
    'direct'                                                                  AS resolution,
    line.cnpj,
    final_position_value                                                      AS value,
    netted_quantity(side, final_position_value, final_position_quantity)      AS quantity
  FROM (FROM {cvm_fund_portfolio}) AS line
  SEMI JOIN served ON served.cnpj = line.cnpj
  LEFT JOIN link AS first ON first.from_id = line.asset_id
  LEFT JOIN link AS second ON second.from_id = first.to_id
  LEFT JOIN link AS third ON third.from_id = second.to_id
  WHERE line.id NOT IN (SELECT id FROM internal)
),
by_class AS (
  SELECT
    coalesce(asset_id, '') AS asset_id, min(asset_kind) AS kind, resolution, cnpj,
    coalesce(sum(value), 0)::DECIMAL(24, 2) AS value,
    CASE WHEN asset_id IS NOT NULL THEN sum(quantity) END::DECIMAL(30, 6) AS quantity
  FROM line
  GROUP BY asset_id, resolution, cnpj, CASE WHEN asset_id IS NULL THEN asset_kind END
)
{listed_party_positions}
