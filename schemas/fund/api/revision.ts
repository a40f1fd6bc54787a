import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import { monthsOfFiler } from './filed-ranges.ts'

export const REVISION = 'cvm_fund_revision'
const NEWEST_REVISIONS = new URL('newest_revisions.sql', import.meta.url)

/** Newest version of a fund-month that has versions. */
export interface NewestRevision {
  readonly competence_month: Month
  readonly change: 'first' | 'amended' | 'confidentiality_released' | 'withdrawn'
}

/** Reads the newest version of each month of a class, newest month first. */
export async function readNewestRevisions(snapshot: Snapshot, cnpj: string): Promise<NewestRevision[]> {
  const months = monthsOfFiler(snapshot, cnpj, snapshot.monthsWith(REVISION), { withdrawn: true })
  if (months.length === 0) return []
  return (await snapshot.query(NEWEST_REVISIONS, { cnpj }, months)) as unknown as NewestRevision[]
}
