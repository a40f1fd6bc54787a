import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'all_on_one_page',
    level: 'blocks',
    because: 'An answer is asked for in one page; one that says it has more records is a part of the list.',
    hint: 'Fetch it again later; if the portal limits its pages now, change the source to ask for all of them.',
    sql: `
      SELECT member, line, 'content' AS "column",
        'has ' || coalesce(json_array_length(content::JSON, '$.results'), 0) || ' records of '
          || coalesce(content::JSON ->> '$.page.totalRecords', 'nobody knows how many') AS detail
      FROM (SELECT member, line, content FROM raw_portfolio UNION ALL SELECT member, line, content FROM raw_membership)
      WHERE (json_array_length(content::JSON, '$.results') = TRY_CAST(content::JSON ->> '$.page.totalRecords' AS BIGINT)) IS NOT TRUE`,
  },
  {
    id: 'brazilian_numbers',
    level: 'blocks',
    because:
      'Points between thousands and a comma before decimals are asked for; in the English form 2.663 would be another number.',
    hint: 'The portal answered in another language than it was asked in: fetch it again later.',
    sql: `
      SELECT member, line, 'content' AS "column",
        coalesce(ticker, 'a security') || ' has ' || coalesce(quantity_filed, 'no quantity') || ' and ' || coalesce(part_filed, 'no part') AS detail
      FROM portfolio_line
      WHERE NOT coalesce(regexp_full_match(quantity_filed, '[0-9]{1,3}([.][0-9]{3})*(,[0-9]{1,6})?'), false)
        OR NOT coalesce(regexp_full_match(part_filed, '[0-9]{1,3},[0-9]{3}'), false)`,
  },
  {
    id: 'quantities_add_up',
    level: 'grades',
    because: 'The answer says the sum of its quantities.',
    hint: 'Look at the indexes before relying on their quantities.',
    sql: `
      SELECT count(*) FILTER (said IS DISTINCT FROM summed) || ' of ' || count(*) || ' indexes differ' AS figure,
        count(*) > 0 AND count(*) FILTER (said IS DISTINCT FROM summed) = 0 AS passed
      FROM (
        SELECT member AS index_code,
          TRY_CAST(replace(replace(content::JSON ->> '$.header.theoricalQty', '.', ''), ',', '.') AS DECIMAL(24,6)) AS said
        FROM raw_portfolio
      ) LEFT JOIN (SELECT index_code, sum(theoretical_quantity) AS summed FROM b3_index_asset GROUP BY ALL) USING (index_code)`,
  },
  {
    id: 'parts_add_up',
    level: 'grades',
    because: 'The parts of an index are 100 percent, but for half a thousandth that each is rounded by.',
    hint: 'Look at the indexes before relying on their parts.',
    sql: `
      SELECT count(*) FILTER (is_whole IS NOT TRUE) || ' of ' || count(*) || ' indexes are off' AS figure,
        count(*) > 0 AND count(*) FILTER (is_whole IS NOT TRUE) = 0 AS passed
      FROM (SELECT abs(sum(share_percent) - 100) <= count(*) * 0.0005 AS is_whole FROM b3_index_asset GROUP BY index_code)`,
  },
]
