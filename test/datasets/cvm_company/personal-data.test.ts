import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nameColumns } from '../../../pipeline/second-reading/fields.ts'
import { describeDifference } from '../../../pipeline/processes/read-compiled-again.ts'
import dataset from '../../../schemas/datasets/cvm_company/dataset.ts'
import { members } from '../../../schemas/datasets/cvm_company/members.ts'
import { filesBelow, readTable, textRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, companyMirror, readRegister, REGISTER } from '../../helpers/companies.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { column, type EditFile, type EditLines, inLines } from '../../helpers/edit-source.ts'

const PERSONAL = ['RESP', 'EMAIL', 'EMAIL_RESP', 'TEL', 'TEL_RESP', 'LOGRADOURO', 'LOGRADOURO_RESP']
/** Shorter values, such as SEDE, are also words of other columns. */
const SHORTEST = 8

/** Lists what no output may have: contacts and streets of every line, and the auditors who are natural persons. */
async function listSecrets(): Promise<string[]> {
  const lines = await readRegister()
  const auditors = lines
    .filter(({ CNPJ_AUDITOR = '' }) => CNPJ_AUDITOR.startsWith('00.090.'))
    .flatMap(({ CNPJ_AUDITOR = '', AUDITOR = '' }) => {
      const bare = CNPJ_AUDITOR.replaceAll(/\D/g, '')
      return [AUDITOR, CNPJ_AUDITOR, bare, bare.slice(3)]
    })
  expect(auditors).toHaveLength(12)
  const columns = lines.flatMap((line) => PERSONAL.map((name) => line[name] ?? ''))
  return [...new Set([...columns, ...auditors])].filter((value) => value.length >= SHORTEST)
}

/** Everything that a night writes for others to read: rows, quarantine, log and what it holds back. */
async function readOutputs(compiled: CompiledMirror): Promise<string> {
  const quarantined = (await filesBelow(compiled.dataDir)).filter((file) => file.startsWith('quarantine/'))
  const lines = await Promise.all(quarantined.map((name) => readFile(join(compiled.dataDir, name), 'utf8')))
  const tables = compiled.partitions.length === 0 ? [] : dataset.tables
  const rows = await Promise.all(
    tables.map(async ({ name }) => textRows(`SELECT COLUMNS(*)::VARCHAR FROM ${await readTable(compiled, name)}`)),
  )
  return JSON.stringify([rows, lines, compiled.log, compiled.heldBack])
}

const compile = async (edit: EditFile) =>
  compileMirror(await companyMirror(REGISTER, edit), { ...COMPANY_NIGHT, datasets: ['cvm_company'] })

/** Gives the lines at these places a field too many in front of the officer, as a semicolon in a street does. */
const torn =
  (...places: readonly number[]): EditLines =>
  (lines) =>
    lines.map((line, at) => (places.includes(at) ? line.replace(';DIRETOR', ';;DIRETOR') : line))

describe('the personal data of the register', () => {
  let secrets: string[] = []
  let found: (text: string) => string[] = () => []

  beforeAll(async () => {
    secrets = await listSecrets()
    found = (text) =>
      secrets.filter((value) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)))
  })

  it('are in the file, so that a search for them can find something', async () => {
    const text = (await readRegister()).map((line) => Object.values(line).join(';')).join('\n')
    expect(secrets.length).toBeGreaterThan(500)
    expect(found(text).length).toBeGreaterThan(500)
  })

  it('are in no table and no list of cleaned values, where auditors who are persons are masked', async () => {
    const compiled = await compile((bytes) => bytes)

    expect(compiled.exit).toBe(0)
    expect(found(await readOutputs(compiled))).toEqual([])
    const rows = await textRows(
      `SELECT auditor_cnpj, auditor_name FROM ${await readTable(compiled, 'cvm_company')} WHERE auditor_name = '***' ORDER BY ALL`,
    )
    expect(rows).toEqual([
      { auditor_cnpj: '***027018**', auditor_name: '***' },
      { auditor_cnpj: '***365578**', auditor_name: '***' },
      { auditor_cnpj: '***649912**', auditor_name: '***' },
    ])
  })

  it('are not shown by the quarantine, which names the line alone', async () => {
    const compiled = await compile(inLines(torn(3)))

    expect(compiled.exit).toBe(0)
    const outputs = await readOutputs(compiled)
    expect(outputs).toContain('has 48 fields where the header has 47')
    expect(found(outputs)).toEqual([])
  })

  it.each([
    ['too many torn lines', inLines(torn(3, 4, 5))],
    ['values that cannot be read', inLines(column('DT_REG', (value, at) => (at < 9 ? '2020-31-31' : value)))],
    ['a code that is no number', inLines(column('CD_CVM', (value, at) => (at < 9 ? 'X' : value)))],
    ['a file without its header', inLines((lines) => lines.slice(1))],
    ['two lines of a code that differ', inLines(column('CD_CVM', (value, at) => (at < 2 ? '1' : value)))],
  ])('are in no message about %s', async (_fault, edit) => {
    const compiled = await compile(edit)

    expect(compiled.exit).not.toBe(0)
    expect(found(await readOutputs(compiled))).toEqual([])
  })

  it('are in no column that the second reader and the audit name', async () => {
    const [line = {}] = await readRegister()
    const [member] = members
    if (member === undefined) throw new Error('the register has no member')
    const named = nameColumns(Object.keys(line).join(';'), member)

    expect(named).toContain('CNPJ_CIA')
    expect(PERSONAL.filter((name) => named.includes(name))).toEqual([])
  })

  it('are in no difference that the second reader reports', () => {
    const cell = { column: 'auditor_name', published: 'OTHER', field: 'AUDITOR', filed: 'AUDITOR PESSOA 1649912' }
    const difference = {
      url: null,
      member: 'cad_cia_aberta.csv',
      line: 2,
      table: 'cvm_company',
      column: 'auditor_name',
    }
    const said = describeDifference({
      ...difference,
      detail: '',
      cell: { ...cell, verdict: 'different', isPersonal: true },
    })
    expect(said).toContain('(not shown)')
    expect(found(said)).toEqual([])
  })
})
