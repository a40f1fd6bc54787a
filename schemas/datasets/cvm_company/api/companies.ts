import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../api/endpoint.ts'
import { choiceInput } from '../../../api/input.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { searchWordsInput } from '../../../api/search-words.ts'
import { sortableColumns, sortByInput, sortOrderInput } from '../../../api/sort.ts'
import { startOfCnpj } from '../../../api/start-of-cnpj.ts'
import { bareCnpj } from '../../../core/cnpj.ts'
import { hasTickerForm, mayNameTicker } from '../../../company/api/company-code.ts'
import { listedTickerLink } from '../../../company/api/company-links.ts'
import { companyMessages } from '../../../company/api/company-messages.ts'
import { COMPANY } from '../../../company/api/find-company.ts'
import {
  datasetsOfFinding,
  FOUND_BY,
  type FoundBy,
  type IssuerOfTicker,
  readIssuersOfTicker,
} from '../../../company/api/ticker-links.ts'
import { valueListInput } from '../../../api/value-list.ts'
import { companyColumns } from '../columns.ts'

const COMPANIES = new URL('companies.sql', import.meta.url)
/** Statuses of a request; for a suspension the register also names who decided it. */
const STATUSES = ['active', 'cancelled', 'suspended'] as const

const listed = z
  .strictObject({
    ...allColumnFields(companyColumns, { without: ['source_member', 'source_line'] }),
    markets: described(
      z.string(),
      'Markets on which its securities trade, with semicolons between them; "" where the register names none.',
      'VARCHAR',
    ),
    ticker_link: described(
      listedTickerLink.nullable(),
      'What leads from the ticker in `q` to the company; null where nothing has to.',
    ),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'ListedCompany', description: 'A registration of a company.' })

export const companies = defineEndpoint({
  id: 'companies',
  path: '/v1/companies',
  summary: 'The companies that are or were registered with CVM, to be searched, filtered and sorted',
  description:
    'One row a registration: a company that was registered anew has several codes under one CNPJ, of which one at most is active. Names are searched without regard to accents and case, in the name and the trade name. Without `sort_by` the list is ordered by `cvm_code`; with `q` the best match comes first: a CNPJ or a code, then names with each word whole, then those with words that begin with them, the active ones first. A `q` that is a ticker also finds its companies, and `ticker_link` shows by what evidence and for which days: without `found_by` by everything whose scope the key has.',
  dataset: COMPANY,
  narrowed: {
    parameter: 'found_by',
    values: FOUND_BY,
    datasetsOf: datasetsOfFinding,
    countsIn: ({ q }) => typeof q === 'string' && mayNameTicker(q),
  },
  input: z.strictObject({
    q: searchWordsInput({
      noWord: companyMessages.wordOfACompany,
      description:
        'Words of the name or trade name, or parts of words: all of them must occur. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code at CVM, or the ticker of one of its papers.',
      example: 'petrobras',
    }).optional(),
    found_by: valueListInput(
      choiceInput(
        FOUND_BY,
        'What finds companies by `q`. register: their names and numbers. form, lines, isin_database: a ticker, by what `basis` of its link says. A key needs the scopes `cvm_company_security` for form, `cvm_fund_portfolio` for lines, and this one and `b3_isin` for isin_database.',
      ),
    ).optional(),
    status: choiceInput(STATUSES, 'Only registrations in this status.').optional(),
    sort_by: sortByInput(sortableColumns(listed), ['cvm_code']).optional(),
    sort_order: sortOrderInput('asc'),
    ...provenanceInput,
    ...pageInput,
  }),
  output: listOutput(listed),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [{ page_size: '5' }, { q: 'petrobras' }, { q: 'banco', status: 'active', page_size: '5' }, { q: 'SINT3' }],
  async answer(
    snapshot,
    { q, found_by = FOUND_BY, status = null, provenance = false, sort_by, sort_order, ranges, page, page_size },
  ) {
    requireDataset(snapshot, COMPANY)
    const one = q?.length === 1 ? q.join() : null
    const issuers = await readIssuers(snapshot, one, found_by)
    const rows = await snapshot.query(COMPANIES, {
      q: q?.join(' ') ?? null,
      code: one && (bareCnpj(one.toUpperCase()) ?? one.replace(/^0+(?=\d)/, '')),
      number: one && startOfCnpj(one),
      by_register: found_by.includes('register'),
      issuers: issuers.map(({ issuer }) => issuer),
      status,
      ranges,
      sort_by: sort_by ?? (q === undefined ? 'cvm_code' : 'match_rank'),
      sort_order,
      ...pageBindings({ page, page_size }),
    })
    const linked = rows.map((row) => ({ ...row, ticker_link: findLink(issuers, row) }))
    return listAnswer(linked.map(addSource(snapshot, COMPANY, provenance)), { page, page_size }, 'companies')
  },
})

async function readIssuers(
  snapshot: Snapshot,
  word: string | null,
  ways: readonly FoundBy[],
): Promise<readonly IssuerOfTicker[]> {
  return word !== null && hasTickerForm(word) ? readIssuersOfTicker(snapshot, word.toUpperCase(), ways) : []
}

/** Finds the first link that leads to a company. */
function findLink(issuers: readonly IssuerOfTicker[], { cnpj }: Row): Row | null {
  return issuers.find(({ issuer }) => typeof cnpj === 'string' && cnpj.startsWith(issuer))?.link ?? null
}
