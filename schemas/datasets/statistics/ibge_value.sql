-- The values of the aggregates, each with its series:
-- [{id, resultados: [{classificacoes: [{categoria: {"7170": "…"}}], series: [{localidade: {id}, serie: {"202001": "0.75", …}}]}]}].
WITH variable AS (
  SELECT member, member_file, line, unnest(content::JSON -> '$[*]') AS variable FROM raw_ibge
),
result AS (
  SELECT member, member_file, line, variable ->> '$.id' AS variable_id, unnest(variable -> '$.resultados[*]') AS result
  FROM variable
),
series AS (
  SELECT member, member_file, line, variable_id, json_keys(result -> '$.classificacoes[0].categoria')[1] AS category_id,
    unnest(result -> '$.series[*]') AS series
  FROM result
),
period AS (
  SELECT *, series ->> '$.localidade.id' AS place_id, series -> '$.serie' AS serie,
    unnest(json_keys(series -> '$.serie')) AS period
  FROM series
)
SELECT
  member, member_file, line, declared.id AS series, variable_id, category_id, place_id, period,
  serie ->> ('$."' || period || '"') AS filed
FROM period
LEFT JOIN declared_series AS declared ON declared.code = concat_ws('/', member, variable_id, category_id)
