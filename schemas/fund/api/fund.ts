import type { Row, Snapshot, Value } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { type AddSource, addSource } from '../../api/provenance.ts'
import type { Month } from '../../core/month.ts'
import { isFiler } from './filed-ranges.ts'
import { type FiledMonth, findFiling, PORTFOLIO } from './filing.ts'
import { ROLES } from './fund-output.ts'
import { classAsFiled, findOnlyClass, type FundClass } from './registered-class.ts'
import { readReportedNav } from './reported-nav.ts'
import { readNearestReports } from './reports/nearest-report.ts'
import { addReportedAdministrator } from './reports/own-facts.ts'
import { fundMessages } from './fund-messages.ts'

export const REGISTER = 'cvm_fund_register'
const FILER = new URL('filer.sql', import.meta.url)
export const INTEGRANTS = new URL('integrants.sql', import.meta.url)

interface FindClassOptions {
  /**
   * Month in which a fund with a portfolio under its own number represents itself, whatever class it has become since.
   */
  readonly month?: Month | null
  readonly hasFiled?: (snapshot: Snapshot, cnpj: string) => Promise<boolean>
}

/**
 * Finds the class that a CNPJ represents: itself, or the one class of the fund with that number; several are a
 * conflict. A number in no register represents itself if it filed anything, even if withdrawn since, which `hasFiled`
 * decides.
 */
export async function findClass(
  snapshot: Snapshot,
  cnpj: string,
  { month = null, hasFiled = hasFiledAnything }: FindClassOptions = {},
): Promise<FundClass> {
  const own = await classAsFiled(snapshot, cnpj)
  if (own.row) return own
  if (month !== null && (await findFiling(snapshot, cnpj, month)) !== null) return own
  const only = await findOnlyClass(snapshot, cnpj)
  if (only !== null) return only
  if (!(await hasFiled(snapshot, cnpj))) throw fundNotFound(cnpj)
  return own
}

/** True if this number has or had holdings or a NAV in any month. */
export async function hasFiledHoldings(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  return isFiler(snapshot, cnpj) ?? (await snapshot.lookUpClass(FILER, cnpj)).length > 0
}

/** True if this number filed holdings, a NAV or a report of its own in any month. */
export async function hasFiledAnything(snapshot: Snapshot, cnpj: string): Promise<boolean> {
  return (await hasFiledHoldings(snapshot, cnpj)) || (await readNearestReports(snapshot, [cnpj], null)).has(cnpj)
}

export function fundNotFound(cnpj: string): ApiError {
  return new ApiError('not_found', fundMessages.fundNotFound({ cnpj }), {
    reason: 'fund_not_found',
  })
}

const UNREGISTERED: Row = {
  id: '',
  cvm_id: '',
  cvm_code: '',
  type: 'other',
  status: 'unknown',
  status_date: null,
  registration_date: null,
  creation_date: null,
  exercise_date: null,
  exercise_end_date: null,
  cancelation_date: null,
  rcvm175_date: null,
  name: '',
}

/** Reads the parties of all registrations of a number, for `chooseIntegrants`. */
export function readParties(snapshot: Snapshot, cnpj: string): Promise<Row[]> {
  return snapshot.lookUpClass(INTEGRANTS, cnpj)
}

/**
 * Reads the parties of a class by role; the administrator comes from the class's own report if no register names one.
 */
export async function readIntegrants(
  snapshot: Snapshot,
  fundClass: FundClass,
  sourced: AddSource = addSource(snapshot, REGISTER, false),
): Promise<readonly Row[]> {
  const parties = fundClass.row === null ? [] : await readParties(snapshot, fundClass.cnpj)
  return addReportedAdministrator(snapshot, fundClass, chooseIntegrants(parties, fundClass, sourced))
}

/** Chooses the parties of the registration that counts, by role. */
export function chooseIntegrants(parties: readonly Row[], { row }: FundClass, sourced: AddSource): Row[] {
  if (row === null) return []
  return parties
    .filter(({ class_id, fund_id }) => class_id === row['class_id'] && fund_id === row['fund_id'])
    .sort((a, b) => rankRole(a) - rankRole(b) || Number(a['ordinal']) - Number(b['ordinal']))
    .map((party) => {
      const { cnpj: _cnpj, class_id: _class, fund_id: _fund, ordinal: _ordinal, ...integrant } = sourced(party)
      return integrant
    })
}

function rankRole({ type }: Row): number {
  return ROLES.findIndex((role) => role === type)
}

/** Makes `data.fund` of an answer. Facts that the registers lack come from the filing. */
export async function describeFund(
  snapshot: Snapshot,
  fund: FundClass,
  filed: FiledMonth | null,
  integrants: readonly Row[],
): Promise<Row> {
  const { cnpj, row } = fund
  const fromFiling = filed && { id: filed.id, type: filed.type, name: filed.fund_name_filed ?? '' }
  const findValue = readValues({ ...UNREGISTERED, ...fromFiling, ...dropNulls(row) })
  const nav = await readReportedNav(snapshot, fund, filed)
  return {
    id: findValue('id'),
    cvm_id: findValue('cvm_id'),
    cvm_code: findValue('cvm_code'),
    cnpj,
    type: findValue('type'),
    status: findValue('status'),
    status_date: findValue('status_date'),
    registration_date: findValue('registration_date'),
    creation_date: findValue('creation_date'),
    exercise_date: findValue('exercise_date'),
    exercise_end_date: findValue('exercise_end_date'),
    cancelation_date: findValue('cancelation_date'),
    updated_at: updatedAt(snapshot, row, filed),
    name: findValue('name'),
    rcvm175: { is_compliant: isAdapted(row), compliance_date: findValue('rcvm175_date') },
    nav_value_reported: nav.value,
    // In the contract, only this date is a number.
    nav_value_reported_reference_date: nav.date === null ? null : Number(nav.date.replaceAll('-', '')),
    integrants,
    ...describeTotal(filed),
  }
}

/**
 * True for an adapted class. Only the register of Resolution CVM 175 has a column for the day of the adaptation:
 * elsewhere its absence means nothing.
 */
function isAdapted(row: Row | null): boolean | null {
  if ((row?.['rcvm175_date'] ?? null) !== null) return true
  return (row?.['fund_id'] ?? null) === null ? null : false
}

export function dropNulls(row: Row | null): Row {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null))
}

function readValues(row: Row): (name: string) => Value {
  return (name) => {
    const value = row[name]
    if (value === undefined) throw new Error(`the fund's description has no ${name}`)
    return value
  }
}

function describeTotal(filed: FiledMonth | null): Row {
  const total = filed?.total_portfolio_value ?? null
  return {
    total_portfolio_value: total,
    total_portfolio_value_reference_date: total === null ? null : (filed?.reference_date ?? null),
  }
}

function updatedAt(snapshot: Snapshot, row: Row | null, filed: FiledMonth | null): string | null {
  const instants = [
    row ? snapshot.retrievedAt(REGISTER, null) : null,
    filed ? snapshot.retrievedAt(filed.dataset ?? PORTFOLIO, filed.competence_month) : null,
  ].filter((instant) => instant !== null)
  return instants.sort().at(-1) ?? null
}
