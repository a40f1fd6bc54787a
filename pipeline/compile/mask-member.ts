import type { FieldKind } from '../../schemas/core/source.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { isPersonNumber, isPunctuatedCpf, maskCpf } from '../read/cpf.ts'
import { maskCpfsInText, maskNameInText, MAY_HAVE_CPF } from '../read/personal-data.ts'
import { nameMemberTable, type NumberedFile } from './raw-relation.ts'

/** Managers of funds hold an office that the registers publish, so their names stay. */
const NAMED_BY_OFFICE: ReadonlySet<string> = new Set(['GESTOR'])

/** Values in one statement. */
const BATCH = 1000

export async function createMaskedValues(duck: Duck): Promise<void> {
  await duck.run(
    'CREATE TABLE masked_value (member_file VARCHAR, line INTEGER, column_name VARCHAR, cleaned VARCHAR, reason VARCHAR)',
  )
}

type Reason = 'personal_document_masked' | 'personal_name_masked'

interface MaskedValue {
  readonly line: number
  readonly cleaned: string
}

/**
 * Masks the CPFs in the texts of a loaded member and in its columns of CNPJs, and the name of each person whose number
 * was masked, wherever its line has that name. `masked_value` lists what was masked. Hardly any file has a CPF, so
 * DuckDB searches the texts, and this code looks only at what may be a CPF.
 */
export async function maskMember(duck: Duck, file: NumberedFile): Promise<void> {
  if (file.member.format === 'records' || file.member.format === 'document') return
  const texts = listColumns(file, ['text'])
  if (texts.length > 0) await maskTexts(duck, file, texts)
  for (const column of listColumns(file, ['required_cnpj'])) await maskNumbers(duck, file, column)
  for (const column of listColumns(file, ['document'])) {
    const words = await maskWordsInNumbers(duck, file, column)
    if (words > 0 && !NAMED_BY_OFFICE.has(readLastWord(column))) await maskNamesOfNumbers(duck, file, column)
  }
}

/** Tells the macros how the numbers of the funds in these members begin. */
export async function learnFundRoots(duck: Duck, files: readonly NumberedFile[]): Promise<void> {
  const roots = files.flatMap((file) =>
    listColumns(file, ['required_cnpj']).map(
      (column) => `SELECT left(${identifier(column)}, 8) FROM ${nameMemberTable(file)} WHERE bad_column IS NULL`,
    ),
  )
  await duck.run(
    `CREATE TABLE fund_root AS SELECT DISTINCT root FROM (${[...roots, 'SELECT NULL::VARCHAR WHERE false'].join(' UNION ALL ')}) AS roots (root)`,
  )
  // Eleven digits are also filled up to fourteen.
  await duck.run(
    `CREATE OR REPLACE MACRO has_fund_root(document) AS
       left(document, 8) IN (FROM fund_root) OR left(right(document, 11), 8) IN (FROM fund_root)`,
  )
}

/**
 * Masks the persons of a loaded member whom only a number identifies. The funds of all members must be known before.
 */
export async function maskNumbersOfMember(duck: Duck, file: NumberedFile): Promise<void> {
  if (file.member.format === 'records' || file.member.format === 'document') return
  for (const column of listColumns(file, ['cnpj'])) {
    const numbers = await maskNumbers(duck, file, column)
    const words = await maskWordsInNumbers(duck, file, column)
    if (numbers + words > 0) await maskNamesOfNumbers(duck, file, column)
  }
  for (const column of listColumns(file, ['document'])) await maskNames(duck, file, column)
}

function listColumns({ columns, member }: NumberedFile, kinds: readonly FieldKind[]): string[] {
  return columns.filter((name) => kinds.some((kind) => member.fields[name]?.kind === kind))
}

/** Most texts of a month are on many lines, so each text is searched once; then only the lines with a CPF are read. */
async function maskTexts(duck: Duck, file: NumberedFile, columns: readonly string[]): Promise<void> {
  const table = nameMemberTable(file)
  const searches = columns.map((column) => {
    const name = identifier(column)
    // The test is on an aggregate; otherwise DuckDB would search each line before it looks for the distinct texts.
    return `SELECT ${literal(column)} AS column_name, ${name} AS filed FROM ${table}
      GROUP BY ${name} HAVING regexp_matches(any_value(${name}), ${literal(MAY_HAVE_CPF)})`
  })
  const found = await duck.rows(searches.join(' UNION ALL '))
  for (const column of columns) {
    const texts = found.flatMap(({ column_name, filed }) => (column_name === column ? String(filed) : []))
    const masked = texts.filter((text) => maskCpfsInText(text) !== text)
    if (masked.length === 0) continue
    const name = identifier(column)
    const rows = await duck.rows(
      `SELECT line, ${name} FROM ${table} WHERE ${name} IN (${masked.map(literal).join(', ')})`,
    )
    await replaceTexts(duck, file, column, rows, maskCpfsInText)
  }
}

/** A column of numbers can hold words and a number. Returns the number of lines that were looked at. */
async function maskWordsInNumbers(duck: Duck, file: NumberedFile, column: string): Promise<number> {
  const name = identifier(column)
  const text = `CASE WHEN NOT regexp_full_match(${name}, '[0-9]*|[0-9A-Z]{14}|[*]{3}[0-9]{6}[*]{2}') THEN ${name} END`
  const rows = await duck.rows(
    `SELECT line, ${name} FROM ${nameMemberTable(file)} WHERE regexp_matches(${text}, ${literal(MAY_HAVE_CPF)})`,
  )
  if (rows.length === 0) return 0
  await replaceTexts(duck, file, column, rows, maskCpfsInText)
  await forgetFiled(duck, nameMemberTable(file), column)
  return rows.length
}

/** Drops the filed form of masked numbers, which was kept because they do not have fourteen digits. */
async function forgetFiled(duck: Duck, table: string, column: string): Promise<void> {
  await duck.run(
    `UPDATE ${table} SET odd_numbers = list_filter(odd_numbers, kept -> kept.column_name <> ${literal(column)})
     WHERE contains(${identifier(column)}, '***')`,
  )
}

/**
 * Masks the CPFs that were filled up with zeros in a column of CNPJs. In the column that names the fund, a CPF makes
 * its line bad. Returns the number of lines with a CPF.
 */
async function maskNumbers(duck: Duck, file: NumberedFile, column: string): Promise<number> {
  const [table, name] = [nameMemberTable(file), identifier(column)]
  // The words about the filing fund cannot turn a person's number into a fund's, so its names are not read.
  const names = file.member.fields[column]?.kind === 'cnpj' ? listNames(file, column).map(identifier) : []
  const selected = `${name} AS number, is_garbled_fund('PJ', ${name}, ${names[0] ?? 'NULL'}) AS is_fund,
    list_filter(coalesce(odd_numbers, []), odd -> odd.column_name = ${literal(column)})[1].filed AS filed`
  const numbers = await duck.rows(`SELECT DISTINCT ${selected} FROM ${table} WHERE starts_with(${name}, '000')`)
  const persons = numbers.filter(isPersonRow).map((row) => String(row['number']))
  if (persons.length === 0) return 0
  const named = `${name} IN (${persons.map(literal).join(', ')})`
  const rows = (await duck.rows(`SELECT line, ${selected} FROM ${table} WHERE ${named}`)).filter(isPersonRow)
  if (file.member.fields[column]?.kind === 'required_cnpj') {
    await markBad(duck, table, column, rows)
    return rows.length
  }
  const masked = rows.map((row) => ({ line: readLineNumber(row), cleaned: maskCpf(String(row['number'])) }))
  await replaceValues(duck, file, column, masked)
  await forgetFiled(duck, table, column)
  return masked.length
}

/** Decides by the number with its zeros restored, or by the form in which it was filed. */
function isPersonRow({ number, filed, is_fund }: DuckRow): boolean {
  return (isPersonNumber(String(number)) && is_fund !== true) || (typeof filed === 'string' && isPunctuatedCpf(filed))
}

/** Lists the columns of names that belong to a column of numbers: they end with the same word. */
function listNames(file: NumberedFile, column: string): string[] {
  return listColumns(file, ['text']).filter((name) => readLastWord(name) === readLastWord(column))
}

async function markBad(duck: Duck, table: string, column: string, rows: readonly DuckRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const lines = rows.slice(at, at + BATCH).map((row) => String(readLineNumber(row)))
    await duck.run(`UPDATE ${table} SET bad_column = ${literal(column)} WHERE line IN (${lines.join(', ')})`)
  }
}

/**
 * Masks the name of a natural person in the descriptions of its line. The columns for the kind of person, the number
 * and the name stand next to each other, in this order. The SQL of a table masks the column of the name.
 */
async function maskNames(duck: Duck, file: NumberedFile, column: string): Promise<void> {
  const at = file.columns.indexOf(column)
  const [kind = '', name = ''] = [file.columns[at - 1], file.columns[at + 1]]
  const descriptions = listColumns(file, ['text']).filter((text) => text.startsWith('DS_'))
  if (file.member.fields[name]?.kind !== 'text' || descriptions.length === 0) return
  const rows = await duck.rows(
    `SELECT line, ${identifier(name)} AS person_name, ${descriptions.map(identifier).join(', ')} FROM ${nameMemberTable(file)}
     WHERE coalesce(${descriptions.map(identifier).join(', ')}) IS NOT NULL
       AND is_person(${identifier(kind)}, ${identifier(column)})
       AND NOT is_garbled_fund(${identifier(kind)}, ${identifier(column)}, ${identifier(name)})`,
  )
  const mask = (text: string, { person_name }: DuckRow) =>
    typeof person_name === 'string' ? maskNameInText(text, person_name) : text
  for (const text of descriptions) await replaceTexts(duck, file, text, rows, mask, 'personal_name_masked')
}

/**
 * Masks the names that belong to the masked numbers of a column, also where a description of the same line repeats a
 * name. The column of the name ends with the same word as the column of the number: EMISSOR with CNPJ_EMISSOR and
 * CPF_CNPJ_EMISSOR, Nome_Administrador with CNPJ_Administrador.
 */
async function maskNamesOfNumbers(duck: Duck, file: NumberedFile, column: string): Promise<void> {
  const texts = listColumns(file, ['text'])
  const names = listNames(file, column)
  if (names.length === 0) return
  const descriptions = texts.filter((text) => text.startsWith('DS_'))
  const rows = await duck.rows(
    `SELECT line, ${[...names, ...descriptions].map(identifier).join(', ')} FROM ${nameMemberTable(file)}
     WHERE contains(${identifier(column)}, '***')`,
  )
  const maskRepeated = (text: string, row: DuckRow) =>
    names.reduce((masked, name) => (typeof row[name] === 'string' ? maskNameInText(masked, row[name]) : masked), text)
  for (const text of descriptions) await replaceTexts(duck, file, text, rows, maskRepeated, 'personal_name_masked')
  for (const name of names) await replaceTexts(duck, file, name, rows, () => '***', 'personal_name_masked')
}

function readLastWord(column: string): string {
  return column.toUpperCase().split('_').at(-1) ?? ''
}

async function replaceTexts(
  duck: Duck,
  file: NumberedFile,
  column: string,
  rows: readonly DuckRow[],
  mask: (text: string, row: DuckRow) => string,
  reason: Reason = 'personal_document_masked',
): Promise<void> {
  const masked = rows.flatMap((row) => {
    const filed = row[column]
    const cleaned = typeof filed === 'string' ? mask(filed, row) : null
    return cleaned === null || cleaned === filed ? [] : [{ line: readLineNumber(row), cleaned }]
  })
  await replaceValues(duck, file, column, masked, reason)
}

/** Replaces the values. A value that is masked twice is listed in its final form. */
async function replaceValues(
  duck: Duck,
  file: NumberedFile,
  column: string,
  masked: readonly MaskedValue[],
  reason: Reason = 'personal_document_masked',
): Promise<void> {
  const listed = `member_file = ${literal(file.memberFile)} AND column_name = ${literal(column)}`
  for (let at = 0; at < masked.length; at += BATCH) {
    const values = masked.slice(at, at + BATCH).map(({ line, cleaned }) => `(${String(line)}, ${literal(cleaned)})`)
    await duck.run(
      `UPDATE ${nameMemberTable(file)} AS member SET ${identifier(column)} = v.cleaned
       FROM (VALUES ${values.join(', ')}) AS v (line, cleaned) WHERE member.line = v.line`,
    )
    await duck.run(
      `DELETE FROM masked_value WHERE ${listed} AND line IN (SELECT line FROM (VALUES ${values.join(', ')}) AS v (line, cleaned))`,
    )
    await duck.run(
      `INSERT INTO masked_value SELECT ${literal(file.memberFile)}, line, ${literal(column)}, cleaned, ${literal(reason)}
       FROM (VALUES ${values.join(', ')}) AS v (line, cleaned)`,
    )
  }
}

function readLineNumber(row: DuckRow): number {
  return Number(row['line'])
}
