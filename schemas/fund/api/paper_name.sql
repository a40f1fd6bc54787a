-- In a month that lacks the paper's own name, its last group is taken.
SELECT
  coalesce(
    (SELECT alias_of FROM {asset} WHERE asset_id = $id AND $id NOT IN (SELECT asset_id FROM {cvm_asset_month} WHERE asset_id = $id)),
    $id
  ) AS id
