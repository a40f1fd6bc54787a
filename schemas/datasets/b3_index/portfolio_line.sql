-- Reads {results: [{cod, asset, type, theoricalQty: "4.380.195.841", part: "3,157"}, …]}.
WITH asset AS (
  SELECT member, member_file, line, unnest(content::JSON -> '$.results[*]') AS asset FROM raw_portfolio
)
SELECT
  member, member_file, line,
  trim(asset ->> '$.cod')              AS ticker,
  nullif(trim(asset ->> '$.asset'), '') AS name,
  nullif(trim(asset ->> '$.type'), '') AS specification,
  asset ->> '$.theoricalQty'           AS quantity_filed,
  asset ->> '$.part'                   AS part_filed
FROM asset
