import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { USUAL_BOUNDS } from '../../../../api/cost.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput, dayInput } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../api/page.ts'
import { searchWordsInput } from '../../../../api/search-words.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { sortableColumns, sortByInput, sortOrderInput } from '../../../../api/sort.ts'
import type { Month } from '../../../../core/month.ts'
import { bareCnpj } from '../../../../core/cnpj.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { includeTermsInput, readTermsOfAll, TERMS_SCOPE } from '../../../../fund/api/register-terms.ts'
import { requireAssets } from '../../../../fund/api/require-assets.ts'
import { selicCodeOf } from '../../bond-codes.ts'
import { bondBindings, selicCodeOfSold } from './bond-words.ts'
import { datasetMonth, describeMembers, monthCompleteness } from '../holders/dataset-month.ts'
import { listHiddenKinds, listHiddenMembers } from '../holders/members-of-kind.ts'
import { monthMembersFields } from '../holders/output.ts'
import { listedAsset, LISTED_KINDS } from './output.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const ROWS = new URL('asset_list.sql', import.meta.url)

export const assets = defineEndpoint({
  id: 'assets',
  path: '/v1/assets',
  summary: 'Every asset that a line names or that was quoted, to be searched, filtered and sorted',
  description:
    'One row an asset, under the name that it goes by in the month: names that links of the month lead to another one are counted there, and a name that its asset had before only if lines of the month have it. `holders` and `value` describe the month: 0 where nobody has a line of the asset, null where the month lacks a member that can have lines of this kind of asset (`seen_holders` and `seen_value` count the members that are there); `first_month` and `last_month` look at all months. A range of `holders` or `value` passes over what is null: `completeness` and `missing_members` say that the month lacks members.\n\n' +
    'Without `sort_by` the list goes by `asset_id`; with `q` the best match comes first, among equal matches the assets that more classes hold, and the rest by `asset_id`: that ticker, ISIN, Selic or CETIP code, CNPJ or `asset_id`, then names with each word whole, then names with words that begin with them, then names with a word inside another. `include=terms` adds what the register of debentures has about each paper.',
  dataset: PORTFOLIO,
  extraScopes: [TERMS_SCOPE],
  input: z.strictObject({
    q: searchWordsInput({
      noWord: portfolioMessages.wordOfAnAsset,
      description:
        'Words of a name, or parts of words: all of them must occur, in any order; accents and case do not count. Or a code: a ticker, ISIN, Selic, CETIP or contract code, CNPJ or `asset_id`, whole or its beginning; or the CNPJ of an issuer; or the short name of a government bond, alone or with the month or year in which it falls due, such as LFT or NTN-B 2035.',
      example: 'petrobras',
    }).optional(),
    kind: valueListInput(choiceInput(LISTED_KINDS, 'Only assets of this kind.')).optional(),
    date: dayInput('A day of the requested competence month; omitted, the newest that is complete.').optional(),
    include: includeTermsInput,
    sort_by: sortByInput(sortableColumns(listedAsset), ['asset_id']).optional(),
    sort_order: sortOrderInput('asc'),
    ...pageInput,
  }),
  output: listOutput(listedAsset, monthMembersFields),
  rows: ['data'],
  rowKeys: {
    reference_date: described(z.iso.date(), 'Last day of the competence month of holders and value.', 'DATE'),
  },
  headers: {
    ...RULES_VERSION_HEADER,
    'X-Reference-Date': 'Last day of the competence month.',
    'X-Data-Completeness': '`complete`, or `partial; missing=` and the members that the month lacks.',
  },
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ q: 'petr4', date: '20251031' }, { q: 'petrobras', page_size: '5' }, { kind: 'government_bond' }],
  async answer(snapshot, { q, kind: kinds = null, date, include, sort_by, sort_order, ranges, ...page }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    requireAssets(snapshot, month)
    const reference_date = lastDayOfMonth(month)
    const text = q?.join(' ') ?? null
    const hidden = listHiddenKinds(snapshot, month)
    const rows = await snapshot.query(
      ROWS,
      {
        q: text,
        code: text === null ? null : readCode(text),
        kinds,
        ...bondBindings(),
        hidden_kinds: hidden.length === 0 ? null : hidden,
        hidden_members:
          hidden.length === 0 ? null : hidden.map((kind) => listHiddenMembers(snapshot, month, kind).join(',')),
        ranges,
        first_day: `${month}-01`,
        last_day: reference_date,
        sort_by: sort_by ?? (text === null ? 'asset_id' : 'match_rank'),
        sort_order,
        ...pageBindings(page),
      },
      [month],
    )
    const shown = include === undefined ? rows : await addTerms(snapshot, rows, month)
    const { body, ...answer } = listAnswer(shown, page, `assets-${month}`)
    return {
      ...answer,
      body: { success: true, ...describeMembers(snapshot, month), data: body['data'] ?? [] },
      rowKeys: { reference_date },
      headers: {
        ...monthCompleteness(snapshot, month),
        ...rulesVersion(snapshot, PORTFOLIO, [month]),
        'X-Reference-Date': reference_date,
      },
    }
  },
})

/** Adds the terms in the register of debentures to each asset; null if the register lacks it. */
async function addTerms(snapshot: Snapshot, rows: readonly Row[], month: Month): Promise<Row[]> {
  const ids = rows.flatMap(({ asset_id }) => (typeof asset_id === 'string' ? asset_id : []))
  const terms = await readTermsOfAll(snapshot, ids, month)
  return rows.map((row) => ({ ...row, terms: terms.get(row['asset_id'] as string) ?? null }))
}

/**
 * Reads a question as a code: the Selic code for a bond's short name or trade name, a bare CNPJ, or the text in capital
 * letters.
 */
export function readCode(text: string): string {
  return selicCodeOf(text) ?? selicCodeOfSold(text) ?? bareCnpj(text.toUpperCase()) ?? text.toUpperCase()
}
