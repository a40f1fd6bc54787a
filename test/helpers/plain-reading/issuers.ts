import { units } from '../../server/helpers/cents.ts'
import { type TextRow, textRows } from '../build.ts'

/** Months of the bundled sample; they are within 24 of each other, so each can take letters of the other. */
export const ISSUER_MONTHS = ['2024-02', '2025-10']

/** Who issued what a line holds, by a second reading that shares no code and no SQL with the tables. */
export interface PlainIssuerLine {
  readonly root: string | null
  readonly role: string
  readonly value: bigint
  readonly cnpj: string
}

const OWN_KINDS = ['listed_share', 'unit', 'receipt', 'private_paper']
const VEHICLES = ['CRA', 'CCI', 'Certificado de recebíveis imobiliários']
/** Columns of a line about its issuer. */
const COLUMNS = [
  'cnpj',
  'asset_id',
  'asset_kind',
  'asset_type',
  'asset_description',
  'isin',
  'issuer_document',
  'issuer_cnpj',
  'issuer_name',
  'issuer_person_type',
  'final_position_value',
]

/** By month, and by the letters of a ticker: the roots that lines file beside them. */
type Letters = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** Reads the lines that count of both months, with the issuer of each. */
export async function readPlainIssuers(folder: string): Promise<ReadonlyMap<string, readonly PlainIssuerLine[]>> {
  const lines = new Map<string, TextRow[]>()
  for (const month of ISSUER_MONTHS) lines.set(month, await readMonth(folder, month))
  const letters: Letters = new Map([...lines].map(([month, rows]) => [month, findLetters(rows)]))
  return new Map([...lines].map(([month, rows]) => [month, rows.map((line) => judgeLine(line, month, letters))]))
}

async function readMonth(folder: string, month: string): Promise<TextRow[]> {
  const columns = COLUMNS.map((column) => `coalesce(${column}::VARCHAR, '') AS ${column}`)
  return textRows(
    `SELECT ${columns.join(', ')} FROM read_parquet('${folder}/cvm_fund_portfolio/competence_month=${month}/*.parquet', hive_partitioning = false)
     WHERE NOT confidential AND position IN ('owned', 'lent', 'borrowed')`,
  )
}

function say(line: TextRow, column: string): string {
  return line[column] ?? ''
}

function judgeLine(line: TextRow, month: string, letters: Letters): PlainIssuerLine {
  const isBond = say(line, 'asset_kind') === 'government_bond'
  const found = findFiled(line) ?? findByLetters(line, month, letters)
  return {
    root: isBond ? 'treasury' : found,
    role: isVehicle(line) ? 'vehicle' : 'issuer',
    value: units(say(line, 'final_position_value') || '0.00', 2),
    cnpj: say(line, 'cnpj'),
  }
}

function findFiled(line: TextRow): string | null {
  const number = say(line, 'issuer_document') || say(line, 'issuer_cnpj')
  if (!OWN_KINDS.includes(say(line, 'asset_kind')) || say(line, 'issuer_person_type') === 'PF') return null
  if (number === say(line, 'cnpj') || say(line, 'issuer_name').startsWith('***')) return null
  return isValid(number) ? number.slice(0, 8) : null
}

/** Computes the check digits of a number, the weights going from 2 to 9 from the right, again and again. */
function isValid(cnpj: string): boolean {
  if (!/^\d{14}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false
  const digit = (length: number) => {
    let total = 0
    for (let at = 0; at < length; at++) total += Number(cnpj.charAt(length - 1 - at)) * (2 + (at % 8))
    return total % 11 < 2 ? 0 : 11 - (total % 11)
  }
  return Number(cnpj.charAt(12)) === digit(12) && Number(cnpj.charAt(13)) === digit(13)
}

function findLetters(rows: readonly TextRow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of rows) {
    const root = findFiled(line)
    const [, name] = /^b3:(....)/.exec(say(line, 'asset_id')) ?? []
    if (root === null || name === undefined || !['listed_share', 'unit'].includes(say(line, 'asset_kind'))) continue
    found.set(name, (found.get(name) ?? new Set()).add(root))
  }
  return found
}

function findByLetters(line: TextRow, month: string, letters: Letters): string | null {
  const roots = listLetters(line).map((name) => rootOf(name, month, letters))
  const known = new Set(roots.filter((root) => root !== null))
  return known.size === 1 ? ([...known][0] ?? null) : null
}

/**
 * Lists the letters that name the issuer: those of the ticker of a share, or of the ISIN and the code of a debenture.
 */
function listLetters(line: TextRow): string[] {
  const [kind, id] = [say(line, 'asset_kind'), say(line, 'asset_id')]
  if (!OWN_KINDS.includes(kind)) return []
  if (kind !== 'private_paper') return [...(/^b3:(....)/.exec(id) ?? [])].slice(1)
  if (!say(line, 'asset_type').startsWith('Debênture')) return []
  const ofIsin = /^BR(....)/.exec(say(line, 'isin') || id.replace('isin:', '')) ?? []
  const ofCode = /^cetip:([A-Z]{4})[A-Z0-9]*\d/.exec(id) ?? []
  return [...[...ofIsin].slice(1), ...[...ofCode].slice(1)]
}

function rootOf(name: string, month: string, letters: Letters): string | null {
  const own = letters.get(month)?.get(name) ?? new Set()
  const all = new Set([...letters.values()].flatMap((each) => [...(each.get(name) ?? [])]))
  const roots = own.size > 0 ? own : all
  return roots.size === 1 ? ([...roots][0] ?? null) : null
}

function isVehicle(line: TextRow): boolean {
  if (say(line, 'asset_kind') !== 'private_paper') return false
  const description = say(line, 'asset_description').toUpperCase()
  return VEHICLES.includes(say(line, 'asset_type')) || /(^|[^A-Z0-9])(CRI|CRA|CCI)([^A-Z0-9]|$)/.test(description)
}
