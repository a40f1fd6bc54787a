/** Settings that are needed before anything else is loaded. An empty variable counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

export function readVariable(environment: Environment, name: string): string | null {
  return environment[name] === '' ? null : (environment[name] ?? null)
}

export function readDataDir(environment: Environment): string {
  return readVariable(environment, 'DATA_DIR') ?? 'data'
}

/** Reads the folder of keys for a backup: it may be outside the data directory. */
export function readKeysDir(environment: Environment): string {
  return readVariable(environment, 'KEYS_DIR') ?? readDataDir(environment)
}

/** A first build of twenty years takes half of this time; a nightly one takes minutes. */
export const USUAL_TIME_LIMIT = '12h'

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 }
/** 480 hours, because timers of Node hold at most 24 days. */
const LONGEST_MS = 480 * 3_600_000

/** Reads the time limit in milliseconds; null if the setting is not a valid time. */
export function readTimeLimit(environment: Environment): number | null {
  const [, digits, unit = ''] =
    /^(\d{1,7})([smh])$/.exec(readVariable(environment, 'BUILD_TIME_LIMIT') ?? USUAL_TIME_LIMIT) ?? []
  const ms = Number(digits) * (UNITS[unit] ?? Number.NaN)
  return ms > 0 && ms <= LONGEST_MS ? ms : null
}
