-- Reads {header: {update, startMonth, endMonth, year}, results: [{code, indexes: "IBOV,IBRA"}, …]}.
WITH security AS (
  SELECT member, line, content::JSON -> '$.header' AS header, unnest(content::JSON -> '$.results[*]') AS security FROM raw_membership
)
SELECT
  member, line, header,
  trim(security ->> '$.code')                                         AS ticker,
  trim(unnest(string_split(security ->> '$.indexes', ',')))           AS index_code
FROM security
