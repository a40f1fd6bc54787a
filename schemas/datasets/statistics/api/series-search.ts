import type { Row } from '../../../api/endpoint.ts'
import { defineWholeSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import { series as builtIn } from '../series.ts'
import { readPublishedSeries } from './published-series.ts'
import { statistics } from './statistics.ts'

/** Everyday words for series that are in none of their names, by first alias. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ipca: 'inflação inflation',
  'ipca-bcb': 'inflação inflation',
  'ipca-15': 'inflação inflation prévia',
  'igp-m': 'inflação inflation aluguel',
  usd: 'câmbio dollar exchange',
  ptax: 'câmbio dolar dollar exchange',
  selic: 'juros básica interest',
  'selic-diaria': 'juros básica interest',
  cdi: 'DI juros interest',
}

/** Searches the series with values: any other is a 404. */
export const seriesSearch = defineWholeSearch({
  kind: 'series',
  order: 'weight',
  async read(snapshot) {
    const rows = await readListRows(statistics, snapshot, { page_size: '1000' })
    const series = [...builtIn, ...(await readPublishedSeries(snapshot))]
    const filled = rows.filter((row) => textOfRow(row, 'last_period') !== '')
    // Declarations begin with the series that most people mean.
    const placeOf = (row: Row) => series.findIndex(({ id }) => id === row['id'])
    return [...filled]
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((row) => {
        const [id, name] = [textOfRow(row, 'id'), textOfRow(row, 'name')]
        const { aliases = [], name: names } = series.find((each) => each.id === id) ?? {}
        const words = [names?.en, names?.pt, OTHER_WORDS[aliases[0] ?? ''], textOfRow(row, 'publisher')]
        return {
          id,
          name,
          text: [name, id, ...aliases, ...words].filter((word) => word !== undefined).join(' '),
          codes: [id, ...aliases],
          path: `/v1/statistics/${id}`,
        }
      })
  },
})
