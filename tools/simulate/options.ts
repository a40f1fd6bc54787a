import { z } from 'zod'
import { PROFILES } from './mix.ts'

/** The most requests of one run: more would take minutes and gigabytes. */
const MOST_REQUESTS = 12_000_000

const number = (usual: number, least: number, most: number) =>
  z
    .preprocess((text) => (text === '' || text === undefined ? usual : Number(text)), z.number())
    .refine((value) => value >= least && value <= most, `a number from ${String(least)} to ${String(most)}`)
const whole = (usual: number, least: number, most: number) =>
  number(usual, least, most).refine(Number.isInteger, 'a whole number')
const choice = <const T extends readonly [string, ...string[]]>(usual: T[number], all: T) =>
  z.preprocess((text) => (text === '' || text === undefined ? usual : text), z.enum(all))

const settings = z
  .object({
    /** Requests a second that clients would send if they kept no copies. */
    RATE: number(100, 0.1, 20_000),
    HOURS: number(1, 0.01, 72),
    /** All three profiles by their shares, or one of them alone. */
    MIX: choice('all', ['all', ...PROFILES]),
    CDN: choice('off', ['off', 'on']),
    /** Memory of the CDN for answers, in MiB. */
    CDN_MB: whole(10_240, 1, 1_048_576),
    /** RESPONSE_CACHE_MIB of each server. */
    CACHE_MB: whole(64, 1, 4096),
    SERVERS: whole(1, 1, 64),
    /** How the balancer chooses a server: any, or the same one for the same address. */
    BALANCE: choice('any', ['any', 'address']),
    /** The busiest answers that are made of a new snapshot before it is served. */
    WARM: whole(0, 0, 100_000),
    FUNDS: whole(31_977, 10, 1_000_000),
    EXPONENT: number(0.8, 0, 2),
    SEED: whole(1, 0, 4_294_967_295),
  })
  .refine(
    ({ RATE, HOURS }) => RATE * HOURS * 3600 <= MOST_REQUESTS,
    `RATE × HOURS × 3600 may be at most ${MOST_REQUESTS.toLocaleString('en-US')} requests: lower RATE or HOURS`,
  )

export type SimulationOptions = z.infer<typeof settings>

/** Reads the options of a simulation from variables. A wrong one throws a sentence that names it and what it may be. */
export function readSimulationOptions(
  environment: Readonly<Record<string, string | number | undefined>>,
): SimulationOptions {
  const read = settings.safeParse(environment)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => [...path, message].join(': '))
  throw new Error(faults.join('\n'))
}
