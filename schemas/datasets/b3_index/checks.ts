import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'all_on_one_page',
    level: 'blocks',
    because: 'The whole list is requested in one page; an answer with more records than one page is only a part of it.',
    hint: 'Fetch it again later; if the portal limits its pages now, change the source so that it requests all of them.',
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
      'Numbers are requested in the Portuguese format, with points between thousands; in English, 2.663 is another number.',
    hint: 'The portal answered in another language than the request: fetch it again later.',
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
    because: 'The answer also has the sum of its quantities.',
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
    because:
      'The shares of an index add up to 100 percent, except for the rounding of each by up to half a thousandth.',
    hint: 'Look at the indexes before relying on their shares.',
    sql: `
      SELECT count(*) FILTER (is_whole IS NOT TRUE) || ' of ' || count(*) || ' indexes are off' AS figure,
        count(*) > 0 AND count(*) FILTER (is_whole IS NOT TRUE) = 0 AS passed
      FROM (SELECT abs(sum(share_percent) - 100) <= count(*) * 0.0005 AS is_whole FROM b3_index_asset GROUP BY index_code)`,
  },
]
