import { z } from 'zod'
import type { Member, Source } from '../../core/source.ts'
import { type Series, series as builtIn } from './series.ts'

const PAGE = 'https://www3.bcb.gov.br/sgspub/'
const LIMIT = 16 * 1024 ** 2

/** First year of the newest requested decade of a daily series. The next is declared when it begins. */
const NEWEST_DECADE = 2020

/** File of the central bank: a whole monthly series, or a decade of a daily one. */
interface SeriesFile {
  /** Name of the member: `433`, or `12.2010` with the first year of its decade. */
  readonly id: string
  readonly parameters: string
}

/** `[{"data": "25/05/2016", "valor": "0.052461"}, …]`. */
const values = z
  .array(
    z.strictObject({
      data: z.string().regex(/^(0[1-9]|[12][0-9]|3[01])\/(0[1-9]|1[0-2])\/(19|20)[0-9]{2}$/, 'is no day'),
      valor: z.string().regex(/^-?[0-9]{1,16}([.][0-9]{1,8})?$/, 'is no value'),
    }),
  )
  .min(1, 'is empty: there is no value')

/** Lists the sources of the central bank's series: lines of values, and JSON documents. */
export function listCentralBank(series: readonly Series[]): Source[] {
  return [...listLineSources(series), ...listDocumentSources(series)]
}

/** Sources of the built-in series. */
export const centralBank: readonly Source[] = listCentralBank(builtIn)

function listLineSources(series: readonly Series[]): Source[] {
  return series
    .filter(({ publisher }) => publisher === 'BCB')
    .flatMap((each) =>
      listFiles(each).map(({ id, parameters }) => ({
        id: `${each.isOwn === true ? 'own_' : ''}bcb_${id.replace('.', '_')}`,
        page: PAGE,
        format: 'csv' as const,
        members: [describeMember(each, id)],
        covers: 'everything' as const,
        url: () => writeAddress(each, `csv${parameters}`),
        maxUnpackedBytes: LIMIT,
        ...(each.untested && { untested: true as const }),
      })),
    )
}

/**
 * Lists the documents, which have the same values as the lines of their days. The central bank may answer none today.
 */
function listDocumentSources(series: readonly Series[]): Source[] {
  return series.flatMap((each) =>
    (each.documents ?? []).map((parameters) => ({
      id: `bcb_${each.code}_document`,
      page: PAGE,
      format: 'json' as const,
      members: [describeDocument(each)],
      covers: 'everything' as const,
      url: () => writeAddress(each, `json${parameters}`),
      maxUnpackedBytes: LIMIT,
      untested: true as const,
    })),
  )
}

function writeAddress({ code }: Series, form: string): string {
  return `https://api.bcb.gov.br/dados/serie/bcdata.sgs.${code}/dados?formato=${form}`
}

/**
 * Lists the files of a series, each of at most ten years from a first day, because the central bank answers no more of
 * a daily series.
 */
function listFiles({ code, since }: Series): SeriesFile[] {
  if (since === undefined) return [{ id: code, parameters: '' }]
  const first = Math.floor(Number(since.slice(0, 4)) / 10) * 10
  const decades = Array.from({ length: (NEWEST_DECADE - first) / 10 + 1 }, (_each, at) => first + 10 * at)
  return decades.map((decade) => {
    const from = decade === first ? dayFirst(since) : `01/01/${String(decade)}`
    // The newest decade ends today.
    const to = decade === NEWEST_DECADE ? '' : `&dataFinal=31/12/${String(decade + 9)}`
    return { id: `${code}.${String(decade)}`, parameters: `&dataInicial=${from}${to}` }
  })
}

function describeMember({ namesEnd, frequency }: Series, id: string): Member {
  return {
    // Quarters and years, like months, are written as their first day.
    id: frequency === 'quarter' || frequency === 'year' ? `${id}.${frequency}` : id,
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

function describeDocument({ code }: Series): Member {
  return {
    id: `${code}.document`,
    relation: 'raw_bcb_document',
    format: 'document',
    names: () => [`bcdata.sgs.${code}.json`],
    shape: values,
    fields: { content: { kind: 'text' } },
  }
}

/** `1994-07-01` → `01/07/1994`. */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/')
}
