import { z } from 'zod'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { searchWordsInput } from '../../../../api/search-words.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { ASSET_KINDS } from '../../asset-kinds.ts'
import { TREASURY } from '../../issued-kinds.ts'
import { type ClassFilter, type MarketRequest, marketInput } from '../market/kit/market-request.ts'
import { readCoverage } from '../market/kit/coverage.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { judgeKinds } from '../market/kit/knowledge.ts'
import { coverageField, marketEnvelope, unknownField } from '../market/kit/output.ts'
import { describeFigures, issuerFigureFields, issuerIdentityFields } from './figures.ts'
import { requireIssuers } from './find-issuer.ts'
import {
  absentCompanyColumns,
  type CompanyGrouping,
  GROUPING_INPUT,
  groupFields,
  groupingField,
  groupingOf,
  sortedByShownColumn,
} from './grouping.ts'
import { readNamed } from './group-names.ts'
import { readMonthOfRole } from './assignor-month.ts'
import { listAssignors } from './assignors.ts'
import { issuerMessages } from './issuer-messages.ts'
import {
  type SumsRequest,
  requestMonthBefore,
  EVERY_KIND,
  type IssuerSum,
  judgeIssuer,
  readIssuerSums,
} from './issuer-sums.ts'
import { ASSIGNOR, HOLDER_ROLE_INPUT, HOLDER_ROLES, kindInput } from './roles.ts'

const KEY = ['issuer_id'] as const

const listedIssuer = z
  .strictObject({
    ...issuerIdentityFields,
    ...groupFields,
    role: described(z.enum(HOLDER_ROLES), 'Role of the figures.', 'VARCHAR'),
    ...issuerFigureFields,
  })
  .meta({ id: 'ListedIssuer', description: 'What classes hold of an issuer by their own lines.' })

export const issuers = defineEndpoint({
  id: 'issuers',
  path: '/v1/issuers',
  summary: 'Who issued what funds hold: each issuer with the value that all classes hold of it, the largest first',
  description:
    'One row an issuer with lines in the month, in the asked role. A line has the issuer that it files, if that is no person and not the class itself; federal bonds have the treasury; shares named by a ticker, and debentures by a code, have the one issuer that lines of the month, or else of the nearest month within 24, file beside the same four letters. `unknown` has the lines without one, by reason: not_filed, fund (quotas), foreign, depositary, person, ambiguous or other; `coverage` says by block and kind how much is known. Branches of a company join by the root of their CNPJ; subsidiaries do not, because no file says who controls whom (`grouping`).\n\nThe figures are sums of lines, each real once, never of look-throughs. Where members that can have these lines are missing, `is_partial` is true, and shares and the month before are null. With `filing_group=structured` the members of the eight blocks are not asked. With `q` the best match comes first: a root, CNPJ or ticker, then names with each word whole, then those with words that begin with them.\n\n`role=assignor` lists who sold claims to funds of credit rights, by the newest reports of the six months before: the sum of what these funds hold of each, an estimate. An assignor need not owe them. Rows have no name where no line of any fund names the company, `explain` lists the funds, and no row counts lines, so that `coverage` and `unknown` are empty.',
  dataset: PORTFOLIO,
  extraScopes: [{ parameter: 'role', datasetOf: (role) => (role === ASSIGNOR ? 'cvm_fidc' : PORTFOLIO) }],
  input: z
    .strictObject({
      q: searchWordsInput(
        {
          noWord: issuerMessages.wordOfAnIssuer,
          description:
            'Words of a name, or parts of words, in any spelling that lines file; accents and case do not count. Or a root, CNPJ or ticker.',
          example: 'hapvida',
        },
        /[^\p{L}\p{N}]+/u,
      ).optional(),
      role: HOLDER_ROLE_INPUT.default('issuer'),
      grouping: GROUPING_INPUT.default('root'),
      kind: kindInput,
      ...marketInput,
      ...sortInput(sortableColumns(listedIssuer), { by: 'direct_value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine((asked) => !absentCompanyColumns(asked).includes(asked.sort_by), sortedByShownColumn),
  output: listOutput(listedIssuer, {
    ...marketEnvelope,
    ...registerFields,
    grouping: groupingField,
    coverage: coverageField,
    unknown: unknownField,
    newest_report_date: described(
      z.iso.date().nullable(),
      'Last day of the newest month whose reports name assignors; null where none of the six months before is compiled, so that nobody knows. Only with role=assignor.',
      'DATE',
    ).optional(),
  }),
  rows: ['data'],
  rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  absentColumns: absentCompanyColumns,
  examples: [{ date: '20251031' }, { q: 'hapvida', date: '20251031' }, { role: 'vehicle', page_size: '5' }],
  async answer(snapshot, { q, role, kind: kinds, grouping, sort_by, sort_order, ranges, page, page_size, ...asking }) {
    const asked = readMonthOfRole(snapshot, { ...asking, role })
    if (role !== ASSIGNOR) requireIssuers(snapshot, asked.month)
    const { rows, ...shown } =
      role === ASSIGNOR
        ? await readAssignors(snapshot, asked, { q, grouping, kinds })
        : await readListed(snapshot, asked, { ...asking, q, role, kinds, grouping })
    const selected = ranges.select(rows)
    const sorted = await sortedRows(selected, { sort_by, sort_order }, KEY, snapshot.work)
    const best = q !== undefined && sort_by === 'direct_value' ? orderByMatch(sorted) : sorted
    const { body, ...answer } = listAnswer(
      takePage(best.map(withoutRank), { page, page_size }),
      { page, page_size },
      `issuers-${asked.month}`,
    )
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        ...(await describeRegister(snapshot)),
        grouping,
        ...shown,
        data: body['data'] ?? [],
      },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
    }
  },
})

interface ListRequest extends ClassFilter {
  readonly q: readonly string[] | undefined
  readonly role: string
  readonly kinds: readonly string[] | undefined
  readonly grouping: CompanyGrouping
}

/** Reads the assignors, whose estimates from reports do not depend on the lines of the month. */
async function readAssignors(snapshot: Snapshot, asked: MarketRequest, of: Parameters<typeof listAssignors>[2]) {
  const { rows, newest_report_date } = await listAssignors(snapshot, asked, of)
  return { rows, newest_report_date, coverage: [], unknown: [] }
}

/** Reads the issuers of lines of a month, with their figures. */
async function readListed(
  snapshot: Snapshot,
  asked: MarketRequest,
  { q, role, kinds, grouping, ...asking }: ListRequest,
) {
  const named = await readNamed(snapshot, asked, { q, grouping })
  const of = { role, kinds, leads: named.leads }
  const [sums, before, { marketValue, ...shown }] = await Promise.all([
    readIssuerSums(snapshot, asked, of),
    readBefore(snapshot, asked, requestMonthBefore(snapshot, asked, asking), of),
    readCoverage(snapshot, asked),
  ])
  const own = new Map(sums.filter(({ kind }) => kind === EVERY_KIND).map((sum) => [sum.issuer_id, sum]))
  const isWholeMarket =
    judgeKinds(
      asked,
      ASSET_KINDS.filter((kind) => kind !== 'fund_quota'),
    ).state === 'whole'
  const rows = named.names.flatMap(({ match_rank, ...identity }): Row[] => {
    const sum = own.get(identity.issuer_id)
    if (sum === undefined) return []
    const figures = describeFigures(sum, judgeIssuer(asked, identity.issuer_id, kinds), {
      marketValue: isWholeMarket ? marketValue : null,
      before: before && { ...before.judge(identity.issuer_id), sum: before.sums.get(identity.issuer_id) },
    })
    const explain = writeExplain(`/v1/issuer/${identity.issuer_id}/lines`, {
      date: asked.reference_date,
      role,
      kind: kinds?.join(','),
      grouping: groupingOf(grouping),
      filing_group: asking.filing_group?.join(','),
      type: asking.type?.join(','),
    })
    return [{ ...identity, role, ...figures, explain, match_rank }]
  })
  return { rows, ...shown }
}

async function readBefore(
  snapshot: Snapshot,
  asked: MarketRequest,
  before: MarketRequest | null,
  of: Required<Pick<SumsRequest, 'role' | 'leads'>> & Pick<SumsRequest, 'kinds'>,
) {
  if (before === null) return null
  const { kinds } = of
  const judge = (issuer_id: string) => ({ state: judgeIssuer(before, issuer_id, kinds).state })
  // Sums are compared only if they are whole in both months.
  const isNeeded = [TREASURY, ''].some(
    (each) => judgeIssuer(asked, each, kinds).state === 'whole' && judge(each).state === 'whole',
  )
  const sums = isNeeded ? await readIssuerSums(snapshot, before, of) : []
  const own = sums.filter(({ kind }) => kind === EVERY_KIND).map((sum): [string, IssuerSum] => [sum.issuer_id, sum])
  return { judge, sums: new Map(own) }
}

/** Puts better matches first; equal ones keep their order. */
function orderByMatch(rows: readonly Row[]): Row[] {
  return [1, 2, 3].reduce<Row[]>(
    (sorted, rank) => [...sorted, ...rows.filter(({ match_rank }) => match_rank === rank)],
    rows.filter(({ match_rank }) => match_rank === 0),
  )
}

function withoutRank({ match_rank: _rank, ...row }: Row): Row {
  return row
}
