import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlainLine, readCda } from '../../helpers/plain-reading/cda.ts'
import { SAMPLE, sampleDataDir } from '../../server/helpers/snapshot.ts'
import { type Compiled, openCompiled, zipOfSample } from './compiled.ts'

const FI = join(SAMPLE, 'dados.cvm.gov.br/dados/FI')

let compiled: Compiled

beforeAll(async () => {
  compiled = await openCompiled(await sampleDataDir())
})

afterAll(async () => {
  await compiled.close()
  await rm(compiled.dataDir, { recursive: true })
})

interface Cleaned {
  readonly source_member: string
  readonly source_line: number
  readonly column_name: string
  readonly filed: string | null
  readonly cleaned: string | null
  readonly reason: string
}

async function readCleaned(table: string, where = 'true'): Promise<Cleaned[]> {
  return (await compiled.rows(`SELECT * FROM ${table} WHERE ${where}`)) as unknown as Cleaned[]
}

function counted(rows: readonly Cleaned[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { reason } of rows) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

const listLines = (zip: string): PlainLine[] => [...readCda(zip).members.values()].flatMap(({ lines }) => lines)
const bare = (text: string) => text.trim().replaceAll(/[./-]/g, '')
const isPerson = ({ fields }: PlainLine) => fields['PF_PJ_EMISSOR'] === 'PF'

describe.each([
  { month: '2024-02', masked: 4, restored: 49 },
  { month: '2025-10', masked: 9, restored: 0 },
])('what cleaning changed in the real month $month', ({ month, masked, restored }) => {
  it('is the persons masked and the zeros restored, as many as a reading that shares no code finds', async () => {
    const lines = listLines(zipOfSample(month))
    const numbers = lines
      .filter((line) => !isPerson(line))
      .flatMap(({ fields }) => Object.entries(fields).filter(([column]) => column.includes('CNPJ')))
    expect(lines.filter(isPerson)).toHaveLength(masked)
    expect(numbers.filter(([, text]) => bare(text) !== '' && bare(text).length < 14)).toHaveLength(restored)

    const counts = counted(await readCleaned('cvm_fund_portfolio_cleaned', `competence_month = '${month}'`))

    expect(counts).toEqual({
      personal_document_masked: masked,
      personal_name_masked: masked,
      ...(restored > 0 && { leading_zeros_restored: restored }),
    })
  })

  it('names a line of the file whose text is another, and shows it unless it is personal', async () => {
    const { members } = readCda(zipOfSample(month))

    for (const row of await readCleaned('cvm_fund_portfolio_cleaned', `competence_month = '${month}'`)) {
      const line = members.get(row.source_member)?.lines.find(({ line: number }) => number === row.source_line)
      const text = line?.fields[row.column_name] ?? ''
      expect(bare(text)).not.toBe(row.cleaned)
      expect(row.filed).toBe(row.reason.startsWith('personal_') ? null : text)
    }
  })
})

describe('what cleaning changed in the registers of the sample', () => {
  it('is the numbers of the natural persons who manage funds, none of them shown', async () => {
    const rows = await readCleaned('cvm_fund_register_cleaned')

    expect(counted(rows)).toEqual({ personal_document_masked: 59 })
    expect(new Set(rows.map(({ filed, cleaned }) => `${String(filed)} ${String(cleaned)}`))).toEqual(
      new Set(['null ***000001**']),
    )
    const managers = listLines(join(FI, 'CAD/DADOS/registro_fundo_classe.zip')).filter(
      ({ fields }) => fields['Tipo_Pessoa_Gestor'] === 'PF',
    )
    const listed = rows.filter(({ source_member }) => source_member === 'registro_fundo.csv')
    expect(listed.map(({ source_line }) => source_line)).toEqual(managers.map(({ line }) => line))
  })
})
