import { type NameSearch, readListRows, textOfRow } from '../../../api/name-search.ts'
import { findSeries } from '../series.ts'
import { statistics } from './statistics.ts'

/** Lists the series that have values: any other is a 404. */
export const seriesSearch: NameSearch = {
  kind: 'series',
  isRanked: false,
  async list(snapshot) {
    const rows = await readListRows(statistics, snapshot, { page_size: '1000' })
    const filled = rows.filter((row) => textOfRow(row, 'last_period') !== '')
    return filled.map((row) => {
      const [id, name] = [textOfRow(row, 'id'), textOfRow(row, 'name')]
      const aliases = findSeries(id)?.aliases ?? []
      return {
        id,
        name,
        text: [name, id, ...aliases, textOfRow(row, 'publisher')].join(' '),
        codes: [id, ...aliases],
        path: `/v1/statistics/${id}`,
      }
    })
  },
}
