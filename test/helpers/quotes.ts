import { join } from 'node:path'
import { temporaryFolder } from './folders.ts'
import { writeZip } from './portal.ts'

/** How wide each field of a quote's record is, in the order of the layout. */
const LAYOUT = {
  TIPREG: 2,
  DATPRE: 8,
  CODBDI: 2,
  CODNEG: 12,
  TPMERC: 3,
  NOMRES: 12,
  ESPECI: 10,
  PRAZOT: 3,
  MODREF: 4,
  PREABE: 13,
  PREMAX: 13,
  PREMIN: 13,
  PREMED: 13,
  PREULT: 13,
  PREOFC: 13,
  PREOFV: 13,
  TOTNEG: 5,
  QUATOT: 18,
  VOLTOT: 18,
  PREEXE: 13,
  INDOPC: 1,
  DATVEN: 8,
  FATCOT: 7,
  PTOEXE: 13,
  CODISI: 12,
  DISMES: 3,
} as const

type QuoteField = keyof typeof LAYOUT
export type QuoteRecord = Partial<Readonly<Record<QuoteField, string>>>

const USUAL: QuoteRecord = {
  TIPREG: '01',
  CODBDI: '02',
  CODNEG: 'PETR4',
  TPMERC: '010',
  NOMRES: 'PETROBRAS',
  ESPECI: 'PN      N2',
  PRAZOT: '',
  MODREF: 'R$',
  DATVEN: '99991231',
  FATCOT: '1',
  CODISI: 'BRPETRACNPR6',
}

const TEXTS: readonly QuoteField[] = ['CODBDI', 'CODNEG', 'NOMRES', 'ESPECI', 'PRAZOT', 'MODREF', 'CODISI']

/** A record of 245 bytes: texts filled with spaces on the right, figures with zeros on the left. */
export function record(values: QuoteRecord): string {
  const fields = Object.entries(LAYOUT) as [QuoteField, number][]
  return fields
    .map(([name, width]) => {
      const value = values[name] ?? USUAL[name] ?? ''
      return TEXTS.includes(name) ? value.padEnd(width) : value.padStart(width, '0')
    })
    .join('')
}

/** A whole file: header, records, and a trailer that counts them all. */
export function quoteFile(records: readonly QuoteRecord[]): string[] {
  const count = String(records.length + 2).padStart(11, '0')
  return [
    '00COTAHIST.2024BOVESPA 20241108'.padEnd(245),
    ...records.map(record),
    `99COTAHIST.2024BOVESPA 20241108${count}`.padEnd(245),
  ]
}

export const QUOTES_FOLDER = 'bvmf.bmfbovespa.com.br/InstDados/SerHist'

/**
 * Writes files of quotes into a mirror, by default a new one, by the end of their name: `A2024`, `M112024`,
 * `D08112024`.
 */
export async function quotesMirror(
  files: Readonly<Record<string, readonly string[] | Buffer>>,
  folder?: string,
): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  for (const [end, content] of Object.entries(files)) {
    await writeZip(join(into, QUOTES_FOLDER, `COTAHIST_${end}.ZIP`), { [`COTAHIST_${end}.TXT`]: content })
  }
  return into
}
