-- The values of the aggregates: [{variavel, resultados: [{series: [{serie: {"201001": "0.75", …}}]}]}].
WITH variable AS (
  SELECT member, member_file, line, unnest(content::JSON -> '$[*]') AS variable FROM raw_ibge
),
serie AS (
  SELECT member, member_file, line, unnest(variable -> '$.resultados[*].series[*].serie') AS serie FROM variable
),
period AS (
  SELECT *, unnest(json_keys(serie)) AS period FROM serie
)
SELECT member, member_file, line, period, serie ->> ('$."' || period || '"') AS filed FROM period
