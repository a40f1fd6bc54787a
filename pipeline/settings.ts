import { z } from 'zod'
import { BuildError } from '../schemas/core/error.ts'
import { isMonth } from '../schemas/core/month.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { type Environment, readVariable, readTimeLimit } from './environment.ts'

/** No portal has data outside these months: such a month is a typing mistake. */
const [EARLIEST, LATEST] = ['1900-01', '2100-12'] as const

const month = z
  .string()
  .refine(isMonth, { error: 'write a month as YYYY-MM, such as 2025-10', abort: true })
  .refine((text) => text >= EARLIEST && text <= LATEST, `give a month from ${EARLIEST} to ${LATEST}`)
  .nullable()

/** Each company costs two requests a night. */
const MOST_EVENT_ISSUERS = 500

const known = datasets.map(({ id }) => id)

const settingsSchema = z
  .strictObject({
    mirror: z
      .string()
      .refine(isFolderOrBase, 'an http mirror is an address without query or password, such as http://mirror/portals')
      .nullable(),
    timeLimitMs: z.number('give a time such as 90m or 12h, 480h at most'),
    from: month,
    to: month,
    datasets: z
      .string()
      .transform((list) => list.split(',').map((id) => id.trim()))
      .pipe(z.array(z.enum(known, `the datasets are ${known.join(', ')}`)))
      .nullable(),
    scrubNights: z.coerce.number('give a number of nights').int().min(0).max(366).optional(),
    lookThroughMonths: z.coerce
      .number('give a number of months')
      .int()
      .min(0)
      .max(4, 'give 4 at most: older months have no look-through')
      .optional(),
    canarySeconds: z.coerce.number('give a number of seconds').int().min(0).max(3_600, 'give 3600 at most').optional(),
    buildProcesses: z.coerce
      .number('give a number of processes')
      .int()
      .min(1, 'give 1 at least')
      .max(256, 'give 256 at most')
      .optional(),
    eventIssuers: z
      .string()
      .transform((list) => (list.trim() === 'none' ? [] : list.split(',').map((code) => code.trim())))
      .pipe(
        z
          .array(
            z.string().regex(/^[A-Z0-9]{4}$/, 'give the first four letters of a ticker, in capitals, such as PETR'),
          )
          .max(MOST_EVENT_ISSUERS, `give ${String(MOST_EVENT_ISSUERS)} companies at most`),
      )
      .optional(),
    maskPersonalData: z.enum(['mask', 'show']).transform((choice) => choice === 'mask'),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, 'FROM is later than TO')

function isFolderOrBase(mirror: string): boolean {
  if (!/^https?:/i.test(mirror)) return true
  // The address is written to logs and to data/raw, where no password belongs.
  return URL.canParse(mirror) && !/[?#@]/.test(mirror)
}

const VARIABLES: Readonly<Record<keyof z.infer<typeof settingsSchema>, string>> = {
  mirror: 'SOURCE_MIRROR',
  timeLimitMs: 'BUILD_TIME_LIMIT',
  from: 'FROM',
  to: 'TO',
  datasets: 'DATASETS',
  scrubNights: 'SCRUB_NIGHTS',
  lookThroughMonths: 'LOOK_THROUGH_MONTHS',
  canarySeconds: 'CANARY_SECONDS',
  buildProcesses: 'BUILD_PROCESSES',
  eventIssuers: 'EVENT_ISSUERS',
  maskPersonalData: 'PERSONAL_DATA',
}

export interface BuildSettings extends Omit<z.infer<typeof settingsSchema>, 'timeLimitMs'> {
  /** True if no file of series is named. This is refused while series from such a file are published. */
  readonly withoutSeriesFile?: boolean
}

/** Reads the settings from the environment; an empty variable counts as not set. */
export function readSettings(environment: Environment): BuildSettings {
  const read = (name: string) => readVariable(environment, name)
  if (readVariable(environment, 'SHARD') !== null) throw noShards()
  const result = settingsSchema.safeParse({
    mirror: read('SOURCE_MIRROR'),
    timeLimitMs: readTimeLimit(environment),
    from: read('FROM'),
    to: read('TO'),
    datasets: read('DATASETS'),
    scrubNights: read('SCRUB_NIGHTS') ?? undefined,
    lookThroughMonths: read('LOOK_THROUGH_MONTHS') ?? undefined,
    canarySeconds: read('CANARY_SECONDS') ?? undefined,
    buildProcesses: read('BUILD_PROCESSES') ?? undefined,
    eventIssuers: read('EVENT_ISSUERS') ?? undefined,
    maskPersonalData: read('PERSONAL_DATA') ?? 'mask',
  })
  if (result.success) {
    // The supervisor has already read it from the environment.
    const { timeLimitMs: _timeLimitMs, ...settings } = result.data
    return { ...settings, withoutSeriesFile: read('SERIES_FILE') === null }
  }
  const problems = result.error.issues.map(({ path: [setting], message }) =>
    setting === undefined ? message : `${VARIABLES[setting as keyof typeof VARIABLES]}: ${message}`,
  )
  throw new BuildError('BAD_PARAMETER', problems.join('; '), {
    hint: 'The variables are SOURCE_MIRROR, DATA_DIR, FROM, TO, DATASETS, PERSONAL_DATA (mask or show), BUILD_TIME_LIMIT, BUILD_PROCESSES, SCRUB_NIGHTS, LOOK_THROUGH_MONTHS, CANARY_SECONDS, SERIES_FILE and EVENT_ISSUERS.',
  })
}

function noShards(): BuildError {
  return new BuildError('BAD_PARAMETER', 'SHARD is no longer a setting: one machine builds the whole lake', {
    hint: 'Unset SHARD. BUILD_PROCESSES compiles several months at once.',
  })
}
