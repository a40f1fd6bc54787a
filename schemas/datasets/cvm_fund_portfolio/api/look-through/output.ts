import { z } from 'zod'
import { described } from '../../../../api/output.ts'
import { sourceOutput } from '../../../../api/provenance.ts'
import { assetFields, identifiedFields } from '../asset-output.ts'
import { itemOutput, metainfoOutput } from '../item-output.ts'
import { OLDEST_REPORT_MONTHS, REPORT_SOURCES } from '../../../../fund/api/reports/nearest-report.ts'
import { UNEXPANDED } from '../../../../fund/api/look-through/outcome.ts'

const total = (description: string) => described(z.number(), description, 'DECIMAL(24,2)')
const count = (description: string) => described(z.int(), description, 'INTEGER')
const share = (description: string) => described(z.number().nullable(), description, 'DECIMAL(28,6)')

const RESOLUTIONS = ['direct', ...UNEXPANDED, 'reconciliation'] as const

/** Leaf: a line that was not replaced, as a part of the root. */
export const leafOutput = z.strictObject({
  ...itemOutput.omit({ source: true }).shape,
  id: described(z.string(), 'Stable name of the leaf: a hash of the quota lines followed and its own line.', 'VARCHAR'),
  portfolio_share_percent: share(
    "100 × value ÷ the root's reported NAV, half away from zero; null where neither its NAV nor its total is positive.",
  ),
  depth: count('Funds between the root and the line: 0 for a line of its own.'),
  path: described(
    z.array(described(z.string(), 'CNPJ of a fund on the path.', 'VARCHAR')),
    'CNPJs from the root to the fund that holds the line.',
  ),
  resolution: described(
    z.enum(RESOLUTIONS),
    'direct for a line that holds no quotas; else why its quotas were not replaced by what the fund holds; reconciliation for what an expanded line is worth beyond the lines that took its place.',
    'VARCHAR',
  ),
  report_source: described(
    z.enum(['cda', ...REPORT_SOURCES]),
    'The report with the line: cda for the monthly holdings; fidc_month, fii_month or fii_quarter for the own report of a structured fund without holdings of the month.',
    'VARCHAR',
  ),
  source_period: described(z.iso.date(), 'Last day of the month or quarter of that report.', 'DATE'),
  age_months: count('Months between that report and the month of the look-through: 0 for a report of the month.'),
  is_approximate: described(
    z.boolean(),
    'True for a line of a receivables fund, unless it is known to have one live series: the line that holds the fund names no series, so each holder is taken to have a part of everything.',
    'BOOLEAN',
  ),
  source: sourceOutput.optional().meta({
    description: 'The place that the line was read from; with `provenance=true`, and not on a reconciliation.',
  }),
})

/** Sum of the root's holdings of an asset over all paths. */
export const assetOutput = z.strictObject({
  ...assetFields,
  quantity: described(z.number(), 'Quantity, long less short.', 'DECIMAL(24,6)'),
  value: total('Value, long less short, BRL.'),
  share_percent: share("100 × value ÷ the root's reported NAV; null as in a leaf."),
  paths: count('By how many paths it is held, where a path comes to each fund of a ring once.'),
  metainfo: metainfoOutput,
})

/** Row of the answer in either view. */
export const rowOutput = z.union([
  leafOutput.meta({ id: 'LookThroughLeaf', description: 'With `view=paths`: a line that was not replaced.' }),
  assetOutput.meta({ id: 'LookThroughAsset', description: 'With `view=aggregate`: an asset over all paths.' }),
])

const WHY: Readonly<Record<(typeof UNEXPANDED)[number] | 'reconciliation', string>> = {
  foreign: 'Quotas of funds abroad, which do not file here.',
  confidential: 'Confidential totals of quotas, and quotas of funds that show confidential totals only.',
  not_filed:
    'Quotas of funds without a line in that competence and without a report of their own at or before it, without a CNPJ, or named by the number of a fund with several classes.',
  cycle:
    'Quotas of a fund that holds, by this path, the holder. By asset only in a ring in which what turns never gets less.',
  nav_missing:
    'Quotas of funds whose NAV of the month is not positive, or is not known: neither filed, nor in the daily reports of its last business day, nor of the month in the class register.',
  unreconciled: 'Quotas of funds whose lines are more than 2 % away from their NAV.',
  stale: `Quotas of structured funds whose newest report is more than ${String(OLDEST_REPORT_MONTHS)} months older.`,
  ratio_anomaly:
    'Lines worth more than 1.005 times the NAV of the fund held (1.25 times that of an older report), or less than nothing. Of a real-estate fund the quotas held are compared with those issued; where its report states no NAV, also lines whose part of it is more than 1.5 times their value.',
  depth_limit: 'Quotas at max_depth.',
  below_threshold: 'Quotas whose share of the root is below min_share_percent.',
  reconciliation: 'What expanded lines are worth beyond the lines that took their place, rounding included.',
}

const whys = Object.entries(WHY).map(([why, sentence]) => [why, total(sentence)] as const)

export const coverageOutput = z
  .strictObject({
    expanded_value: total('Value of the leaves that are no quotas, BRL.'),
    unexpanded_value: described(
      z.strictObject(Object.fromEntries(whys)),
      "Value of the other leaves by resolution, BRL; with expanded_value they add up to the root's total.",
    ),
    coverage_percent: share("100 × expanded_value ÷ the root's total; null where that is not positive."),
    depth_reached: count('Depth of the deepest leaf; by asset a ring is one level.'),
    funds_visited: count('Funds whose lines are in the answer, the root among them, each once.'),
    min_share_percent: described(
      z.number(),
      'Only of a fund that leads to a ring of funds that hold each other: the share of the root below which quotas were not followed. By path it is the requested one, or the least above it at which there are few enough paths; by asset it is 0, because the ring is solved.',
      'DECIMAL(28,6)',
    ).optional(),
    ...z.object(identifiedFields).partial().shape,
  })
  .meta({
    id: 'LookThroughCoverage',
    description:
      'How much was seen, the same on every page; with `view=aggregate` also how much of it names its asset.',
  })
