import { z } from 'zod'
import { defineEndpoint, ExactNumber, type Row, type Snapshot } from '../../core/endpoint.ts'
import { booleanInput, cnpjInput, dayInput } from '../../core/input.ts'
import type { Month } from '../../core/month.ts'
import { type FiledMonth, newestFiling, PORTFOLIO } from '../../fund/filing.ts'
import { classOf, describeFund, fundOutput, integrantsOf, type ReportedNav, reportedNav } from '../../fund/fund.ts'
import { filingOf, noPortfolio } from '../../fund/no-portfolio.ts'
import { sharePercent } from '../../fund/share.ts'

const LINES = new URL('fund_portfolio.sql', import.meta.url)

const number = z.number()
const item = z.strictObject({
  id: z.string(),
  application_type: z.string(),
  asset_type: z.string(),
  related_issuer: z.boolean(),
  business_type: z.string(),
  sales_quantity: number,
  sales_value: number,
  purchases_quantity: number,
  purchases_value: number,
  final_position_quantity: number,
  final_position_value: number.nullable(),
  final_position_cost: number.nullable(),
  confidentiality_deadline: z.iso.date().nullable(),
  portfolio_share_percent: number.nullable(),
  /** Keys without a value are left out. */
  metainfo: z.looseObject({ block: z.string(), category: z.string(), is_investment: z.boolean() }),
  source: z.strictObject({ file: z.string(), member: z.string(), line: z.int(), sha256: z.string() }).optional(),
})

export const fundPortfolio = defineEndpoint({
  id: 'fund_portfolio',
  path: '/v1/fund/{cnpj}/portfolio',
  summary: 'What a fund class held at the end of a month, line by line',
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({
    cnpj: cnpjInput,
    date: dayInput.optional(),
    provenance: booleanInput.optional(),
  }),
  output: z.strictObject({
    success: z.literal(true),
    reference_date: z.iso.date(),
    data: z.strictObject({ fund: fundOutput, portfolio: z.array(item) }),
  }),
  examples: [
    { cnpj: '62415896000127', date: '20251031' },
    { cnpj: '00068305000135', date: '2024-02-29', provenance: 'true' },
  ],
  async answer(snapshot, { cnpj, date, provenance = false }) {
    const month = date?.slice(0, 7) ?? null
    // Nearly every number asked for is a class's own, so its filing is read while the register is looked into.
    const ahead = filingWithLines(snapshot, cnpj, month)
    ahead.catch(() => undefined)
    const fundClass = await classOf(snapshot, cnpj)
    const [{ filed, lines }, integrants] = await Promise.all([
      fundClass.cnpj === cnpj ? ahead : filingWithLines(snapshot, fundClass.cnpj, month),
      integrantsOf(snapshot, fundClass),
    ])
    const fund = describeFund(snapshot, fundClass, filed, integrants)
    const shareOf = denominator(reportedNav(fundClass, filed), filed)
    const [input] = snapshot.inputs(PORTFOLIO, filed.competence_month)
    return {
      body: {
        success: true,
        reference_date: filed.reference_date,
        data: { fund, portfolio: lines.map((line) => itemOf(line, shareOf, provenance ? input : undefined)) },
      },
      headers: { 'X-Data-Completeness': completeness(filed) },
      fileName: `fund_portfolio-${fundClass.cnpj}-${filed.reference_date}`,
    }
  },
})

async function filingWithLines(snapshot: Snapshot, cnpj: string, month: Month | null) {
  if (month === null) {
    const filed = await newest(snapshot, cnpj)
    return { filed, lines: await linesOf(snapshot, cnpj, filed.competence_month) }
  }
  const [filed, lines] = await Promise.all([filingOf(snapshot, cnpj, month), linesOf(snapshot, cnpj, month)])
  return { filed, lines }
}

async function newest(snapshot: Snapshot, cnpj: string): Promise<FiledMonth> {
  const filed = await newestFiling(snapshot, cnpj)
  if (filed === null) throw await noPortfolio(snapshot, cnpj, null)
  return filed
}

async function linesOf(snapshot: Snapshot, cnpj: string, month: Month): Promise<Row[]> {
  return snapshot.months(PORTFOLIO).includes(month) ? snapshot.query(LINES, { cnpj }, [month]) : []
}

/** Shares are of the NAV of the same competence; where that is missing or not positive, of the total; else of nothing. */
function denominator(nav: ReportedNav, { competence_month, total_portfolio_value }: FiledMonth): ExactNumber | null {
  if (nav.value && nav.date?.startsWith(competence_month) && isPositive(nav.value)) return nav.value
  return total_portfolio_value && isPositive(total_portfolio_value) ? total_portfolio_value : null
}

function isPositive({ text }: ExactNumber): boolean {
  return !text.startsWith('-') && /[1-9]/.test(text)
}

function itemOf(line: Row, shareOf: ExactNumber | null, input?: { file: string; sha256: string }): Row {
  const { metainfo, source_member, source_line, ...fields } = line
  const value = fields['final_position_value']
  const filled = Object.entries(metainfo as Row).filter(([, inner]) => inner !== null)
  return {
    ...fields,
    portfolio_share_percent: shareOf && value instanceof ExactNumber ? sharePercent(value, shareOf) : null,
    metainfo: Object.fromEntries(filled),
    ...(input && {
      source: { file: input.file, member: source_member ?? null, line: source_line ?? null, sha256: input.sha256 },
    }),
  }
}

function completeness({ completeness: state, missing_members: missing }: FiledMonth): string {
  return state === 'complete' ? 'complete' : `partial; missing=${missing ?? ''}`
}
