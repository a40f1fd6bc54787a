import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'values_readable',
    level: 'blocks',
    because: 'A value is a decimal with a point or one of the markers - .. ... X: anything else has a meaning unknown.',
    hint: 'Look at the periods named, and teach schemas/datasets/statistics what their text means.',
    sql: `
      SELECT member, line, period AS "column", 'has ' || coalesce(filed, 'no value') AS detail
      FROM ibge_value
      WHERE NOT coalesce(regexp_full_match(filed, '-?[0-9]{1,16}([.][0-9]{1,8}0*)?'), false)
        AND NOT coalesce(filed IN ('-', '..', '...', 'X'), false)
      UNION ALL
      SELECT member, line, 'valor', 'is empty' FROM raw_bcb WHERE valor IS NULL`,
  },
  {
    id: 'periods_are_months',
    level: 'blocks',
    because: 'A period of six digits is a month; those of quarters look the same and would pass for January to April.',
    hint: 'Declare the frequency of the aggregate before it is compiled.',
    sql: `
      SELECT member, line, period AS "column", 'is no month' AS detail FROM ibge_value
      WHERE NOT regexp_full_match(period, '(19|20)[0-9]{2}(0[1-9]|1[0-2])')
      UNION ALL
      SELECT member, line, 'data', coalesce("data"::VARCHAR, 'no day') || ' is not the first of a month'
      FROM raw_bcb WHERE (day("data") = 1) IS NOT TRUE`,
  },
  {
    id: 'ipca_agrees',
    level: 'grades',
    because: 'The central bank republishes the IPCA of the IBGE: where the two differ one of them is wrong or late.',
    hint: 'Compare the periods named with the press release of the IBGE.',
    sql: `
      WITH ibge AS (SELECT period, value FROM statistic_value WHERE series = 'ibge-1737-63'),
      bcb AS (SELECT period, value FROM statistic_value WHERE series = 'bcb-433'),
      -- One of them begins earlier, or has the newest month first: what both span is compared.
      common AS (
        SELECT greatest(a.first, b.first) AS first, least(a.last, b.last) AS last
        FROM (SELECT min(period) AS first, max(period) AS last FROM ibge) AS a,
          (SELECT min(period) AS first, max(period) AS last FROM bcb) AS b
        WHERE a.first IS NOT NULL AND b.first IS NOT NULL
      ),
      compared AS (
        SELECT period, ibge.value AS ibge, bcb.value AS bcb,
          ibge.period IS NULL OR bcb.period IS NULL OR ibge.value IS DISTINCT FROM bcb.value AS differs
        FROM ibge FULL JOIN bcb USING (period) JOIN common ON period BETWEEN first AND last
      )
      SELECT
        CASE WHEN count(*) = 0 THEN 'nothing to compare: no month is in both'
        ELSE count(*) FILTER (differs) || ' of ' || count(*) || ' periods differ'
          || coalesce(': ' || string_agg(period || ' IBGE ' || coalesce(ibge::VARCHAR, 'none') || ' BCB '
            || coalesce(bcb::VARCHAR, 'none'), ', ' ORDER BY period) FILTER (differs), '') END AS figure,
        count(*) > 0 AND count(*) FILTER (differs) = 0 AS passed
      FROM compared`,
  },
]
