import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { requireDataset } from '../../../api/coverage.ts'
import {
  type CnpjList,
  cnpjListInput,
  type ItemError,
  ITEM_ERRORS_HEADER,
  itemErrorsHeader,
  itemErrorsOutput,
} from '../../../api/cnpj-list.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { booleanInput, choiceInput, cnpjText, parameter } from '../../../api/input.ts'
import { bareCnpj } from '../../../core/cnpj.ts'
import { startOfCnpj } from '../../../api/start-of-cnpj.ts'
import { field, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOrNull } from '../../../api/provenance.ts'
import { searchWordsInput } from '../../../api/search-words.ts'
import { valueListInput } from '../../../api/value-list.ts'
import { sortableColumns, sortByInput, sortOrderInput } from '../../../api/sort.ts'
import { findFundNames } from './search/fund-names.ts'
import { bindFundFilter, fundFilterInput, namesSeveralTexts, requireKnownTexts } from './fund-filter.ts'
import { navOfClass } from './registration.ts'
import { FUND_STATUSES, FUND_TYPES, fundIdentity, fundName, fundUpdatedAt } from '../../../fund/api/fund-output.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { REGISTER } from '../../../fund/api/fund.ts'
import { registerMessages } from './register-messages.ts'

const FUNDS = new URL('funds.sql', import.meta.url)
const KNOWN = new URL('known_funds.sql', import.meta.url)

const listed = z
  .strictObject({
    ...fundIdentity,
    name: fundName,
    updated_at: fundUpdatedAt,
    nav_value: field(navOfClass.nav_value),
    nav_date: field(navOfClass.nav_date),
    source: sourceOrNull('Null for a class that is in no register.'),
  })
  .meta({ id: 'ListedFund', description: 'A fund class in a list.' })

const party = (role: string, more = '') =>
  parameter(cnpjText, `Only funds whose ${role} has this CNPJ, bare or masked${more}.`, {
    type: 'string',
    examples: ['00000000000191'],
  })

export const funds = defineEndpoint({
  id: 'funds',
  path: '/v1/funds',
  summary: 'Every fund class, to be searched, filtered and sorted',
  description:
    'One row per CNPJ that `/v1/fund/{cnpj}` answers for: the classes of both registers, funds without classes, and those in no register that filed holdings or a report of their own. A number that is registered twice is listed once. Names are sorted and searched without regard to accents and case.\n\n' +
    'Without `sort_by` the list is ordered by `cnpj`. With `q` the best match comes first: a fund with that CNPJ, `cvm_code`, `cvm_id` or whole name, then names with each word whole, then names with words that begin with them and CNPJs that do, then names with a word inside another (`ouro` in TESOURO). Of equal matches, funds that are neither merged nor cancelled come first, then names that begin with the question, then the larger ones by `nav_value`; the rest by `cnpj`.',
  dataset: REGISTER,
  input: z.strictObject({
    q: searchWordsInput({
      noWord: registerMessages.wordOfTheName,
      description:
        'Words of the name, or parts of words: all of them must occur, in any order. Accents and case do not count, and no character is a wildcard. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code.',
      example: 'previdência multimercado',
    }).optional(),
    type: valueListInput(choiceInput(FUND_TYPES, 'Only funds of this type.')).optional(),
    status: valueListInput(choiceInput(FUND_STATUSES, 'Only funds with this status.')).optional(),
    administrator: valueListInput(
      party('administrator', ': by the registers, or, where they name none, by its own report (FIDC, FII)'),
    ).optional(),
    manager: valueListInput(party('manager')).optional(),
    ...fundFilterInput,
    cnpjs: cnpjListInput('Only the funds with these CNPJs.').optional(),
    has_portfolio: booleanInput('Only funds with a portfolio in this snapshot, or only those without.').optional(),
    sort_by: sortByInput(sortableColumns(listed), ['cnpj']).optional(),
    sort_order: sortOrderInput('asc'),
    ...provenanceInput,
    ...pageInput,
  }),
  output: listOutput(listed, { errors: itemErrorsOutput.optional() }),
  rows: ['data'],
  headers: ITEM_ERRORS_HEADER,
  cost: { ...USUAL_BOUNDS, wide: { is: ({ cnpjs }) => cnpjs === undefined } },
  examples: [
    {},
    { cnpjs: '62415896000127,00.068.305/0001-35,1' },
    { q: 'ouro', type: 'etf' },
    { type: 'fif', audience: 'Público Geral', exclusive: 'false', page_size: '5' },
    { status: 'normal', sort_by: 'nav_value', sort_order: 'desc', page_size: '5' },
  ],
  async answer(
    snapshot,
    {
      q,
      type: types = null,
      status: statuses = null,
      administrator: administrators = null,
      manager: managers = null,
      has_portfolio = null,
      cnpjs,
      provenance = false,
      sort_by,
      sort_order,
      page,
      page_size,
      ranges,
      ...filter
    },
  ) {
    requireDataset(snapshot, REGISTER, PORTFOLIO)
    const rows = await snapshot.query(FUNDS, {
      ...readQuestion(q),
      cnpjs: cnpjs?.cnpjs.join(' ') ?? null,
      types,
      statuses,
      administrators,
      managers,
      has_portfolio,
      ...bindFundFilter(filter),
      ranges,
      sort_by: columnToSort(sort_by, q !== undefined),
      sort_order,
      register_retrieved_at: snapshot.retrievedAt(REGISTER, null),
      ...listRetrievals(snapshot),
      ...pageBindings({ page, page_size }),
    })
    const errors = cnpjs && (await findErrors(snapshot, cnpjs, rows))
    if (rows.length === 0 || namesSeveralTexts(filter)) await requireKnownTexts(snapshot, filter)
    const answer = listAnswer(rows.map(addSource(snapshot, REGISTER, provenance)), { page, page_size }, 'funds')
    if (errors === undefined) return answer
    return { ...answer, body: { success: true, errors, ...answer.body }, headers: itemErrorsHeader(errors) }
  },
})

/** Finds the numbers among these that the list has. */
export async function findListed(snapshot: Snapshot, cnpjs: readonly string[]): Promise<ReadonlySet<string>> {
  const names = findFundNames(snapshot)
  if (names !== undefined) return new Set(cnpjs.filter((cnpj) => names.has(cnpj)))
  const rows = cnpjs.length === 0 ? [] : await snapshot.query(KNOWN, { cnpjs })
  return new Set(rows.map(({ cnpj }) => cnpj as string))
}

/**
 * Lists the items of a batch that are not a CNPJ, then the numbers that no fund of the list has; `rows` are known ones.
 */
async function findErrors(snapshot: Snapshot, { cnpjs, errors }: CnpjList, rows: readonly Row[]): Promise<Row[]> {
  const listedNumbers = new Set(rows.map(({ cnpj }) => cnpj as string))
  const others = cnpjs.filter((cnpj) => !listedNumbers.has(cnpj))
  for (const cnpj of await findListed(snapshot, others)) listedNumbers.add(cnpj)
  const unknown = cnpjs
    .filter((cnpj) => !listedNumbers.has(cnpj))
    .map((item): ItemError => ({
      item,
      code: 'not_found',
      reason: 'fund_not_found',
      message: registerMessages.unlistedNumber,
    }))
  return [...errors, ...unknown].map((error) => ({ ...error }))
}

/** Reads a question: its text, and for a single word its code and the beginning of its number. */
export function readQuestion(q: readonly string[] | undefined) {
  const one = q?.length === 1 ? q.join() : null
  return { q: q?.join(' ') ?? null, code: one && codeIn(one), number: one && startOfCnpj(one) }
}

/** Writes a word in the form of a code; a masked CNPJ becomes bare. */
function codeIn(word: string): string {
  return bareCnpj(word.toUpperCase()) ?? word.toUpperCase()
}

/** Chooses the column to sort by: by default a search sorts by the rank of the match. */
function columnToSort(requested: string | undefined, isSearch: boolean): string {
  if (requested === undefined) return isSearch ? 'match_rank' : 'cnpj'
  return requested === 'name' ? 'folded_name' : requested
}

/** Datasets of the reports of structured funds, which the list puts before their months. */
const REPORTS = ['cvm_fidc', 'cvm_fii_month', 'cvm_fii_quarter']

/** Lists the times of retrieval of each month of the holdings and reports, which only the manifest has. */
function listRetrievals(snapshot: Snapshot): { readonly months: string; readonly instants: string } {
  const named = [PORTFOLIO, ...REPORTS].flatMap((dataset) =>
    snapshot.months(dataset).map((month) => ({
      month: dataset === PORTFOLIO ? month : `${dataset}/${month}`,
      instant: snapshot.retrievedAt(dataset, month),
    })),
  )
  const known = named.filter(({ instant }) => instant !== null)
  return {
    months: known.map(({ month }) => month).join(' '),
    instants: known.map(({ instant }) => instant).join(' '),
  }
}
