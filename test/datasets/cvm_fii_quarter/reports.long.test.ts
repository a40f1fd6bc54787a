import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Built, buildFrom, filesBelow, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { editLines, type EditLine, fiiMirror, type Parts, sampleParts } from '../../helpers/fii.ts'

const quarters = (year: number) => ({
  from: `${String(year)}-01`,
  to: `${String(year)}-12`,
  datasets: ['cvm_fii_quarter'],
})
const [of2022, of2025] = [await sampleParts('trimestral', 2022), await sampleParts('trimestral', 2025)]

const build = async (year: number, parts: Parts, more = {}) =>
  compileMirror(await fiiMirror('trimestral', year, parts), { ...quarters(year), ...more })
const edited2025 = (edit: EditLine, more = {}) => build(2025, editLines(of2025, edit), more)

const of = (cnpj: string) => (row: Readonly<Record<string, string | null>>) => row['cnpj'] === cnpj

/** Changes the first line of a part only. */
function findFirst(asked: string, change: Record<string, string>): EditLine {
  let done = false
  return (fields, part) => {
    if (part !== asked || done) return fields
    done = true
    return { ...fields, ...change }
  }
}

/** Applies each change to an asset row of the sample, from the first line on, and returns those rows. */
async function assetsWith(changes: readonly Record<string, string>[], more = {}) {
  let at = 0
  const built = await edited2025((fields, part) => (part === 'ativo' ? { ...fields, ...changes[at++] } : fields), more)
  const rows = (await listRows(built, 'cvm_fii_asset')).filter(({ source_member }) =>
    source_member?.includes('_ativo_'),
  )
  return { built, rows: changes.map((_change, nth) => rows.find(({ source_line }) => source_line === String(nth + 2))) }
}

/** Finds the files of a data directory, outside of the downloads, that contain one of some texts. */
async function spelt({ dataDir }: Built, ...texts: readonly string[]): Promise<string[]> {
  const files = (await filesBelow(dataDir)).filter((file) => !file.startsWith('raw/'))
  const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')))
  return files.filter((_file, at) => texts.some((text) => contents[at]?.includes(text)))
}

describe('the quarter of a report', () => {
  it('contains the day that the report names, whichever day of the quarter that is', async () => {
    const parts = editLines(of2025, (fields) => ({ ...fields, Data_Referencia: '2025-04-05' }))
    const rows = await listRows(await build(2025, parts), 'cvm_fii_property')

    expect(rows).not.toEqual([])
    expect(
      new Set(rows.map((row) => [row['report_date'], row['reference_date'], row['competence_month']].join())),
    ).toEqual(new Set(['2025-04-05,2025-06-30,2025-06']))
  })

  it('has the report delivered last if a fund names two days of it, and its lines only', async () => {
    const built = await build(2022, of2022)
    const ofFund = async (table: string) => (await listRows(built, table)).filter(of('26191053000120'))

    expect(await ofFund('cvm_fii_quarter')).toMatchObject([{ report_date: '2022-12-30', delivered_at: '2023-03-20' }])
    for (const table of ['cvm_fii_asset', 'cvm_fii_property', 'cvm_fii_tenant']) {
      expect(new Set((await ofFund(table)).map(({ report_date }) => report_date))).toEqual(new Set(['2022-12-30']))
    }
    const aside = (await listRows(built, 'cvm_fii_quarter_cleaned')).filter(
      ({ reason }) => reason === 'earlier_document',
    )
    expect(aside).toHaveLength(13)
  })
})

describe('an asset line', () => {
  it('has the word of 2025 for its kind, and the filed one', async () => {
    const rows = await listRows(await build(2022, of2022), 'cvm_fii_asset')
    const words = new Set(rows.map((row) => `${String(row['asset_type_filed'])}: ${String(row['asset_type'])}`))

    expect(words).toContain('CRI: CRI/CRA')
    expect(words).toContain('CRI/CRA: CRI/CRA')
    expect(words).toContain('LCI: LCI/LCA')
  })

  it('has the CNPJ of its issuer with its zeros, and none if what was filed is not valid', async () => {
    const filed = ['306278000191', '16.671.412/0001-93', '16671412000194', '116671412000193', '0', '']
    const { rows } = await assetsWith(filed.map((CNPJ_Emissor) => ({ CNPJ_Emissor })))

    expect(rows.map((row) => [row?.['issuer_cnpj'], row?.['issuer_document_filed']])).toEqual([
      ['00306278000191', '306278000191'],
      ['16671412000193', '16671412000193'],
      [null, '16671412000194'],
      [null, '116671412000193'],
      [null, '0'],
      [null, null],
    ])
  })

  it('has no maturity if it names the last day of 1899 or the first of 1900', async () => {
    const days = ['1899-12-31', '1900-01-01', '2026-01-02']
    const { built, rows } = await assetsWith(days.map((Data_Vencimento) => ({ Data_Vencimento })))
    const cleaned = await listRows(built, 'cvm_fii_quarter_cleaned')

    expect(rows.map((row) => row?.['maturity_date'])).toEqual([null, null, '2026-01-02'])
    expect(cleaned.filter(({ reason }) => reason === 'day_means_none').map(({ filed }) => filed)).toEqual(
      days.slice(0, 2),
    )
  })

  it('has its value rounded half away from zero to the sixth decimal', async () => {
    const values = ['9.89530235528946E-10', '4.999E-07', '5E-07', '-2.0000005', '7587384000.1234564999999999', '-5E-07']
    const { rows } = await assetsWith(values.map((Valor) => ({ Valor })))

    expect(rows.map((row) => row?.['value'])).toEqual([
      '0.000000',
      '0.000000',
      '0.000001',
      '-2.000001',
      '7587384000.123456',
      '-0.000001',
    ])
  })

  it('keeps a lone quote and drops a control byte', async () => {
    const { rows } = await assetsWith([{ Emissor: 'SECURITIZADORA "A\x07LFA S.A.' }])

    expect(rows).toMatchObject([{ issuer_name: 'SECURITIZADORA "ALFA S.A.' }])
  })
})

describe('a natural person who issued an asset of a fund', () => {
  // Nobody's number: the digits of a textbook example, with right check digits.
  const person = (CNPJ_Emissor: string) => ({ CNPJ_Emissor, Emissor: 'MARIA DA SILVA' })

  it('is masked, number and name, however the number is filed', async () => {
    const { built, rows } = await assetsWith(['529.982.247-25', '52998224725', '00052998224725'].map(person))

    for (const row of rows) {
      expect(row).toMatchObject({ issuer_name: '***', issuer_cnpj: null, issuer_document_filed: '***982247**' })
    }
    expect(await spelt(built, 'MARIA DA SILVA', '52998224725', '529.982.247-25')).toEqual([])
  })

  it('is masked on a line that is quarantined', async () => {
    const { built, rows } = await assetsWith([{ ...person('52998224725'), Quantidade: 'n/d' }])

    expect(rows).toEqual([undefined])
    expect(await spelt(built, 'MARIA DA SILVA', '52998224725')).toEqual([])
  })

  it('is shown if the operator wants so', async () => {
    const { rows } = await assetsWith([person('529.982.247-25')], { maskPersonalData: false })

    expect(rows).toMatchObject([
      { issuer_name: 'MARIA DA SILVA', issuer_document_filed: '52998224725', issuer_cnpj: null },
    ])
  })
})

describe('a number of a fund that lost digits', () => {
  it.each([
    // No CPF, and the name says that it is a fund.
    ['12345678901', 'ALFA FII', '12345678901'],
    ['12345678901', 'Fundo de Investimento Imobiliário Alfa', '12345678901'],
    ['12345678901', 'ALFA FI-INFRA', '12345678901'],
    // A CPF is one whatever stands next to it; a part of a word is no word.
    ['52998224725', 'ALFA FII', '***982247**'],
    ['12345678901', 'SOFIA FIGUEIREDO', '***456789**'],
    ['12345678901', '', '***456789**'],
  ])('%s of %s is %s', async (CNPJ_Emissor, Emissor, shown) => {
    const { rows } = await assetsWith([{ CNPJ_Emissor, Emissor }])

    expect(rows).toMatchObject([{ issuer_document_filed: shown, issuer_cnpj: null }])
    if (Emissor !== '') expect(rows).toMatchObject([{ issuer_name: shown.startsWith('*') ? '***' : Emissor }])
  })
})

describe('a property', () => {
  it('is in the state that its address ends in, or in none that is known', async () => {
    const states: readonly (readonly [string, string | null])[] = [
      ['Av. Brigadeiro, 10 - São Paulo - SP', 'SP'],
      ['Av. Brigadeiro, 10, São Paulo/SP, CEP 01402-000', 'SP'],
      ['Rua Nova (Belém, PA)', 'PA'],
      ['Estrada A, km 3, Cuiabá - MT, 78000-000, Brasil', 'MT'],
      ['Rua das Palmas, 100, SE 35', null],
      ['Rua SP', null],
      ['Rua Nova, 3 - XX', null],
    ]
    let at = 0
    const built = await edited2025((fields, part) => {
      const Endereco = part === 'imovel' ? states[at++]?.[0] : undefined
      return Endereco === undefined ? fields : { ...fields, Endereco }
    })
    const rows = await listRows(built, 'cvm_fii_property')

    expect(states.map(([filed]) => [filed, rows.find(({ address }) => address === filed)?.['state']])).toEqual(states)
  })
})

describe('a file of quarterly reports', () => {
  it('whose lines name a report that it does not list loses those lines if they are few', async () => {
    const built = await edited2025(findFirst('ativo', { Versao: '9' }))

    expect(await listRows(built, 'cvm_fii_quarter_cleaned')).toContainEqual(
      expect.objectContaining({ source_line: '2', filed: '9', reason: 'without_report' }),
    )
  })

  it('is refused if they are many', async () => {
    const built = await edited2025((fields, part) => (part === 'ativo' ? { ...fields, Versao: '9' } : fields))

    expect(refusals(built).join()).toMatch(/lines_have_a_report.*ativo_2025\.csv line 2/s)
  })

  it('with a day of another year is refused', async () => {
    const built = await edited2025(findFirst('imovel', { Data_Referencia: '2024-12-31' }))

    expect(refusals(built).join()).toContain('right_year')
  })

  it('has a new state of a report in the revisions when one of its lines changed', async () => {
    const mirror = await fiiMirror('trimestral', 2025, of2025)
    const { dataDir } = await buildFrom(mirror, quarters(2025))
    await fiiMirror('trimestral', 2025, editLines(of2025, findFirst('imovel', { Area: '1' })), mirror)
    const again = await buildFrom(mirror, { ...quarters(2025), dataDir, now: '2025-12-16T03:00:00Z' })

    const revisions = await listRows(again, 'cvm_fii_quarter_revision')
    expect(revisions.filter(({ revision }) => revision === '2')).toMatchObject([{ change: 'amended' }])
    expect(revisions).toHaveLength(7)
  })
})
