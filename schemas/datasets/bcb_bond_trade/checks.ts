import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'names_its_bond',
    level: 'blocks',
    because: 'A trade without its day, code, ISIN or maturity is of no bond that can be named.',
    hint: 'Look at the lines named: the columns of the file may have moved.',
    sql: `
      SELECT member, line, 'CODIGO' AS "column", 'or DATA MOV, SIGLA, CODIGO ISIN or VENCIMENTO is empty' AS detail
      FROM raw_bond_trade
      WHERE "DATA MOV" IS NULL OR SIGLA IS NULL OR CODIGO IS NULL OR "CODIGO ISIN" IS NULL OR VENCIMENTO IS NULL
      ORDER BY line`,
  },
  {
    id: 'means_between_ends',
    level: 'grades',
    because: 'A mean lies between the lowest and the highest: prices and rates have changed columns otherwise.',
    hint: 'Look at the header of the file and at the days named.',
    sql: `
      WITH judged AS (
        SELECT date, bond, maturity_date,
          mean_price NOT BETWEEN min_price AND max_price OR mean_rate NOT BETWEEN min_rate AND max_rate AS is_outside
        FROM bcb_bond_trade WHERE mean_price IS NOT NULL OR mean_rate IS NOT NULL
      )
      SELECT count(*) FILTER (is_outside) || ' of ' || count(*) || ' outside'
          || coalesce(': ' || string_agg(date || ' ' || bond || ' ' || maturity_date, ', ' ORDER BY date, bond, maturity_date) FILTER (is_outside), '') AS figure,
        count(*) FILTER (is_outside) = 0 AS passed
      FROM judged`,
  },
  {
    id: 'brokered_within_all',
    level: 'grades',
    because: 'Trades with a broker are some of all trades: there are never more of them.',
    hint: 'Look at the days named: columns may have been exchanged.',
    sql: `
      WITH judged AS (
        SELECT date, bond, maturity_date, brokered_trade_count > trade_count OR brokered_quantity > quantity AS is_more
        FROM bcb_bond_trade WHERE brokered_trade_count IS NOT NULL
      )
      SELECT count(*) FILTER (is_more) || ' of ' || count(*) || ' with more'
          || coalesce(': ' || string_agg(date || ' ' || bond || ' ' || maturity_date, ', ' ORDER BY date, bond, maturity_date) FILTER (is_more), '') AS figure,
        count(*) FILTER (is_more) = 0 AS passed
      FROM judged`,
  },
  {
    id: 'one_isin_a_bond',
    level: 'grades',
    because: 'A bond is found by its code and maturity, or by its ISIN: each pair has one ISIN.',
    hint: 'Look at the bonds named before an ISIN is taken from here.',
    sql: `
      WITH named AS (
        SELECT selic_code, maturity_date, count(DISTINCT isin) AS isins FROM bcb_bond_trade GROUP BY ALL
      )
      SELECT count(*) FILTER (isins > 1) || ' of ' || count(*) || ' bonds with several'
          || coalesce(': ' || string_agg(selic_code || ' ' || maturity_date, ', ' ORDER BY selic_code, maturity_date) FILTER (isins > 1), '') AS figure,
        count(*) FILTER (isins > 1) = 0 AS passed
      FROM named`,
  },
]
