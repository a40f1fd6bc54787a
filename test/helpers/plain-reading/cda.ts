import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { unzipSync } from 'fflate'

/**
 * A second, independent reading of CVM's portfolio files, to compare with the compiler's result. It imports nothing of
 * the project, works step by step in memory, and throws at everything it does not know.
 */

export interface PlainLine {
  member: string
  /** 1-based line in the member; the header is line 1. */
  line: number
  fields: Readonly<Record<string, string>>
}

export interface PlainMember {
  header: string[]
  lines: PlainLine[]
}

export interface PlainFundMonth {
  /** 14 digits, no mask. */
  cnpj: string
  /** In cents: from the NAV member, or else as repeated on the lines of fie or fiim; null if filed in neither. */
  nav: bigint | null
  /** In cents, signed: open and confidential lines. */
  total: bigint
  /** Open and confidential lines; 0 for a fund with only a NAV. */
  lineCount: number
  confidentialCount: number
}

// Filed as magnitudes although the fund owes them. Futures, long or short, are not in this list: they keep the filed
// sign.
const LIABILITIES = new Set([
  'obrigações por ações e outros tvm recebidos em empréstimo',
  'opções - posições lançadas',
  'diferencial de swap a pagar',
  'obrigações por compra a termo a pagar',
  'obrigações por venda a termo a entregar',
  'valores a pagar',
  'outras operações passivas e exigibilidades',
])

export function readCda(zipPath: string): { members: Map<string, PlainMember> } {
  const members = new Map<string, PlainMember>()
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zipPath)))) {
    const member = basename(path)
    members.set(member, readMember(member, Buffer.from(bytes).toString('latin1')))
  }
  return { members }
}

function readMember(member: string, text: string): PlainMember {
  const [first, ...rest] = text.split('\r\n')
  if (first === undefined || rest.pop() !== '') throw new Error(`${member}: does not end with CRLF`)
  const header = first.split(';')
  if (new Set(header).size !== header.length) throw new Error(`${member}: a column name occurs twice`)
  const lines = rest.map((raw, index) => readLine(member, index + 2, header, raw))
  return { header, lines }
}

function readLine(member: string, line: number, header: string[], raw: string): PlainLine {
  const values = raw.split(';')
  if (values.length !== header.length || raw.includes('\n')) {
    throw new Error(`${member}:${String(line)}: ${String(values.length)} fields, expected ${String(header.length)}`)
  }
  return { member, line, fields: Object.fromEntries(header.map((column, index) => [column, values[index] ?? ''])) }
}

/** Reais with no or exactly two decimals, as filed: confidential totals are whole reais. */
export function cents(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d\d))?$/.exec(text)
  if (match === null) throw new Error(`not an amount in reais: '${text}'`)
  const [, minus, whole, fraction] = match
  const magnitude = BigInt(`${whole ?? ''}${fraction ?? '00'}`)
  return minus === '-' ? -magnitude : magnitude
}

/** What a line adds to the fund: liabilities always count against it, everything else as filed. */
export function signedCents(applicationLabel: string, filed: bigint): bigint {
  if (!LIABILITIES.has(applicationLabel.toLowerCase())) return filed
  return filed < 0n ? filed : -filed
}

/** Every fund that any member of the zip names, by its bare CNPJ. */
export function readPlainFundMonths(zipPath: string): Map<string, PlainFundMonth> {
  const months = new Map<string, PlainFundMonth>()
  const navFromNavMember = new Map<string, bigint>()
  const navFromLines = new Map<string, bigint>()
  for (const [member, { lines }] of readCda(zipPath).members) {
    for (const line of lines) {
      const cnpj = readCnpj(line)
      const month = months.get(cnpj) ?? { cnpj, nav: null, total: 0n, lineCount: 0, confidentialCount: 0 }
      months.set(cnpj, month)
      if (member.includes('_PL_')) setOnce(navFromNavMember, cnpj, cents(readField(line, 'VL_PATRIM_LIQ')))
      else {
        if ('VL_PATRIM_LIQ' in line.fields) setOnce(navFromLines, cnpj, cents(readField(line, 'VL_PATRIM_LIQ')))
        addTo(month, line)
      }
    }
  }
  for (const month of months.values()) {
    month.nav = navFromNavMember.get(month.cnpj) ?? navFromLines.get(month.cnpj) ?? null
  }
  return months
}

function addTo(month: PlainFundMonth, line: PlainLine): void {
  month.total += signedCents(readField(line, 'TP_APLIC'), cents(readField(line, 'VL_MERC_POS_FINAL')))
  month.lineCount += 1
  if (line.member.includes('_CONFID_')) month.confidentialCount += 1
}

function setOnce(navs: Map<string, bigint>, cnpj: string, nav: bigint): void {
  const known = navs.get(cnpj)
  if (known !== undefined && known !== nav) throw new Error(`${cnpj}: two net asset values in one month`)
  navs.set(cnpj, nav)
}

function readCnpj(line: PlainLine): string {
  const column = 'CNPJ_FUNDO_CLASSE' in line.fields ? 'CNPJ_FUNDO_CLASSE' : 'CNPJ_FUNDO'
  const bare = readField(line, column).replace(/[./-]/g, '')
  if (!/^[0-9A-Z]{12}\d\d$/.test(bare)) throw new Error(`${line.member}:${String(line.line)}: CNPJ '${bare}'`)
  return bare
}

function readField(line: PlainLine, column: string): string {
  const value = line.fields[column]
  if (value === undefined) throw new Error(`${line.member}: no column ${column}`)
  return value
}
