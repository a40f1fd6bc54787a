import { z } from 'zod'
import { defineEndpoint, type Snapshot } from '../../core/endpoint.ts'
import { cnpjInput, dayInput } from '../../core/input.ts'
import { SNAPSHOT_ID } from '../../core/manifest.ts'
import type { Month } from '../../core/month.ts'
import { listAnswer, pageBindings, pageInput } from '../../core/page.ts'
import { newestFiling } from '../../fund/filing.ts'
import { classOf } from '../../fund/fund.ts'
import { newestRevisions, REVISION } from '../../fund/revision.ts'

const VERSIONS = new URL('fund_revisions.sql', import.meta.url)

const version = z.strictObject({
  version: z.int().min(1),
  change: z.enum(['first', 'amended', 'confidentiality_released', 'withdrawn']),
  first_snapshot: z.string().regex(SNAPSHOT_ID),
  published_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
  content_hash: z.string(),
  lines_added: z.int(),
  lines_removed: z.int(),
  lines_changed: z.int(),
  previous_total_portfolio_value: z.number().nullable(),
  total_portfolio_value: z.number().nullable(),
})

export const fundRevisions = defineEndpoint({
  id: 'fund_revisions',
  path: '/v1/fund/{cnpj}/portfolio/revisions',
  summary: 'Every version of a monthly portfolio that this installation has seen, and what changed in each',
  dataset: 'cvm_fund_portfolio',
  input: z.strictObject({ cnpj: cnpjInput, date: dayInput.optional(), ...pageInput }),
  output: z.strictObject({ success: z.literal(true), data: z.array(version) }),
  examples: [{ cnpj: '62415896000127', date: '20251031' }],
  async answer(snapshot, { cnpj: asked, date, ...page }) {
    const { cnpj } = await classOf(snapshot, asked)
    const month = date?.slice(0, 7) ?? (await monthWithPortfolio(snapshot, cnpj))
    const known = month !== null && snapshot.monthsWith(REVISION).includes(month)
    const rows = known ? await snapshot.query(VERSIONS, { cnpj, ...pageBindings(page) }, [month]) : []
    return listAnswer(rows, page, `fund_revisions-${cnpj}${month === null ? '' : `-${month}`}`)
  },
})

/** The month that the portfolio would be of; of a class whose portfolios are all withdrawn the newest of those. */
async function monthWithPortfolio(snapshot: Snapshot, cnpj: string): Promise<Month | null> {
  const filed = await newestFiling(snapshot, cnpj)
  if (filed !== null) return filed.competence_month
  const [newest] = await newestRevisions(snapshot, cnpj)
  return newest?.competence_month ?? null
}
