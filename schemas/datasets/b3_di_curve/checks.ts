import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'contracts_have_month',
    level: 'blocks',
    because: 'The month in which a contract of one-day deposits ends is in its code, and in nothing else.',
    hint: 'Look at the codes named: the exchange may have new ones.',
    sql: `
      SELECT member, line, 'TckrSymb' AS "column", TckrSymb AS detail
      FROM raw_settlement
      WHERE NOT regexp_full_match(TckrSymb, 'DI1[FGHJKMNQUVXZ][0-9]{2}')
      ORDER BY line`,
  },
  {
    id: 'settlements_are_final',
    level: 'grades',
    because: 'A settlement that is not final may change.',
    hint: 'Fetch the file again the next day.',
    sql: `
      SELECT count(*) FILTER (status IS DISTINCT FROM 'F') || ' of ' || count(*) || ' not final' AS figure,
        count(*) FILTER (status IS DISTINCT FROM 'F') = 0 AS passed
      FROM b3_di_settlement`,
  },
]
