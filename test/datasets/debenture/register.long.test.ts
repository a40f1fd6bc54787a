import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type EditRegister, EXCLUDED, paperColumn, REGISTERED, registerMirror } from '../../helpers/debentures.ts'

const compiled = async (edit?: EditRegister, file = REGISTERED) =>
  compileMirror(await registerMirror(edit, { file }), { datasets: ['debenture'] })

const paper = async (built: Awaited<ReturnType<typeof compiled>>, code: string) =>
  (await listRows(built, 'debenture')).find((row) => row['code'] === code)

describe('the register of debentures', () => {
  it('is read below its titles, with tabs, decimal commas, and hyphens for nothing', async () => {
    const built = await compiled()

    expect(built.exit).toBe(0)
    expect(await paper(built, 'SINT12')).toMatchObject({
      isin: null,
      index_percent: '110.500000',
      rate: null,
      is_incentivized: 'false',
      source_line: '8',
    })
    expect(await paper(built, 'EXMP22')).toMatchObject({ index: 'PRÉ', index_percent: null, rate: '11.500000' })
    expect(await listRows(built, 'debenture_value')).toContainEqual(
      expect.objectContaining({
        code: 'EXMP12',
        date: '2025-10-02',
        value: '1134.56789100',
        quantity_in_market: '50000',
      }),
    )
    expect(await listRows(built, 'debenture_cleaned')).toEqual([])
  })

  it('can have any number of titles, and semicolons in a name', async () => {
    const built = await compiled((lines) => ['A TITLE; MORE', ...paperColumn('Empresa', () => 'UMA; OUTRA S/A')(lines)])

    expect(built.exit).toBe(0)
    expect(await paper(built, 'SINT11')).toMatchObject({ issuer_name: 'UMA; OUTRA S/A', source_line: '8' })
  })

  it('can be that of the papers that left it, without a value of the day', async () => {
    const built = await compiled(undefined, EXCLUDED)

    expect(await listRows(built, 'debenture')).toMatchObject([
      { code: 'ANTG11', status: 'Excluído', exit_reason: 'VENCIMENTO', exit_date: '2020-01-10' },
    ])
    expect(await listRows(built, 'debenture_value')).toEqual([])
  })

  it.each([
    ['a code twice', (lines: readonly string[]) => [...lines, ...lines.slice(-1)], /another line has SINT12/],
    ['no code', paperColumn('Codigo do Ativo', () => ''), /is empty/],
    ['an unknown column', (lines: readonly string[]) => lines.map((line) => `${line}\tX`), /unknown column/],
    ['no header', (lines: readonly string[]) => lines.filter((_line, at) => at !== 3), /no header, but a text/],
    ['a point in a day', paperColumn('Data de Emissao', (value) => value.replaceAll('/', '.')), /Data de Emissao/],
    ['nothing below its titles', (lines: readonly string[]) => lines.slice(0, 4), /has no line of data/],
  ] as const)('with %s is refused', async (_name, edit, words) => {
    const built = await compiled(edit)

    expect(built.exit).toBe(2)
    expect(JSON.stringify([refusals(built), built.log])).toMatch(words)
  })

  it('shows no line of the quarantine: a trustee can be a natural person', async () => {
    const built = await compiled(
      paperColumn('Data de Emissao', (value, code) => (code === 'SINT11' ? '31/31/2025' : value)),
    )

    expect(built.exit).toBe(0)
    const quarantine = await readFile(new Lake(built.dataDir).quarantined('debenture', 'all'), 'utf8')
    expect(JSON.parse(quarantine)).toMatchObject({ line: 7, column: 'Data de Emissao', text: '' })
    expect(await paper(built, 'SINT11')).toBeUndefined()
  })

  it('whose quantities do not add up, or whose numbers have wrong digits, is remarked', async () => {
    const { exit, log } = await compiled((lines) =>
      paperColumn('CNPJ', (value, code) => (code === 'EXMP12' ? '99222333000123' : value))(
        paperColumn('Quantidade em Mercado', () => '7')(lines),
      ),
    )

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'quantities_add_up 4 of 4 do not add up',
        'numbers_have_check_digits 1 wrong or missing of 4',
      ]),
    )
  })
})
