-- Each line gets the group that it is added up in, the basis of its name, and figures with the sign that they have when long
-- and short are netted. Own, lent and borrowed lines of an asset add up; a line that names nothing stays alone.
WITH line AS (
  SELECT
    cnpj,
    id,
    leaf_key_of_line(asset_id, collateral_asset_id, asset_kind, competence_month, cnpj, id) AS leaf_key,
    asset_id_basis                                                       AS basis,
    netted_quantity(side, final_position_value, final_position_quantity) AS quantity,
    coalesce(final_position_value, 0)                                    AS value
  FROM {cvm_fund_portfolio}
  -- A join, because DuckDB then passes over the parts of the file that have none of these classes.
  WHERE cnpj IN (SELECT unnest($cnpjs::VARCHAR[]))
)
-- As text, with control characters between, which no value has: rows take the server several times as long to read.
SELECT
  cnpj,
  string_agg(concat(id, chr(31), leaf_key, chr(31), basis, chr(31), quantity, chr(31), value), chr(30)) AS lines
FROM line
GROUP BY cnpj
