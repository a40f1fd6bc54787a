import { z } from 'zod'
import { defineEndpoint, type Row } from '../../../../api/endpoint.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { choiceInput } from '../../../../api/input.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { describeRegister, registerFields } from '../../../../fund/api/register-state.ts'
import { ASSET_KINDS } from '../../asset-kinds.ts'
import { ISSUED_KINDS } from '../../issued-kinds.ts'
import { type ClassFilter, type MarketRequest, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { readCoverage } from '../market/kit/coverage.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { judgeKinds } from '../market/kit/knowledge.ts'
import { readAssignor } from './assignors.ts'
import { describeFigures, issuerFigureFields, issuerIdentityFields } from './figures.ts'
import type { FoundIssuer } from './find-issuer.ts'
import {
  askCompanies,
  type CompanyGrouping,
  describeCompanies,
  findRequestedIssuer,
  GROUPING_INPUT,
  groupFields,
  groupingField,
  groupingOf,
} from './grouping.ts'
import { issuerCodeInput } from './issuer-code.ts'
import { requestMonthBefore, EVERY_KIND, type IssuerSum, judgeIssuer, readIssuerSums } from './issuer-sums.ts'
import { readThroughFunds, throughFundsFields, withoutThroughFunds } from './issuer-through-funds.ts'
import { ASSIGNOR, HOLDER_ROLES, ROLES } from './roles.ts'

const monthDay = described(z.iso.date(), 'Last day of the competence month of the figures.', 'DATE')
const texts = (each: string, description: string) =>
  described(z.array(described(z.string(), each, 'VARCHAR')), description)

const exposure = z
  .strictObject({
    role: described(
      z.enum(HOLDER_ROLES),
      'issuer, which owes; vehicle, which does not owe what it securitised; or, with include=assignor, assignor, which sold claims and need not owe them.',
      'VARCHAR',
    ),
    kind: described(z.string(), 'Kind of asset; credit_right of an assignor.', 'VARCHAR'),
    ...issuerFigureFields,
    ...throughFundsFields,
  })
  .meta({ id: 'IssuerExposure', description: 'What classes hold of an issuer in one role and kind of asset.' })

const entity = z
  .strictObject({
    ...issuerIdentityFields,
    names: texts('A spelling.', 'Spellings that lines of all months file, that with most value first.'),
    tickers: texts('A ticker.', 'Tickers whose lines it is the issuer of, in any month.'),
    letters: texts('Four letters.', 'Letters of tickers beside which lines file it.'),
    first_month: described(z.string(), 'First month in which a line has it, YYYY-MM.', 'VARCHAR'),
    last_month: described(z.string(), 'Last month.', 'VARCHAR'),
    grouping: groupingField,
    ...groupFields,
    ...issuerFigureFields,
    exposures: described(z.array(exposure), 'The same by role and kind. Roles are never added up.'),
    newest_report_date: described(
      z.iso.date().nullable(),
      'Last day of the newest month whose reports name assignors; null where none of the six months before is compiled, so that nobody knows. Only with include=assignor.',
      'DATE',
    ).optional(),
    ...registerFields,
    holders_path: described(z.string(), 'Address of who holds it.', 'VARCHAR'),
    history_path: described(z.string(), 'Address of its months.', 'VARCHAR'),
  })
  .meta({ id: 'Issuer', description: 'An issuer, and what classes hold of it by their own lines in a month.' })

export const issuer = defineEndpoint({
  id: 'issuer',
  path: '/v1/issuer/{id}',
  summary: 'An issuer: who it is, and how much of it all classes hold, by role and kind',
  description:
    'Found by the root of its CNPJ, a CNPJ, a ticker or ISIN of the month, or `treasury`. `direct_value` and the figures beside it count the role issuer; `exposures` has each role and kind. Sums of lines, each real once: what classes have through other funds is in `/v1/issuer/{id}/holders?indirect=true`, class by class. The first digits of Banco do Brasil are `00000000`.\n\n`include=assignor` adds what the company sold to funds of credit rights, as in `/v1/issuers?role=assignor`: an estimate by the newest reports of the six months before, which `explain` lists by fund. A company that only sold claims has no line of any fund and is not found here.',
  dataset: PORTFOLIO,
  extraScopes: [{ parameter: 'include', datasetOf: () => 'cvm_fidc' }],
  input: z.strictObject({
    id: issuerCodeInput,
    grouping: GROUPING_INPUT.default('root'),
    include: choiceInput(
      [ASSIGNOR],
      'assignor: also what it sold to funds of credit rights, by their reports: it need not owe that.',
    ).optional(),
    ...marketInput,
  }),
  output: objectOutput(monthDay, entity),
  rows: ['data'],
  rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  examples: [
    { id: '05197443', date: '20251031' },
    { id: 'PETR4', date: '20251031' },
    { id: '33000167', include: 'assignor', date: '20251031' },
  ],
  async answer(snapshot, { id, grouping, include, ...asking }) {
    const asked = readMarketRequest(snapshot, asking)
    const asks = await findRequestedIssuer(snapshot, id, asked.month, grouping)
    const { found } = asks
    const before = requestMonthBefore(snapshot, asked, asking)
    // Both months add up the same companies.
    const ofIssuer = askCompanies(asks)
    const [sums, sumsBefore, { marketValue }, throughFunds, assigned] = await Promise.all([
      readIssuerSums(snapshot, asked, ofIssuer),
      before === null ? [] : readIssuerSums(snapshot, before, ofIssuer),
      readCoverage(snapshot, asked),
      readThroughFunds(snapshot, asked, asks.roots),
      include === undefined ? null : readAssigned(snapshot, asked, { found, leads: ofIssuer.leads, grouping }),
    ])
    const isWholeMarket =
      judgeKinds(
        asked,
        ASSET_KINDS.filter((kind) => kind !== 'fund_quota'),
      ).state === 'whole'
    const describe = (role: string, kind: string): Row => {
      const kinds = kind === EVERY_KIND ? undefined : [kind]
      const pick = (those: readonly IssuerSum[]) => those.find((sum) => sum.role === role && sum.kind === kind)
      return {
        ...describeFigures(pick(sums), judgeIssuer(asked, found.issuer_id, kinds), {
          marketValue: isWholeMarket ? marketValue : null,
          before: before && { state: judgeIssuer(before, found.issuer_id, kinds).state, sum: pick(sumsBefore) },
        }),
        explain: writeLinesPath(found, asked, asking, {
          role,
          kind: kinds?.[0] ?? null,
          grouping: groupingOf(grouping),
        }),
      }
    }
    const data = {
      ...describeIdentity(found),
      grouping,
      ...describeCompanies(asks, grouping),
      ...describe('issuer', EVERY_KIND),
      exposures: [
        ...ROLES.flatMap((role) =>
          ISSUED_KINDS.filter((kind) =>
            [...sums, ...sumsBefore].some((sum) => sum.role === role && sum.kind === kind),
          ).map((kind) => ({ role, kind, ...describe(role, kind), ...throughFunds(role, kind) })),
        ),
        ...(assigned?.rows ?? []),
      ],
      ...(assigned !== null && { newest_report_date: assigned.newest_report_date }),
      ...(await describeRegister(snapshot)),
      ...writePaths(found, asked, grouping),
    }
    return {
      body: { success: true, reference_date: asked.reference_date, data },
      rowKeys: { reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
      fileName: `issuer-${found.issuer_id}-${asked.month}`,
    }
  },
})

/** Reads the claims that the issuer sold to funds of credit rights, as an exposure. */
async function readAssigned(...asking: Parameters<typeof readAssignor>) {
  const { rows, ...assigned } = await readAssignor(...asking)
  return {
    ...assigned,
    rows: rows.map(({ role = ASSIGNOR, ...figures }) => ({
      role,
      kind: 'credit_right',
      ...figures,
      ...withoutThroughFunds('estimate'),
    })),
  }
}

function writePaths(
  { issuer_id }: Pick<FoundIssuer, 'issuer_id'>,
  { reference_date: date }: MarketRequest,
  grouping: CompanyGrouping,
): Row {
  const of = { grouping: groupingOf(grouping) }
  return {
    holders_path: writeExplain(`/v1/issuer/${issuer_id}/holders`, { date, ...of }),
    history_path: writeExplain(`/v1/issuer/${issuer_id}/history`, of),
  }
}

function describeIdentity(found: FoundIssuer): Row {
  const split = (text: string | null) => (text === null || text === '' ? [] : text.split(';'))
  return {
    issuer_id: found.issuer_id,
    name: found.name ?? '',
    cnpj: found.cnpj ?? '',
    is_securitiser: found.is_securitiser,
    names: split(found.names),
    tickers: split(found.tickers),
    letters: split(found.letters),
    first_month: found.first_month,
    last_month: found.last_month,
  }
}

/** Writes the address of the lines of an issuer that add up to a figure. */
export function writeLinesPath(
  { issuer_id }: Pick<FoundIssuer, 'issuer_id'>,
  { reference_date }: MarketRequest,
  { filing_group, type }: ClassFilter,
  of: Readonly<Record<string, string | null>>,
): string {
  return writeExplain(`/v1/issuer/${issuer_id}/lines`, {
    date: reference_date,
    ...of,
    filing_group: filing_group?.join(','),
    type: type?.join(','),
  })
}
