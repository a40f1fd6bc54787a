import { z } from 'zod'
import { isPrintable } from '../../core/printable.ts'
import { BRAZIL, FREQUENCIES, type Series, series as builtIn } from './series.ts'
import { OWN_DEADLINES } from './series-deadline.ts'

/** Most series of an operator: each needs one or several files every night, and a name in memory. */
const MOST_SERIES = 200
const LONGEST_TEXT = 200
const LONGEST_NAME = 64
const MOST_CLASSIFICATIONS = 6

const text = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(LONGEST_TEXT, `give ${String(LONGEST_TEXT)} characters at most`)
  .refine(isPrintable, 'has invisible characters')
const number = (digits: number) =>
  z
    .union([z.int().nonnegative().transform(String), z.string()])
    .pipe(z.string().regex(new RegExp(`^(0|[1-9][0-9]{0,${String(digits - 1)}})$`), 'give its number'))

const common = {
  name: z.strictObject({ en: text, pt: text }),
  unit: text,
  decimals: z.int().min(0).max(8, 'give 8 at most'),
  aliases: z
    .array(z.string().regex(/^[a-z0-9-]{1,64}$/, 'give small letters, digits and -, 64 at most'))
    .max(5, 'give 5 at most')
    .default([]),
  within_days: z.int().min(0).max(1000, 'give 1000 days at most').optional(),
  revised: z.boolean().default(false),
}

const ofCentralBank = z
  .strictObject({
    publisher: z.literal('BCB'),
    code: number(6),
    frequency: z.enum(FREQUENCIES),
    since: z.iso
      .date('give a day, YYYY-MM-DD')
      .regex(/^(19|20)/, 'give a day since 1900')
      .optional(),
    ...common,
  })
  .refine(({ frequency, since }) => (frequency === 'day') === (since !== undefined), {
    error:
      'give the first day of a daily series, and of no other: the central bank answers ten years of days at a time',
    path: ['since'],
  })

const CLASSIFICATION = /^[1-9][0-9]{0,5}$/

/** Category by classification: `{ "81": 2713 }`. A record silently drops `__proto__`, so names are checked before. */
const classification = z
  .custom<object>(
    (value) =>
      typeof value === 'object' && value !== null && Object.keys(value).every((name) => CLASSIFICATION.test(name)),
    'give the number of a classification',
  )
  .pipe(z.record(z.string(), number(9)))
  .refine((categories) => Object.keys(categories).length <= MOST_CLASSIFICATIONS, 'give 6 classifications at most')

const ofInstitute = z.strictObject({
  publisher: z.literal('IBGE'),
  table: number(6),
  variable: number(9),
  classification: classification.default({}),
  place: z
    .string()
    .regex(/^N[1-9][0-9]{0,2}\[[1-9][0-9]{0,8}\]$/, 'give one place as the institute writes it, such as N3[35]')
    .default(BRAZIL),
  frequency: z.enum(FREQUENCIES).exclude(['day'], 'the institute has month, quarter and year'),
  ...common,
})

const fileSchema = z.strictObject({
  series: z
    .array(z.discriminatedUnion('publisher', [ofCentralBank, ofInstitute]))
    .max(MOST_SERIES, `declare ${String(MOST_SERIES)} series at most`),
})

type Declared = z.infer<typeof fileSchema>['series'][number]

/** Series of the operator's file; `faults` has its mistakes, a line each. */
export interface OwnSeries {
  readonly series: readonly Series[]
  readonly faults: readonly string[]
}

/** Reads the series that a file of the operator declares. */
export function readOwnSeries(document: unknown): OwnSeries {
  const parsed = fileSchema.safeParse(document)
  if (!parsed.success) {
    return { series: [], faults: parsed.error.issues.map(({ path, message }) => `${writePath(path)}: ${message}`) }
  }
  const own = parsed.data.series.map((each) => (each.publisher === 'BCB' ? describeCode(each) : describeCell(each)))
  return { series: own, faults: listClashes(own) }
}

function describeCommon({ name, unit, decimals, aliases, within_days, revised, frequency }: Declared) {
  return {
    name,
    unit,
    decimals,
    aliases,
    frequency,
    published: within_days === undefined ? null : { withinDays: within_days, because: OWN_DEADLINES.declared },
    ...(revised && { revised: true as const }),
    isOwn: true as const,
  }
}

function describeCode(declared: Extract<Declared, { publisher: 'BCB' }>): Series {
  const { code, since } = declared
  const id = `bcb-${code}`
  return { id, publisher: 'BCB', code, ...describeCommon(declared), ...(since !== undefined && { since }) }
}

function describeCell(declared: Extract<Declared, { publisher: 'IBGE' }>): Series {
  const { table, variable, classification, place } = declared
  const chosen = Object.entries(classification).sort(([a], [b]) => Number(a) - Number(b))
  const categories = chosen.map(([each, category]) => `${each}[${category}]`)
  const [, level = '', number = ''] = /^N([0-9]+)\[([0-9]+)\]$/.exec(place) ?? []
  const where = place === BRAZIL ? [] : [`n${level}`, number]
  return {
    id: ['ibge', table, variable, ...chosen.map(([, category]) => category), ...where].join('-'),
    publisher: 'IBGE',
    code: [table, variable, ...categories, ...(place === BRAZIL ? [] : [place])].join('/'),
    ...describeCommon(declared),
    cell: { table, variable, categories, place },
  }
}

/** Lists names that two series share, or that a built-in series has. */
function listClashes(own: readonly Series[]): string[] {
  const known = new Map(builtIn.flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [name, 'is built in'])))
  return own.flatMap(({ id, aliases }, at) =>
    [id, ...aliases].flatMap((name) => {
      const place = `series[${String(at)}]`
      if (name.length > LONGEST_NAME) return [`${place}: ${name} is longer than 64 characters`]
      const clash = known.get(name)
      known.set(name, clash ?? `is a name of ${place} already`)
      return clash === undefined ? [] : [`${place}: ${name} ${clash}: take it out`]
    }),
  )
}

function writePath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the file'
  return path
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
}
