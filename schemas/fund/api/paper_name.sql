-- The name to ask for a paper by: its own, or, in a month that lacks it, that of the group that it was last in.
SELECT
  coalesce(
    (SELECT alias_of FROM {asset} WHERE asset_id = $id AND $id NOT IN (SELECT asset_id FROM {cvm_asset_month} WHERE asset_id = $id)),
    $id
  ) AS id
