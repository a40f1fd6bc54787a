import type { Row, Snapshot } from '../../../api/endpoint.ts'
import { textOfRow } from '../../../api/name-search.ts'
import type { PartRule } from '../../../core/expectation.ts'
import { FREQUENCIES, type Series, series as builtIn } from '../series.ts'
import { OWN_DEADLINES, seriesRule } from '../series-deadline.ts'

const TABLE = 'statistic_series'
const OWN = new URL('own_series.sql', import.meta.url)

/**
 * Reads the operator's series of a snapshot. The published table decides, so that a server needs no file, and a file
 * that differs from the builder's changes no answer.
 */
export async function readPublishedSeries(snapshot: Pick<Snapshot, 'has' | 'query'>): Promise<Series[]> {
  if (!snapshot.has(TABLE)) return []
  return (await snapshot.query(OWN, {})).map(toSeries).filter(({ id }) => builtIn.every((each) => each.id !== id))
}

/** Reads the rules by which the operator's series are judged, by their ids. */
export async function readOwnRules(
  snapshot: Pick<Snapshot, 'has' | 'query'>,
): Promise<Readonly<Record<string, PartRule>>> {
  const own = await readPublishedSeries(snapshot)
  return Object.fromEntries(own.map((each) => [each.id, seriesRule(each)]))
}

function toSeries(row: Row): Series {
  const frequency = FREQUENCIES.find((each) => each === row['frequency'])
  if (frequency === undefined) throw new Error(`a series has a frequency that is none: ${JSON.stringify(row)}`)
  const [english, portuguese, aliases] = ['name', 'name_pt', 'aliases'].map((column) => textOfRow(row, column))
  const within = row['within_days']
  return {
    id: textOfRow(row, 'id'),
    publisher: row['publisher'] === 'IBGE' ? 'IBGE' : 'BCB',
    code: textOfRow(row, 'code'),
    name: { en: english ?? '', pt: portuguese === '' ? (english ?? '') : (portuguese ?? '') },
    unit: textOfRow(row, 'unit'),
    frequency,
    decimals: Number(row['decimals']),
    aliases: (aliases ?? '').split(' ').filter((alias) => alias !== ''),
    published:
      within === null || within === undefined ? null : { withinDays: Number(within), because: OWN_DEADLINES.declared },
    isOwn: true,
  }
}
