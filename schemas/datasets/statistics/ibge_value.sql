-- The values of the aggregates: [{id, variavel, resultados: [{series: [{localidade: {id}, serie: {"201001": "0.75", …}}]}]}].
WITH variable AS (
  SELECT member, member_file, line, unnest(content::JSON -> '$[*]') AS variable FROM raw_ibge
),
series AS (
  SELECT member, member_file, line, variable ->> '$.id' AS variable_id,
    unnest(variable -> '$.resultados[*].series[*]') AS series
  FROM variable
),
period AS (
  SELECT *, series ->> '$.localidade.id' AS place_id, series -> '$.serie' AS serie,
    unnest(json_keys(series -> '$.serie')) AS period
  FROM series
)
SELECT member, member_file, line, variable_id, place_id, period, serie ->> ('$."' || period || '"') AS filed FROM period
