import { z } from 'zod'
import {
  cnpjListInput,
  findItems,
  ITEM_ERRORS_HEADER,
  itemErrorsHeader,
  itemErrorsOutput,
} from '../../../api/cnpj-list.ts'
import { defineEndpoint, type Row, Rows, type Snapshot } from '../../../api/endpoint.ts'
import { competenceInput } from '../../../api/input.ts'
import { described, filledField, listOutput } from '../../../api/output.ts'
import { provenanceInput } from '../../../api/provenance.ts'
import { FUND_MONTH_KEYS, REQUESTED_CNPJ } from '../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../api/rules-version.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { findClass } from '../../../fund/api/fund.ts'
import type { FundClass } from '../../../fund/api/registered-class.ts'
import { monthColumns } from '../columns.ts'
import { isRange, NO_RANGE, portfolioFilterInput } from './portfolio-filter.ts'
import {
  describePortfolio,
  findPortfolio,
  type FoundPortfolio,
  portfolioOutput,
  type ShownLines,
} from './read-portfolio.ts'

/** Most portfolios of a light batch. */
const MOST_LIGHT = 5

const keys = { requested_cnpj: REQUESTED_CNPJ, ...FUND_MONTH_KEYS }

const portfolio = z
  .strictObject({
    ...keys,
    completeness: filledField(monthColumns.completeness),
    missing_members: described(z.array(z.string()), 'The members that the month lacks for this class.', 'VARCHAR[]'),
    ...portfolioOutput,
  })
  .meta({ id: 'BatchPortfolio', description: 'A portfolio in a batch.' })

export const portfolios = defineEndpoint({
  id: 'portfolios',
  path: '/v1/portfolios',
  summary: 'The holdings of many fund classes at once',
  description:
    'Each portfolio is the one that `/v1/fund/{cnpj}/portfolio` answers for that number and the same parameters, in the order of the numbers; a number that is named twice is answered once. Without `date` each is the newest of its class, so look at each `reference_date`. A number without a portfolio is in `errors` with the reason, and the others are answered. CSV, NDJSON and Arrow give the lines of all of them, each with `requested_cnpj`, `cnpj` and `reference_date`.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      cnpjs: cnpjListInput('The classes, by their CNPJs.'),
      date: competenceInput,
      ...portfolioFilterInput,
      ...provenanceInput,
    })
    .refine(isRange, NO_RANGE),
  output: listOutput(portfolio, { errors: itemErrorsOutput }),
  rows: ['data', 'portfolio'],
  rowKeys: keys,
  headers: { ...RULES_VERSION_HEADER, ...ITEM_ERRORS_HEADER },
  cost: {
    heavy: {
      when: `with more than ${String(MOST_LIGHT)} numbers`,
      is: ({ cnpjs }) => cnpjs.cnpjs.length > MOST_LIGHT,
    },
    wide: { is: ({ cnpjs }) => cnpjs.cnpjs.length > 1 },
    work: 20_000_000,
    narrower: { cnpjs: { en: 'ask for fewer classes at once.', pt: 'peça menos classes de uma vez.' } },
  },
  examples: [{ cnpjs: '62415896000127,00.068.305/0001-35', date: '2025-10', category: 'equities' }],
  async answer(snapshot, { cnpjs, date, ...shown }) {
    const month = date?.slice(0, 7) ?? null
    const { found, errors } = await findItems(cnpjs, async (requested) => {
      const fundClass = await findClass(snapshot, requested, { month })
      return { requested, fundClass, ...(await findPortfolio(snapshot, fundClass, month)) }
    })
    const months = found.map(({ filed }) => filed.competence_month)
    return {
      body: {
        success: true,
        errors: errors.map((error) => ({ ...error })),
        data: listPortfolios(snapshot, found, shown),
      },
      headers: { ...rulesVersion(snapshot, PORTFOLIO, months), ...itemErrorsHeader(errors) },
      fileName: `portfolios${month === null ? '' : `-${month}`}`,
    }
  },
})

interface RequestedPortfolio extends FoundPortfolio {
  readonly requested: string
  readonly fundClass: FundClass
}

/** Makes the portfolios one after another, so that only one is in memory. */
function listPortfolios(snapshot: Snapshot, found: readonly RequestedPortfolio[], shown: ShownLines): Rows {
  return new Rows(
    (async function* () {
      for (const each of found) yield [await makePortfolio(snapshot, each, shown)]
    })(),
  )
}

async function makePortfolio(
  snapshot: Snapshot,
  { requested, ...found }: RequestedPortfolio,
  shown: ShownLines,
): Promise<Row> {
  const { completeness, missing_members, reference_date } = found.filed
  const { fund, portfolio, reconciliation } = await describePortfolio(snapshot, found, shown)
  return {
    requested_cnpj: requested,
    cnpj: found.fundClass.cnpj,
    reference_date,
    completeness,
    missing_members: missing_members?.split(',') ?? [],
    fund,
    portfolio,
    reconciliation,
  }
}
