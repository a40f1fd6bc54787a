-- Reads [{id, resultados: [{classificacoes: [{id: "315", categoria: {"7170": "…"}}], series: [{localidade: {id, nivel:
-- {id}}, serie: {"202001": "0.75", …}}]}]}]. The categories of a result are written in the form and order of addresses:
-- 315[7170].
WITH variable AS (
  SELECT member, member_file, line, unnest(content::JSON -> '$[*]') AS variable FROM raw_ibge
),
result AS (
  SELECT member, member_file, line, variable ->> '$.id' AS variable_id, unnest(variable -> '$.resultados[*]') AS result
  FROM variable
),
series AS (
  SELECT member, member_file, line, variable_id,
    array_to_string(list_sort([
      json_extract_string(each, '$.id') || '[' || array_to_string(json_keys(json_extract(each, '$.categoria')), ',') || ']'
      FOR each IN json_extract(result, '$.classificacoes[*]')
    ]), '|') AS categories,
    unnest(result -> '$.series[*]') AS series
  FROM result
),
period AS (
  SELECT *, series ->> '$.localidade.id' AS place_id,
    (series ->> '$.localidade.nivel.id') || '[' || (series ->> '$.localidade.id') || ']' AS place, series -> '$.serie' AS serie,
    unnest(json_keys(series -> '$.serie')) AS period
  FROM series
)
SELECT
  period.member, member_file, line, declared.id AS series, split_part(declared.code, '/', 1) AS table_id,
  declared.frequency, variable_id, period.categories, place_id, period.place = declared.place AS is_place, period,
  serie ->> ('$."' || period || '"') AS filed
FROM period
LEFT JOIN declared_series AS declared
  ON declared.member_id = period.member AND split_part(declared.code, '/', 2) = variable_id AND declared.categories = period.categories
