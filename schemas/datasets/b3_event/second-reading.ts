import { z } from 'zod'
import type { Member } from '../../core/source.ts'
import type { SaidRow, SaidRows, SecondReading } from '../../second-reading/second-reading.ts'

const filed = z.record(z.string(), z.unknown())
const company = z.array(
  z.object({ cashDividends: z.array(filed), stockDividends: z.array(filed), subscriptions: z.array(filed) }),
)
const history = z.object({ results: z.array(filed) })

type Filed = z.output<typeof filed>

export default { listSaidRows } satisfies SecondReading

function listSaidRows({ id, relation }: Member, document: unknown): SaidRows | null {
  const issuer = id.slice(0, 4)
  const rows = relation === 'raw_cash' ? history.parse(document).results.map(readPaid) : readCompany(document)
  return { table: 'b3_event', rows: countRepeats(issuer, rows), condition: null, otherwise: null, mayLack: false }
}

type Said = Readonly<Record<string, string | null>>

function readCompany(document: unknown): Said[] {
  return company
    .parse(document)
    .flatMap(({ cashDividends, stockDividends, subscriptions }) => [
      ...cashDividends.map((each) => ({ ...readListed('cash', each), kind: 'cash', quoted_per_shares: '1' })),
      ...stockDividends.map((each) => ({ ...readListed('stock', each), kind: kindOf(readText(each['label'])) })),
      ...subscriptions.map((each) => ({ ...readListed('subscription', each), kind: 'subscription' })),
    ])
}

function readListed(list: string, each: Filed): Said {
  return {
    list,
    isin: readText(each['isinCode']),
    label: readText(each['label']) ?? '',
    last_day_with: readDay(each['lastDatePrior']),
    approved_on: readDay(each['approvedOn']),
    payment_date: readDay(each['paymentDate'] ?? each['subscriptionDate']),
    issued_isin: readText(each['assetIssued']),
    factor: readNumber(each['factor'], 11),
    value: readNumber(each['rate'], 11),
    subscription_percent: readNumber(each['percentage'], 11),
    subscription_price: readNumber(each['priceUnit'], 11),
  }
}

function readPaid(each: Filed): Said {
  return {
    list: 'cash_history',
    kind: 'cash',
    share_class: readText(each['typeStock'])?.toUpperCase() ?? null,
    label: readText(each['corporateAction']) ?? '',
    last_day_with: readDay(each['lastDatePriorEx']),
    approved_on: readDay(each['dateApproval']),
    value: readNumber(each['valueCash'], 11),
    quoted_per_shares: readText(each['quotedPerShares'])?.replaceAll('.', '') ?? null,
    closing_price: readNumber(each['closingPricePriorExDate'], 8),
    closing_date: readDay(each['dateClosingPricePriorExDate']),
  }
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^desdobramento$/i, 'split'],
  [/^bonifica[cç][aã]o$/i, 'bonus'],
  [/^grupamento$/i, 'grouping'],
]

function kindOf(label: string | null): string {
  return KINDS.find(([form]) => form.test(label ?? ''))?.[1] ?? 'other'
}

/** Columns that identify a row, all of them: a value that the list lacks is null in the table too. */
const NAMED = [
  ...['list', 'isin', 'share_class', 'label', 'last_day_with', 'approved_on', 'payment_date', 'issued_isin', 'factor'],
  ...['value', 'quoted_per_shares', 'subscription_percent', 'subscription_price', 'closing_price', 'closing_date'],
]

function countRepeats(issuer: string, rows: readonly Said[]): SaidRow[] {
  const counted = new Map<string, { readonly said: Said; times: number }>()
  for (const said of rows) {
    const name = JSON.stringify(NAMED.map((column) => said[column] ?? null))
    const known = counted.get(name)
    if (known === undefined) counted.set(name, { said, times: 1 })
    else known.times += 1
  }
  return [...counted.values()].map(({ said, times }) => ({
    key: { issuer_code: issuer, ...Object.fromEntries(NAMED.map((column) => [column, said[column] ?? null])) },
    values: { kind: said['kind'] ?? null, repeats: String(times) },
  }))
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null
}

function readDay(value: unknown): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(readText(value) ?? '') ?? []
  return day === undefined ? null : [year, month, day].join('-')
}

/** Writes a number with as many decimals as the table has. */
function readNumber(value: unknown, decimals: number): string | null {
  const text = readText(value)
  if (text === null) return null
  const [whole = '', fraction = ''] = text.replaceAll('.', '').split(',')
  return `${whole}.${fraction.padEnd(decimals, '0')}`
}
