import type { Dataset } from '../schemas/core/dataset.ts'
import type { Series } from '../schemas/datasets/statistics/series.ts'
import type { Environment } from './environment.ts'
import { limitLookThroughs } from './look-through/limit.ts'
import type { Manifest } from '../schemas/core/manifest.ts'
import { addOwnIssuers, requireEventIssuers } from './own-issuers.ts'
import { addOwnSeries, readSeriesFile, requireSeriesFile } from './own-series-file.ts'
import type { BuildSettings } from './settings.ts'

/**
 * Declares the datasets with the operator's series and companies, and with as many months of look-throughs as
 * configured.
 */
export async function declareDatasets(
  registered: readonly Dataset[],
  { lookThroughMonths, eventIssuers = [] }: Pick<BuildSettings, 'lookThroughMonths' | 'eventIssuers'>,
  environment: Environment,
): Promise<readonly Dataset[]> {
  const own = [...((await readSeriesFile(environment)) ?? []), ...eventIssuers]
  return limitLookThroughs(addDeclared(registered, own), lookThroughMonths)
}

/** Adds what an operator has declared: series, and companies by their codes. */
export function addDeclared(datasets: readonly Dataset[], declared: readonly (Series | string)[]): readonly Dataset[] {
  const series = declared.filter((each) => typeof each !== 'string')
  const issuers = declared.filter((each) => typeof each === 'string')
  return addOwnIssuers(addOwnSeries(datasets, series), issuers)
}

/** Throws if a setting that declared something published is missing: the next snapshot would lose it unasked. */
export function requireDeclared(
  published: Manifest | null,
  run: Parameters<typeof requireSeriesFile>[1] & Parameters<typeof requireEventIssuers>[1],
): void {
  requireSeriesFile(published, run)
  requireEventIssuers(published, run)
}
