-- Gives each line its group, the basis of its name, and figures with the sign for netting long and short positions.
-- Own, lent and borrowed lines of an asset add up; a line that names no asset stays alone.
WITH line AS (
  SELECT
    cnpj,
    id,
    leaf_key_of_line(asset_id, collateral_asset_id, asset_kind, competence_month, cnpj, id) AS leaf_key,
    asset_id_basis                                                       AS basis,
    netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
    coalesce(final_position_value, 0)                                    AS value
  FROM {cvm_fund_portfolio}
  -- A join, so that DuckDB skips the parts of the file without these classes.
  WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[]))
)
-- As text, because rows take the server several times as long to read. Control characters, which no value has, separate
-- the fields.
SELECT
  cnpj,
  string_agg(concat(id, chr(31), leaf_key, chr(31), basis, chr(31), quantity, chr(31), value), chr(30)) AS lines
FROM line
GROUP BY cnpj
