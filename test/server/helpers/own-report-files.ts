import { editLines, fiiMirror, type Parts, sampleParts } from '../../helpers/fii.ts'
import { masked } from '../../helpers/portal.ts'

/** A monthly report of cash and of quotas of other real-estate funds. */
export interface FiledMonthReport {
  readonly filer: string
  readonly month: string
  readonly cash: number
  readonly fii: number
}

/** A quarterly report of cash and of quotas by the fund held. */
export interface FiledQuarterReport {
  readonly filer: string
  readonly day: string
  readonly cash: number
  readonly held: Readonly<Record<string, number>>
  /** Receivables (CRI) by their issuer. */
  readonly papers?: Readonly<Record<string, number>>
}

/** Fills the first line of each part for each report. */
function fill<T>(
  sample: Parts,
  reports: readonly T[],
  edit: (report: T, fields: Record<string, string>, part: string) => Record<string, string> | null,
): Parts {
  const first = Object.fromEntries(Object.entries(sample).map(([part, lines]) => [part, lines.slice(0, 2)]))
  const filled = reports.map((report) => editLines(first, (fields, part) => edit(report, fields, part)))
  return Object.fromEntries(
    Object.entries(sample).map(([part, [header = '']]) => [
      part,
      [header, ...filled.flatMap((each) => each[part]?.slice(1) ?? [])],
    ]),
  )
}

async function monthlyParts(reports: readonly FiledMonthReport[]): Promise<Parts> {
  const sample = await sampleParts('mensal', 2024)
  return fill(sample, reports, ({ filer: own, month, cash, fii }, fields, part) => {
    const whole = String(cash + fii)
    const named = { ...fields, CNPJ_Fundo: masked(own), Data_Referencia: `${month}-01` }
    if (part === 'geral') return { ...named, Quantidade_Cotas_Emitidas: '100' }
    if (part === 'complemento') {
      return {
        ...named,
        Valor_Ativo: whole,
        Patrimonio_Liquido: whole,
        Cotas_Emitidas: '100',
        Valor_Patrimonial_Cotas: String((cash + fii) / 100),
      }
    }
    const none = Object.fromEntries(Object.keys(fields).map((column) => [column, '0']))
    const held = {
      Disponibilidades: String(cash),
      Total_Necessidades_Liquidez: String(cash),
      FII: String(fii),
      Total_Investido: String(fii),
    }
    return { ...none, CNPJ_Fundo: masked(own), Data_Referencia: `${month}-01`, Versao: '1', ...held }
  })
}

function writeAsset(filer: string, day: string, type: string, issuer: string, value: number): string {
  return `${masked(filer)};${day};1;${type};EMISSOR ${issuer};${issuer};;;;;;100;${String(value)}`
}

async function quarterlyParts(reports: readonly FiledQuarterReport[]): Promise<Parts> {
  const sample = await sampleParts('trimestral', 2025)
  const parts = fill(sample, reports, ({ filer: own, day, cash }, fields, part) => {
    const named = { ...fields, CNPJ_Fundo_Classe: masked(own), Data_Referencia: day, Versao: '1' }
    if (part === 'geral') return { ...named, Data_Encerramento_Trimestre: day, Quantidade_Cotas_Emitidas: '100' }
    if (part !== 'complemento') return null
    const none = Object.keys(fields).filter((column) => column.startsWith('Ativo_Liquidez_Valor'))
    return {
      ...named,
      ...Object.fromEntries(none.map((column) => [column, '0'])),
      Ativo_Liquidez_Valor_Disponibilidades: String(cash),
    }
  })
  const assets = reports.flatMap(({ filer: own, day, held, papers = {} }) => [
    ...Object.entries(held).map(([fund, value]) => writeAsset(own, day, 'FII', fund, value)),
    ...Object.entries(papers).map(([issuer, value]) => writeAsset(own, day, 'CRI', issuer, value)),
  ])
  return { ...parts, ativo: [sample['ativo']?.[0] ?? '', ...assets] }
}

/** Writes these reports of real-estate funds of 2025 into a mirror. */
export async function writeOwnReports(
  mirror: string,
  months: readonly FiledMonthReport[],
  quarters: readonly FiledQuarterReport[],
): Promise<void> {
  await fiiMirror('mensal', 2025, await monthlyParts(months), mirror)
  await fiiMirror('trimestral', 2025, await quarterlyParts(quarters), mirror)
}
