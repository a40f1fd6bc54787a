import type { FileScope } from '../fetch/files-to-fetch.ts'
import { chooseOrigin, type OriginChoice } from '../fetch/origins/open-origin.ts'
import type { BuildSettings } from '../settings.ts'

export interface RunOptions extends BuildSettings {
  /** True uses the files in data/raw and sends no request. */
  readonly offline?: boolean
  /** True requests every file, including those that are not due by their cadence. */
  readonly all?: boolean
  /** True if files of a mirror folder that no source takes make the exit code 1. */
  readonly strict?: boolean
  /** True lets this code publish where a newer release has published. */
  readonly olderCompiler?: boolean
}

/** Options of one run, each decided once; a step gets only what it reads. */
export interface Run {
  readonly scope: FileScope
  readonly origin: OriginChoice
  readonly all: boolean
  readonly strict: boolean
  readonly olderCompiler: boolean
  /** True if the operator names no file of series. */
  readonly withoutSeriesFile: boolean
  /** Companies whose events the operator adds; undefined if the operator names none. */
  readonly eventIssuers: readonly string[] | undefined
  readonly maskPersonalData: boolean
  readonly scrubNights: number | undefined
}

/** Decides the options of a run, before any step. */
export function resolveRun(options: RunOptions): Run {
  const { mirror, datasets, from, to, maskPersonalData, scrubNights, eventIssuers } = options
  const { offline = false, all = false, strict = false, olderCompiler = false, withoutSeriesFile = false } = options
  const origin = chooseOrigin(mirror, offline)
  const scope = { datasets, from, to, isRemote: origin.kind === 'http' }
  return { scope, origin, all, strict, olderCompiler, withoutSeriesFile, eventIssuers, maskPersonalData, scrubNights }
}
