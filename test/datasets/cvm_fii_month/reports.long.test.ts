import { describe, expect, it } from 'vitest'
import { buildFrom, refusals, listRows, readTable, textRows } from '../../helpers/build.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { editLines, type EditLine, fiiMirror, type Parts, sampleParts } from '../../helpers/fii.ts'

const FUND = '00613094000174'
const MASKED = '00.613.094/0001-74'
const sample = await sampleParts('mensal', 2024)
const FUNDS = [...new Set((sample['complemento'] ?? []).slice(1).map((line) => line.split(';')[0] ?? ''))]
const TO_2024 = { from: '2024-02', to: '2024-03', datasets: ['cvm_fii_month'] }

const built = async (parts: Parts) => compileMirror(await fiiMirror('mensal', 2024, parts), TO_2024)
const edited = (edit: EditLine) => built(editLines(sample, edit))

/** Lines of some funds a second time, changed. */
function withCopies(copied: (fields: Record<string, string>, part: string) => Record<string, string> | null): Parts {
  const copies = editLines(sample, copied)
  return Object.fromEntries(
    Object.entries(sample).map(([part, lines]) => [part, [...lines, ...(copies[part] ?? []).slice(1)]]),
  )
}

const of = (cnpj: string) => (row: Readonly<Record<string, string | null>>) => row['cnpj'] === cnpj

/** In the newest month. */
function grade({ partitions }: CompiledMirror, id: string) {
  const march = partitions.find(({ job: { partition } }) => partition === 'competence_month=2024-03')
  return march?.result.checks.find((check) => check.id === id)
}

describe('the monthly report of a real-estate fund', () => {
  it('has signed leaves that add up to its NAV, to the cent', async () => {
    const all = await built(sample)
    const [months, leaves] = [await readTable(all, 'cvm_fii_month'), await readTable(all, 'cvm_fii_balance')]

    const sums = await textRows(`
      SELECT month.nav::VARCHAR AS nav, sum(value)::DECIMAL(20,2)::VARCHAR AS leaves, count(*) FILTER (side = 'liability' AND value < 0)::VARCHAR AS owed
      FROM ${months} AS month JOIN ${leaves} USING (cnpj, competence_month) GROUP BY cnpj, competence_month, month.nav`)

    expect(sums).toHaveLength(5)
    for (const { nav, leaves: total } of sums) expect(total).toBe(nav)
    expect(sums.some(({ owed }) => owed !== '0')).toBe(true)
  })

  it('is published with its highest version, and the lines of the others are quarantined', async () => {
    const all = await built(
      withCopies((fields) =>
        fields['CNPJ_Fundo'] === MASKED ? { ...fields, Versao: '0', Patrimonio_Liquido: '1.00' } : null,
      ),
    )

    expect((await listRows(all, 'cvm_fii_month')).filter(of(FUND))).toMatchObject([
      { version: '1', nav: '-17014303.73' },
    ])
    expect(
      (await listRows(all, 'cvm_fii_month_cleaned')).filter(({ reason }) => reason === 'earlier_document'),
    ).toHaveLength(3)
  })

  it('that is there twice in one version refuses the month and names the lines', async () => {
    const twice = await built(withCopies((fields) => (fields['CNPJ_Fundo'] === MASKED ? fields : null)))

    expect(refusals(twice).join()).toMatch(/one_report_a_version.*complemento_2024\.csv line \d/s)
    expect(await listRows(twice, 'cvm_fii_month')).toMatchObject([{ competence_month: '2024-02' }])
  })

  it('keeps its state in the revisions, and gets another when it is delivered again or withdrawn', async () => {
    const mirror = await fiiMirror('mensal', 2024, sample)
    const { dataDir } = await buildFrom(mirror, TO_2024)
    const amend: EditLine = (fields, part) => {
      if (fields['CNPJ_Fundo'] === '41.778.415/0001-78') return null
      if (fields['CNPJ_Fundo'] !== MASKED) return fields
      return { ...fields, Versao: '2', ...(part === 'complemento' && { Patrimonio_Liquido: '-17014303.72' }) }
    }
    await fiiMirror('mensal', 2024, editLines(sample, amend), mirror)
    const again = await buildFrom(mirror, { ...TO_2024, dataDir, now: '2025-12-16T03:00:00Z' })

    const revisions = await listRows(again, 'cvm_fii_month_revision')
    expect(revisions.filter(of(FUND))).toMatchObject([
      { revision: '1', change: 'first', version: '1', previous_nav: null, nav: '-17014303.73' },
      { revision: '2', change: 'amended', version: '2', previous_nav: '-17014303.73', nav: '-17014303.72' },
    ])
    expect(revisions.filter(of('41778415000178'))).toMatchObject([
      { change: 'first' },
      { change: 'withdrawn', version: null, content_hash: null, nav: null },
    ])
    expect(revisions.filter(of('52355764000101'))).toHaveLength(1)
  })

  it('has figures with an exponent exactly, rounded to the declared decimals, and says what was filed', async () => {
    const all = await built(sample)

    expect((await listRows(all, 'cvm_fii_month')).filter(of('52355764000101'))).toMatchObject([
      { quota_value: '0.000097087379' },
    ])
    expect(await listRows(all, 'cvm_fii_month_cleaned')).toContainEqual(
      expect.objectContaining({
        column_name: 'Valor_Patrimonial_Cotas',
        filed: '9.70873786407767E-05',
        cleaned: '0.000097087379',
        reason: 'rounded',
      }),
    )
  })

  it('has quotas of a fund each as filed, with an exponent or without', async () => {
    const filed = ['9.89E-10', '2.5E+03', '1500000']
    const all = await edited((fields, part) => {
      const at = FUNDS.indexOf(fields['CNPJ_Fundo'] ?? '')
      return part === 'complemento' ? { ...fields, Valor_Patrimonial_Cotas: filed[at] ?? '1' } : fields
    })

    const values = (await listRows(all, 'cvm_fii_month')).map(({ quota_value }) => quota_value)
    expect(values).toEqual(
      expect.arrayContaining(['0.000000000989', '2500.000000000000', '1500000.000000000000', '1.000000000000']),
    )
  })

  it.each(['1E+30', '12,5'])('with %s in place of a figure goes into quarantine', async (filed) => {
    const all = await edited((fields, part) =>
      part === 'complemento' && fields['CNPJ_Fundo'] === MASKED ? { ...fields, Cotas_Emitidas: filed } : fields,
    )

    const rows = await listRows(all, 'cvm_fii_month')
    expect(rows.filter(of(FUND))).toEqual([])
    expect(rows).toHaveLength(4)
    expect(await listRows(all, 'cvm_fii_month_cleaned')).toContainEqual(
      expect.objectContaining({ column_name: 'Cotas_Emitidas', reason: 'unreadable' }),
    )
  })

  it('has no address, telephone or e-mail of the administrator', async () => {
    const all = await edited((fields, part) =>
      part === 'geral'
        ? { ...fields, Telefone1: '5551234567', Email: 'maria@example.com', Logradouro: 'RUA DAS FLORES' }
        : fields,
    )

    for (const table of ['cvm_fii_month', 'cvm_fii_month_cleaned', 'cvm_fii_balance']) {
      expect(JSON.stringify(await listRows(all, table))).not.toMatch(/5551234567|maria@|FLORES/)
    }
  })

  it('is known by its header: with classes or without, in any year', async () => {
    const renamed = Object.fromEntries(
      Object.entries(sample).map(([part, [header = '', ...lines]]) => [
        part,
        [header.replace('CNPJ_Fundo', 'CNPJ_Fundo_Classe').replace('Nome_Fundo', 'Nome_Fundo_Classe'), ...lines],
      ]),
    )

    expect(await listRows(await built(renamed), 'cvm_fii_month')).toEqual(
      await listRows(await built(sample), 'cvm_fii_month'),
    )
  })

  it('with an unknown column refuses the year', async () => {
    const wider = Object.fromEntries(
      Object.entries(sample).map(([part, [header = '', ...lines]]) => [
        part,
        part === 'ativo_passivo'
          ? [`${header};Outros_Passivos`, ...lines.map((line) => `${line};0`)]
          : [header, ...lines],
      ]),
    )

    expect(refusals(await built(wider)).join()).toContain('unknown column "Outros_Passivos"')
  })

  it('of another year refuses the file', async () => {
    const all = await edited((fields) => ({ ...fields, Data_Referencia: '2023-03-01' }))

    expect(refusals(all).join()).toContain('right_year')
  })

  it('whose balance does not add up is published with an alarm', async () => {
    const all = await edited((fields, part) =>
      part === 'ativo_passivo' && fields['CNPJ_Fundo'] === MASKED ? { ...fields, Terrenos: '1.00' } : fields,
    )

    expect(grade(all, 'nav_is_sum_of_leaves')).toMatchObject({ passed: false, figure: '3 of 4' })
    expect(grade(all, 'property_adds_up')).toMatchObject({ passed: false })
    expect(grade(all, 'liabilities_add_up')).toMatchObject({ passed: true })
  })

  it('without its balance and names is partial', async () => {
    const { complemento = [] } = sample
    const { partitions } = await built({ complemento })

    expect(partitions.map(({ result: { completeness } }) => completeness)).toContainEqual([
      { group: 'report', complete: false, missing: ['GERAL', 'ATIVO_PASSIVO'] },
    ])
  })

  it('whose part with the NAV is missing in the file is quarantined', async () => {
    const all = await edited((fields, part) =>
      part === 'complemento' && fields['CNPJ_Fundo'] === MASKED ? null : fields,
    )

    expect(
      (await listRows(all, 'cvm_fii_month_cleaned')).filter(({ reason }) => reason === 'without_report'),
    ).toHaveLength(2)
    expect((await listRows(all, 'cvm_fii_balance')).filter(of(FUND))).toEqual([])
  })
})
