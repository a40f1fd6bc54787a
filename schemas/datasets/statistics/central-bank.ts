import type { Member, Source } from '../../core/source.ts'
import { type Series, series } from './series.ts'

const PAGE = 'https://www3.bcb.gov.br/sgspub/'
const LIMIT = 16 * 1024 ** 2

/** The first year of the newest decade that is requested of a daily series. The next is declared when it begins. */
const NEWEST_DECADE = 2020

/** A file of the central bank: all of a monthly series, or a decade of a daily one. */
interface SeriesFile {
  /** Name of the member: `433`, or `12.2010` with the first year of its decade. */
  readonly id: string
  readonly parameters: string
}

/** The sources of the central bank's series. */
export const centralBank: readonly Source[] = series
  .filter(({ publisher }) => publisher === 'BCB')
  .flatMap((each) =>
    listFiles(each).map(({ id, parameters }) => ({
      id: `bcb_${id.replace('.', '_')}`,
      page: PAGE,
      format: 'csv',
      members: [describeMember(each, id)],
      covers: 'everything',
      url: () => `https://api.bcb.gov.br/dados/serie/bcdata.sgs.${each.code}/dados?formato=csv${parameters}`,
      maxUnpackedBytes: LIMIT,
      ...(each.untested && { untested: true }),
    })),
  )

/** The central bank answers at most ten years of a daily series at a time, and wants the first day. */
function listFiles({ code, since }: Series): SeriesFile[] {
  if (since === undefined) return [{ id: code, parameters: '' }]
  const first = Math.floor(Number(since.slice(0, 4)) / 10) * 10
  const decades = Array.from({ length: (NEWEST_DECADE - first) / 10 + 1 }, (_each, at) => first + 10 * at)
  return decades.map((decade) => {
    const from = decade === first ? dayFirst(since) : `01/01/${String(decade)}`
    // The newest goes on until today.
    const to = decade === NEWEST_DECADE ? '' : `&dataFinal=31/12/${String(decade + 9)}`
    return { id: `${code}.${String(decade)}`, parameters: `&dataInicial=${from}${to}` }
  })
}

function describeMember({ namesEnd }: Series, id: string): Member {
  return {
    id,
    relation: 'raw_bcb',
    format: 'quoted_lines',
    names: () => [`bcdata.sgs.${id}.csv`],
    fields: {
      data: { kind: 'day_first' },
      valor: { kind: 'comma_decimal' },
      ...(namesEnd && { dataFim: { kind: 'day_first', aliases: ['datafim'] } }),
    },
  }
}

/** `1994-07-01` → `01/07/1994`. */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/')
}
