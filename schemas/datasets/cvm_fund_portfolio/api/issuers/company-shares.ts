import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { USUAL_BOUNDS } from '../../../../api/cost.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { dayInput } from '../../../../api/input.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { divideRounded } from '../../../../api/rounded-quotient.ts'
import { companyCodeInput } from '../../../../company/api/company-code.ts'
import { COMPANY, findCompany, TICKER_SCOPES } from '../../../../company/api/find-company.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { datasetMonth } from '../holders/dataset-month.ts'
import { listHiddenMembers } from '../holders/members-of-kind.ts'
import { findShareScale, readShareCount } from './share-scale.ts'

const HELD = new URL('held_shares.sql', import.meta.url)
const CAPITAL = new URL('share_capital.sql', import.meta.url)
const STATEMENTS = 'cvm_company_statement'
const CLASSES = ['common', 'preferred'] as const
const QUANTITY_DECIMALS = 6
const PERCENT_DECIMALS = 6

const count = (description: string) => described(z.int().nullable(), description, 'BIGINT')

const heldClass = z
  .strictObject({
    share_class: described(z.enum(CLASSES), 'common, or preferred shares of all classes.', 'VARCHAR'),
    held_quantity: described(
      z.number().nullable(),
      'Shares that lines of funds have in the month, owned and lent ones less borrowed ones, as far as its members are there; null where no line names a ticker of the class, or a line has no quantity.',
      'DECIMAL(38,6)',
    ),
    shares: count('Shares of the class, paid up; null where their number or its scale is not known.'),
    held_percent: described(
      z.number().nullable(),
      '100 × held ÷ shares of the class; null with its reason.',
      'DECIMAL(28,6)',
    ),
    held_percent_reason: described(
      z.enum(['', 'no_line', 'quantity_missing', 'members_missing', 'shares_unknown', 'scale_not_proved']),
      'Why it is null: no_line names a ticker of the class; quantity_missing in a line; members_missing, the month lacks members with such lines; shares_unknown; scale_not_proved, where profit ÷ earnings per share agrees with neither single shares nor thousands within ten percent; "" where it is a number.',
      'VARCHAR',
    ),
    line_count: described(z.int(), 'Lines of funds that count.', 'INTEGER'),
    shares_filed: count('Number of shares as filed.'),
    shares_scale: described(
      z.int().nullable(),
      'Shares in one that is filed, 1 or 1000; null where that is not proved.',
      'INTEGER',
    ),
    shares_source: described(z.string().nullable(), 'Table of the number.', 'VARCHAR'),
    shares_date: described(
      z.iso.date().nullable(),
      'Last day of the document with the number: the newest up to the month.',
      'DATE',
    ),
    missing_members: described(
      z.string(),
      'Members that the month lacks and that can have these lines, with commas between them.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'HeldShareClass', description: 'How much of a class of shares funds hold.' })

const KEYS = {
  company_cnpj: described(z.string(), 'CNPJ of the company.', 'VARCHAR'),
  reference_date: described(z.iso.date(), 'Last day of the competence month of the lines.', 'DATE'),
} as const

const held = z
  .strictObject({
    company_cnpj: KEYS.company_cnpj,
    classes: described(z.array(heldClass), 'Common and preferred shares.'),
  })
  .meta({ id: 'HeldShares', description: 'How much of the shares of a company funds hold.' })

export const companyShares = defineEndpoint({
  id: 'company_shares',
  path: '/v1/company/{id}/shares',
  summary: 'How much of each class of shares of a company funds hold at the end of a month',
  description:
    'Numerator, denominator and where each is from. Numbers of shares are filed in single shares or in thousands, and the file does not say which: a scale counts only where profit ÷ earnings per share of the same document proves it, else the share is null. Units (ticker with 11) and receipts are not opened into shares. The numbers of shares are untested: no file of them was at hand.',
  dataset: PORTFOLIO,
  extraScopes: [COMPANY, STATEMENTS, ...TICKER_SCOPES],
  input: z.strictObject({
    id: companyCodeInput,
    date: dayInput('A day of the requested competence month; omitted, the newest that is complete.').optional(),
  }),
  output: objectOutput(KEYS.reference_date, held),
  rows: ['data', 'classes'],
  rowKeys: KEYS,
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ id: '33000167000101', date: '20251031' }],
  async answer(snapshot, { id, date, ranges }) {
    const { cnpj } = await findCompany(snapshot, id)
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const reference_date = lastDayOfMonth(month)
    const [quantities, capital] = await Promise.all([
      readHeld(snapshot, cnpj, month),
      readCapital(snapshot, cnpj, reference_date),
    ])
    const missing = listHiddenMembers(snapshot, month, 'listed_share')
    const classes = CLASSES.map((share_class) =>
      describeClass(
        share_class,
        quantities.find((row) => row['class'] === share_class),
        capital,
        missing,
      ),
    )
    return {
      body: { success: true, reference_date, data: { company_cnpj: cnpj, classes: ranges.select(classes) } },
      rowKeys: { company_cnpj: cnpj, reference_date },
      fileName: `company_shares-${cnpj}-${month}`,
    }
  },
})

async function readHeld(snapshot: Snapshot, cnpj: string, month: Month): Promise<readonly Row[]> {
  if (!snapshot.has('issuer')) return []
  const bindings = { root: cnpj.slice(0, 8), first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
  return snapshot.query(HELD, bindings, [month])
}

async function readCapital(snapshot: Snapshot, cnpj: string, last_day: string): Promise<Row | undefined> {
  const months = snapshot.monthsWith('cvm_company_capital')
  const [row] = months.length === 0 ? [] : await snapshot.query(CAPITAL, { cnpj, last_day }, months)
  return row
}

function describeClass(
  share_class: (typeof CLASSES)[number],
  held: Row | undefined,
  capital: Row | undefined,
  missing: readonly string[],
): Row {
  const denominator = describeShares(share_class, capital)
  const { filed, shares } = denominator
  const quantity = readQuantity(held)
  const reason = findReason({ isHeld: held !== undefined, quantity, missing, filed, shares })
  return {
    share_class,
    held_quantity: quantity,
    shares: writeWhole(shares),
    held_percent: reason === '' && quantity !== null && shares !== null ? percentOf(quantity, shares) : null,
    held_percent_reason: reason,
    line_count: held?.['line_count'] ?? 0,
    shares_filed: writeWhole(filed),
    ...denominator.said,
    missing_members: missing.join(','),
  }
}

/** Describes the number of shares of a class, and its source. */
function describeShares(share_class: (typeof CLASSES)[number], capital: Row | undefined) {
  const filed = readShareCount(capital?.[`${share_class}_filed`])
  const total = readShareCount(capital?.['total_filed'])
  const scale = total === null ? null : findShareScale(total, capital?.['profit'], capital?.['earnings_per_share'])
  const said: Row = {
    shares_scale: scale,
    shares_source: capital === undefined ? null : 'cvm_company_capital',
    shares_date: capital?.['reference_date'] ?? null,
  }
  return { filed, shares: filed === null || scale === null ? null : filed * BigInt(scale), said }
}

/** Reads a sum of quantities, which is not known if a line has none. */
function readQuantity(held: Row | undefined): ExactNumber | null {
  const quantity = held?.['quantity']
  return held?.['lines_without_quantity'] === 0 && quantity instanceof ExactNumber ? quantity : null
}

interface Fraction {
  readonly isHeld: boolean
  readonly quantity: ExactNumber | null
  readonly missing: readonly string[]
  readonly filed: bigint | null
  readonly shares: bigint | null
}

function findReason({ isHeld, quantity, missing, filed, shares }: Fraction): string {
  if (!isHeld) return 'no_line'
  if (quantity === null) return 'quantity_missing'
  if (missing.length > 0) return 'members_missing'
  if (filed === null || filed === 0n) return 'shares_unknown'
  return shares === null ? 'scale_not_proved' : ''
}

function writeWhole(value: bigint | null): ExactNumber | null {
  return value === null ? null : new ExactNumber(String(value))
}

function percentOf(quantity: ExactNumber, shares: bigint): ExactNumber {
  const unit = 100n * 10n ** BigInt(PERCENT_DECIMALS)
  const whole = shares * 10n ** BigInt(QUANTITY_DECIMALS)
  const units = toUnits(quantity.text, QUANTITY_DECIMALS) * unit
  return toExactNumber(units < 0n ? -divideRounded(-units, whole) : divideRounded(units, whole), PERCENT_DECIMALS)
}
