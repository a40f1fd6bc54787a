-- The group that each line of some classes is added up in by what it says itself, how its name is known, and its figures with the sign that they have
-- when long and short are netted. Own, lent and borrowed lines of an asset are added up; a line that names nothing is
-- added up with no other.
SELECT
  cnpj,
  id,
  CASE
    WHEN asset_id IS NOT NULL                             THEN asset_id
    WHEN collateral_asset_id IS NOT NULL                  THEN 'repo ' || collateral_asset_id
    WHEN asset_kind IN ('cash', 'payable', 'receivable')  THEN asset_kind
    ELSE concat_ws(' ', 'line', competence_month, cnpj, id)
  END                                                                  AS asset_key,
  asset_id_basis                                                       AS basis,
  netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
  coalesce(final_position_value, 0)                                    AS value
FROM {cvm_fund_portfolio}
WHERE cnpj IN $cnpjs
