import { requireDataset } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'
import { defineMessages } from '../../../api/language/message.ts'
import { findClass, hasFiledAnything } from '../../../fund/api/fund.ts'
import { NumberCache } from '../../../fund/api/number-cache.ts'

export const STATEMENTS = 'cvm_fund_statement'
const DAYS = new URL('statement_days.sql', import.meta.url)

/** Funds with statements, in memory because every page of a fund asks and most funds have none. */
export const fundsWithStatements = new NumberCache(new URL('funds_with_statements.sql', import.meta.url))

const statementMessages = defineMessages({
  noStatement: ({ cnpj, newest }: { cnpj: string; newest: string | null }) =>
    newest === null
      ? {
          en: `${cnpj} filed no statement in the year that this snapshot has.`,
          pt: `${cnpj} não entregou extrato no ano que este snapshot tem.`,
        }
      : {
          en: `${cnpj} filed no statement on those days: the newest is of ${newest}.`,
          pt: `${cnpj} não entregou extrato nesses dias: o mais novo é de ${newest}.`,
        },
})

/** Fund with the days of its statements, newest first. */
export interface StatementDays {
  readonly cnpj: string
  readonly days: readonly string[]
}

/**
 * Finds the fund or class of a number. Statements under the number itself decide, whatever class it has become since.
 */
export async function findStatements(snapshot: Snapshot, requested: string): Promise<StatementDays> {
  requireDataset(snapshot, STATEMENTS)
  const own = await readDays(snapshot, requested)
  if (own.length > 0) return { cnpj: requested, days: own }
  const { cnpj } = await findClass(snapshot, requested, { hasFiled: hasFiledAnything })
  return { cnpj, days: cnpj === requested ? [] : await readDays(snapshot, cnpj) }
}

async function readDays(snapshot: Snapshot, cnpj: string): Promise<string[]> {
  if (fundsWithStatements.hasNone(snapshot, [cnpj])) return []
  const rows = await snapshot.query(DAYS, { cnpj })
  return rows.flatMap(({ reference_date: day }) => (typeof day === 'string' ? day : []))
}

/** Makes a 404 for a fund without a statement, with the day of its newest one. */
export function noStatement({ cnpj, days }: StatementDays): ApiError {
  const newest = days[0] ?? null
  return new ApiError('not_found', statementMessages.noStatement({ cnpj, newest }), {
    reason: 'statement_not_filed',
    available: newest === null ? null : { from: days.at(-1), to: newest },
  })
}
