import { z } from 'zod'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { parameter, choiceInput } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import { allColumnFields, described, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortByInput, sortOrderInput } from '../../../api/sort.ts'
import { startOfCnpj } from '../../../api/start-of-cnpj.ts'
import { valueMessages } from '../../../api/value-messages.ts'
import { bareCnpj } from '../../../core/cnpj.ts'
import { companyMessages } from '../../../company/api/company-messages.ts'
import { COMPANY } from '../../../company/api/find-company.ts'
import { companyColumns } from '../columns.ts'

const COMPANIES = new URL('companies.sql', import.meta.url)
const LONGEST_QUESTION = 200
/** For a suspension the register also names who decided it. */
const STATUSES = ['active', 'cancelled', 'suspended'] as const

const listed = z
  .strictObject({
    ...allColumnFields(companyColumns, { without: ['source_member', 'source_line'] }),
    markets: described(
      z.string(),
      'Markets on which its securities trade, with semicolons between them; "" where the register names none.',
      'VARCHAR',
    ),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'ListedCompany', description: 'A registration of a company.' })

const words = z
  .string()
  .max(LONGEST_QUESTION, { error: issueText(valueMessages.tooManyCharacters({ most: LONGEST_QUESTION })) })
  .transform((text) => text.split(/[\s\p{Cc}]+/u).filter((word) => word !== ''))
  .refine((each) => each.length > 0, { error: issueText(companyMessages.wordOfACompany) })

export const companies = defineEndpoint({
  id: 'companies',
  path: '/v1/companies',
  summary: 'The companies that are or were registered with CVM, to be searched, filtered and sorted',
  description:
    'One row a registration: a company that was registered anew has several codes under one CNPJ, of which one at most is active. Names are searched without regard to accents and case, in the name and the trade name. Without `sort_by` the list is ordered by `cvm_code`; with `q` the best match comes first: a CNPJ or a code, then names with each word whole, then those with words that begin so, the active ones first.',
  dataset: COMPANY,
  input: z.strictObject({
    q: parameter(
      words,
      'Words of the name or trade name, or parts of words: all of them must occur. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code at CVM.',
      { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION, examples: ['petrobras'] },
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
  examples: [{ page_size: '5' }, { q: 'petrobras' }, { q: 'banco', status: 'active', page_size: '5' }],
  async answer(snapshot, { q, status = null, provenance = false, sort_by, sort_order, ranges, page, page_size }) {
    requireDataset(snapshot, COMPANY)
    const one = q?.length === 1 ? q.join() : null
    const rows = await snapshot.query(COMPANIES, {
      q: q?.join(' ') ?? null,
      code: one && (bareCnpj(one.toUpperCase()) ?? one.replace(/^0+(?=\d)/, '')),
      number: one && startOfCnpj(one),
      status,
      ranges,
      sort_by: sort_by ?? (q === undefined ? 'cvm_code' : 'match_rank'),
      sort_order,
      ...pageBindings({ page, page_size }),
    })
    return listAnswer(rows.map(addSource(snapshot, COMPANY, provenance)), { page, page_size }, 'companies')
  },
})
