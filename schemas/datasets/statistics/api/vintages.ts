import { z } from 'zod'
import { requireCoverage } from '../../../api/coverage.ts'
import type { Binding, Row, Snapshot } from '../../../api/endpoint.ts'
import { choiceInput } from '../../../api/input.ts'
import { described } from '../../../api/output.ts'
import { quoted } from '../../../api/client-text.ts'
import { vintageColumns } from '../columns.ts'
import { issueText } from '../../../api/issue-message.ts'
import { statisticMessages } from './statistic-messages.ts'

const TABLE = 'statistic_vintage'
const VINTAGES = new URL('statistic_vintages.sql', import.meta.url)

export const vintagesInput = {
  vintages: choiceInput(
    ['all'],
    'List every version of each period that this installation has seen, with the snapshots that have it.',
  ).optional(),
}

const optionalText = (description: string) => described(z.string().nullable(), description, 'VARCHAR').optional()

/** Fields of a row with `vintages=all`. */
export const vintageFields = {
  vintage: described(z.int(), `${vintageColumns.vintage.description} With \`vintages=all\`.`, 'INTEGER').optional(),
  is_withdrawn: described(z.boolean(), vintageColumns.is_withdrawn.description, 'BOOLEAN').optional(),
  first_snapshot: optionalText(vintageColumns.first_snapshot.description),
  last_snapshot: optionalText('Last snapshot that has this version; null if the one that answers has it.'),
  published_at: optionalText(vintageColumns.published_at.description),
}

interface SortedRequest {
  readonly sort_by?: string | undefined
  readonly vintages?: 'all' | undefined
}

/** Refuses to sort a list of values by a column that only versions have. */
export function refuseSortColumn(columns: readonly string[]) {
  const own = columns.filter((column) => !(column in vintageFields))
  return ({ sort_by, vintages }: SortedRequest, context: z.RefinementCtx): void => {
    if (vintages === 'all' || sort_by === undefined || own.includes(sort_by)) return
    const message = statisticMessages.valueHasNoColumn({ column: sort_by, columns: own })
    context.addIssue({ code: 'custom', message: issueText(message), path: ['sort_by'] })
  }
}

export const NO_PROVENANCE_OF_VERSIONS = {
  error: issueText(statisticMessages.noLineOfVersions),
  path: ['provenance'],
}

/** Reads a page of the versions of a series. Throws a 404 if the snapshot is from before they were recorded. */
export async function readVintages(
  snapshot: Snapshot,
  { series, requested }: { readonly series: string; readonly requested: string },
  bindings: Readonly<Record<string, Binding>>,
): Promise<Row[]> {
  const name = quoted(requested)
  const what = { en: `versions of ${name}`, pt: `versões de ${name}` }
  if (!snapshot.has(TABLE)) requireCoverage(what, [], { from: null, to: null })
  return snapshot.query(VINTAGES, { series, ...bindings })
}
