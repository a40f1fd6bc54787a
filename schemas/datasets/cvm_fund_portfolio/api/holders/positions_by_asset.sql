-- Leaves out assets of funds. An asset's lines are one text, `cnpj position quantity value` separated by semicolons: a list
-- of structs takes the server several times as long to read.
SELECT
  asset_id,
  string_agg(
    concat_ws(
      ' ',
      cnpj,
      CASE WHEN position = 'lent' THEN 'owned' ELSE position END,
      rtrim(rtrim(netted_quantity(side, final_position_value, final_position_quantity)::VARCHAR, '0'), '.'),
      coalesce(final_position_value, 0)
    ),
    ';'
  ) AS lines
FROM {cvm_fund_portfolio}
WHERE asset_id IS NOT NULL AND NOT starts_with(asset_id, 'fund:')
GROUP BY asset_id
