import { z } from 'zod'
import type { Column } from '../../../core/column.ts'
import type { Row, Snapshot, Value } from '../../../api/endpoint.ts'
import { field, filledField } from '../../../api/output.ts'
import { type AddSource, sourceOrNull, sourceOutput } from '../../../api/provenance.ts'
import type { FundClass } from '../../../fund/api/registered-class.ts'
import { NumberCache } from '../../../fund/api/number-cache.ts'
import { classColumns, fundColumns, subclassColumns } from '../columns.ts'

export const REGISTERED_FUNDS = new URL('registered_funds.sql', import.meta.url)
export const REGISTERED_CLASS = new URL('registered_class.sql', import.meta.url)
const SUBCLASSES = new URL('subclasses.sql', import.meta.url)

/** Classes with subclasses, which are few. */
export const classesWithSubclasses = new NumberCache(new URL('classes_with_subclasses.sql', import.meta.url))

const ofClass = pick(classColumns, [
  'register',
  'fund_id',
  'fund_cnpj',
  'class_id',
  'type_filed',
  'status_filed',
  'class_registration_date',
  'class_creation_date',
  'class_start_date',
  'classification',
  'anbima_class',
  'benchmark',
  'condominium',
  'audience',
  'exclusive',
  'holds_quotas',
  'long_term_tax',
  'investment_entity',
  'full_foreign_allowed',
  'esg',
])

/** NAV of the class in the register, which the fund has only if its day is in the competence month. */
export const navOfClass = {
  nav_value: {
    ...classColumns.nav_value,
    description:
      'NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV stopped at its adaptation to Resolution CVM 175.',
  },
  nav_date: classColumns.nav_date,
} satisfies Columns

const ofLegacyFund = pick(fundColumns, [
  'activity_start_date',
  'classification_date',
  'performance_fee',
  'performance_fee_note',
  'administration_fee',
  'administration_fee_note',
])

const ofFund = pick(fundColumns, [
  'cvm_code',
  'name',
  'type',
  'type_filed',
  'status',
  'status_filed',
  'status_date',
  'registration_date',
  'creation_date',
  'cancelation_date',
  'rcvm175_date',
  'exercise_date',
  'exercise_end_date',
  'nav_value',
  'nav_date',
  'class_count',
])

const ofRegistration: Columns = { ...ofClass, ...navOfClass, ...ofLegacyFund }

const ofSubclass = pick(subclassColumns, [
  'subclass_id',
  'cvm_code',
  'name',
  'status',
  'status_filed',
  'status_date',
  'creation_date',
  'start_date',
  'condominium',
  'exclusive',
  'audience',
  'pension',
  'exclusive_non_resident',
  'exclusive_pension',
])

// Only the object is named, because generators of clients make no type of a named schema that can be null.
const fundOutput = z.strictObject({ ...createOutput(ofFund), source: sourceOutput.optional() }).meta({
  id: 'RegisteredFund',
  description:
    'The fund of the class, as registered: name, type, status and days can differ from those of its class. Null if it is not in the register of Resolution CVM 175.',
})

/** `data.registration`: further facts of the registers about a class beside `data.fund`. */
export const registrationOutput = z
  .strictObject({
    ...createOutput(ofRegistration),
    fund: fundOutput.nullable(),
    source: sourceOutput.optional(),
    legacy_source: sourceOrNull(
      'Of the columns that only the legacy register has; null where it has none of the fund.',
    ),
  })
  .meta({ id: 'FundRegistration', description: 'What the registers say of a class, as registered.' })

/** An item of `data.subclasses`. */
export const subclassOutput = z
  .strictObject({ ...createOutput(ofSubclass), source: sourceOutput.optional() })
  .meta({ id: 'FundSubclass', description: 'A subclass of a class.' })

/** Reads the registration of a class, and its subclasses; null and an empty list for a class without a registration. */
export async function readRegistration(
  snapshot: Snapshot,
  { cnpj, row }: FundClass,
  sourced: AddSource,
): Promise<{ readonly registration: Row | null; readonly subclasses: readonly Row[] }> {
  if (row === null) return { registration: null, subclasses: [] }
  const fundCnpj = typeof row['fund_cnpj'] === 'string' ? row['fund_cnpj'] : cnpj
  const [classes, funds, subclasses] = await Promise.all([
    snapshot.lookUpClass(REGISTERED_CLASS, cnpj),
    readFunds(snapshot, fundCnpj, row['fund_id'] ?? null),
    typeof row['class_id'] === 'string' && !classesWithSubclasses.hasNone(snapshot, [cnpj])
      ? snapshot.query(SUBCLASSES, { cnpj, class_id: row['class_id'] })
      : [],
  ])
  const isOwn = (each: Row) => each['class_id'] === row['class_id'] && each['fund_id'] === row['fund_id']
  const described = (columns: Columns, each: Row): Row => {
    const { source } = sourced(each)
    return { ...fillValues(columns, each), ...(source !== undefined && { source }) }
  }
  const legacy = funds.filter(({ register }) => register === 'legacy')
  const { source, ...registration } = described(ofRegistration, {
    ...pickValues(ofLegacyFund, legacy[0]),
    ...classes.find(isOwn),
  })
  const { source: legacy_source = null } = legacy.slice(0, 1).map(sourced)[0] ?? {}
  return {
    registration: {
      ...registration,
      fund: funds.filter((each) => !legacy.includes(each)).map((each) => described(ofFund, each))[0] ?? null,
      ...(source !== undefined && { source, legacy_source }),
    },
    subclasses: subclasses.map((each) => described(ofSubclass, each)),
  }
}

/** Reads a fund in the register of Resolution CVM 175 and in the legacy register. */
async function readFunds(snapshot: Snapshot, cnpj: string, fundId: Value): Promise<Row[]> {
  const rows = await snapshot.lookUpClass(REGISTERED_FUNDS, cnpj)
  return rows.filter(
    ({ register, fund_id }) =>
      register === 'legacy' || (register === 'rcvm175' && fundId !== null && fund_id === fundId),
  )
}

/** Keeps only these columns, because a fund has other columns in a register than its class. */
function pickValues(columns: Columns, row: Row | undefined): Row {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => name in columns))
}

type Columns = Readonly<Record<string, Column>>

function pick<C extends Columns>(columns: C, names: readonly (keyof C & string)[]): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => names.includes(name)))
}

/** True for a text, which is "" if absent. */
function isText({ duckdb }: Column): boolean {
  return duckdb === 'VARCHAR'
}

function createOutput(columns: Columns): Record<string, z.ZodType> {
  const entries = Object.entries(columns)
  return Object.fromEntries(
    entries.map(([name, column]) => [name, isText(column) ? filledField(column) : field(column)]),
  )
}

function fillValues(columns: Columns, row: Row): Row {
  const entries = Object.entries(columns)
  return Object.fromEntries(entries.map(([name, column]) => [name, row[name] ?? (isText(column) ? '' : null)]))
}
