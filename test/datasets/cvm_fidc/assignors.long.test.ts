import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, type Built, filesBelow, listRows, readTable, textRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type Edit, fidcMirror } from '../../helpers/receivables.ts'
import dataset from '../../../schemas/datasets/cvm_fidc/dataset.ts'

const NUMBER = (at: number) => `TAB_I2A12_CPF_CNPJ_CEDENTE_${String(at)}`
const SHARE = (at: number) => `TAB_I2A12_PR_CEDENTE_${String(at)}`
const JUNE = { from: '2025-06', to: '2025-06', datasets: ['cvm_fidc'] }
/** A whole night, which writes a report too. */
const built = async (edits: readonly Edit[], maskPersonalData = true) =>
  buildFrom(await fidcMirror({ edits }), { ...JUNE, declared: [dataset], maskPersonalData })
const assignor = (at: number, number: string, share: string): Edit[] => [
  ['I', NUMBER(at), number],
  ['I', SHARE(at), share],
]

/** CPFs with right check digits, whole and with a lost zero, and two whose digits are those of a CNPJ too. */
const CPFS = ['52998224725', '1234567890', '00000000191', '000000191'] as const
/** Everything that a build writes for others to read, as text. */
async function publishedText(built: Built): Promise<string> {
  const quarantined = (await filesBelow(built.dataDir)).filter((file) => file.startsWith('quarantine/'))
  const lines = await Promise.all(quarantined.map((name) => readFile(join(built.dataDir, name), 'utf8')))
  const rows = await Promise.all(
    dataset.tables.map(async ({ name }) => textRows(`SELECT COLUMNS(*)::VARCHAR FROM ${await readTable(built, name)}`)),
  )
  const last = await readFile(join(built.dataDir, 'last-build.json'), 'utf8')
  return JSON.stringify([rows, lines, built.log, last])
}

describe('the assignors of credit rights', () => {
  it('are the companies with a possible share, in the order of the report', async () => {
    const compiled = await compileMirror(
      await fidcMirror({
        edits: [
          ...assignor(1, '61064911000177', '64.67'),
          ...assignor(2, '2975504000152', '100'),
          ...assignor(3, '00000000000000', '1'),
          ...assignor(4, '61064911001734', '0'),
          ...assignor(5, '61064911001734', '100.01'),
          ...assignor(6, '61064911001734', '-131'),
          ...assignor(7, '61064911001735', '5'),
        ],
      }),
      JUNE,
    )

    expect(await listRows(compiled, 'cvm_fidc_assignor')).toMatchObject([
      {
        ordinal: '1',
        assignor_cnpj: '61064911000177',
        share_percent: '64.670000',
        risk_acquired: 'true',
        source_column: NUMBER(1),
      },
      { ordinal: '2', assignor_cnpj: '02975504000152', share_percent: '100.000000' },
    ])
    expect(await listRows(compiled, 'cvm_fidc_cleaned')).toMatchObject([
      { column_name: NUMBER(2), filed: '2975504000152', cleaned: '02975504000152', reason: 'leading_zeros_restored' },
    ])
  })

  it.each([true, false])('are never natural persons, whether numbers are masked (%s) or shown', async (masked) => {
    const night = await built(
      CPFS.flatMap((cpf, at) => assignor(at + 1, cpf, '10')),
      masked,
    )

    const text = await publishedText(night)
    expect(await listRows(night, 'cvm_fidc_assignor')).toEqual([])
    for (const cpf of CPFS) expect(text).not.toContain(cpf)
    expect(text).not.toContain('01234567890')
  })

  it('that are natural persons are masked in the quarantine, where their line is', async () => {
    const [whole, short] = CPFS
    const night = await built([...assignor(1, whole, '10'), ...assignor(2, short, '10'), ['I', 'TAB_I_VL_ATIVO', 'x']])

    const text = await publishedText(night)
    expect(text).toContain('CATERPILLAR')
    for (const cpf of [whole, short]) expect(text).not.toContain(cpf)
    expect(text).toContain('***982247**')
  })
})
