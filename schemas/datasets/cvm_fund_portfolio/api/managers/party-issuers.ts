import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Row } from '../../../../api/endpoint.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { ISSUED_KINDS } from '../../issued-kinds.ts'
import { issuerIdentityFields } from '../issuers/figures.ts'
import { requireIssuers } from '../issuers/find-issuer.ts'
import { judgeIssuer } from '../issuers/issuer-sums.ts'
import { writeLinesPath } from '../issuers/issuer.ts'
import { kindInput, ROLE_INPUT, ROLES } from '../issuers/roles.ts'
import { marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { describeKnowledge, judgeKinds, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { explainField, knowledgeFields, marketPercent, nullReason } from '../market/kit/output.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { partyInput } from './party-input.ts'
import { requireParties, requireParty } from './party-sums.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const ISSUERS = new URL('party_issuers.sql', import.meta.url)
const KEY = ['issuer_id'] as const

const count = (description: string) => described(z.int(), description, 'BIGINT')

const partyIssuer = z
  .strictObject({
    direct_value: described(
      z.number(),
      'Signed sum of open lines that its classes own, have lent or, negative, borrowed, BRL: each real once.',
      'DECIMAL(24,2)',
    ),
    ...issuerIdentityFields,
    role: described(z.enum(ROLES), 'Role of the figures.', 'VARCHAR'),
    share_percent: marketPercent('Of the sum of all rows; null where nobody knows that or it is not positive.'),
    share_percent_reason: nullReason(
      'share_percent',
      'month_incomplete, where the month lacks members that can have any of the kinds, or sum_not_positive',
    ),
    class_count: count('Classes with such a line.'),
    line_count: count('These lines.'),
    ...knowledgeFields,
    explain: explainField,
  })
  .meta({ id: 'PartyIssuer', description: 'What the classes of a manager or administrator hold of an issuer.' })

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'Whom the funds of a manager are exposed to, by issuer',
    description:
      'One row an issuer with lines of its classes in the month, in the asked role, the largest first: as `/v1/issuers`, for these classes alone. What they have through other funds is not in it, because it cannot be added up over classes. A class with several managers counts in full for each.',
  },
  administrator: {
    summary: 'Whom the funds of an administrator are exposed to, by issuer',
    description: 'As `/v1/manager/{cnpj}/issuers`, for the classes that it administers.',
  },
}

/** Declares the holdings of a manager's or administrator's classes by issuer. */
export function definePartyIssuers(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_issuers`,
    path: `/v1/${type}/{cnpj}/issuers`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z.strictObject({
      cnpj: partyInput,
      role: ROLE_INPUT.default('issuer'),
      kind: kindInput,
      ...marketInput,
      ...sortInput(sortableColumns(partyIssuer), { by: 'direct_value', order: 'desc', key: KEY }),
      ...pageInput,
    }),
    output: listOutput(partyIssuer, partyEnvelope(type)),
    rows: ['data'],
    rowKeys: {
      party_cnpj: described(z.string(), 'The party that was asked for.', 'VARCHAR'),
      reference_date: FUND_MONTH_KEYS.reference_date,
    },
    headers: RULES_VERSION_HEADER,
    examples: [{ cnpj: EXAMPLES[type], date: '20251031', page_size: '5' }],
    async answer(snapshot, { cnpj, role, kind: kinds, sort_by, sort_order, ranges, page, page_size, ...asking }) {
      const asked = readMarketRequest(snapshot, asking)
      requireParties(snapshot, asked.month)
      requireIssuers(snapshot, asked.month)
      const bindings = { party_type: type, party: cnpj, role, kinds: kinds ?? null, ...asked.classes }
      const found = (await snapshot.query(ISSUERS, bindings, [asked.month])) as unknown as readonly IssuerRow[]
      if (found.length === 0) await requireParty(snapshot, type, cnpj)
      const of = { role, kind: kinds?.join(',') ?? null, [type]: cnpj }
      // A share of an incomplete sum would be too large.
      const isWhole = judgeKinds(asked, kinds ?? ISSUED_KINDS).state === 'whole'
      const rows = found.map((row): Row => ({
        ...row,
        ...describeShare(row, isWhole),
        role,
        ...describeKnowledge(judgeIssuer(asked, row.issuer_id, kinds)),
        explain: writeLinesPath(row, asked, asking, of),
      }))
      const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
      const fileName = `${type}_issuers-${cnpj}-${asked.month}`
      const { body, ...answer } = listAnswer(takePage(sorted, { page, page_size }), { page, page_size }, fileName)
      return {
        ...answer,
        body: { success: true, ...(await describeParties(snapshot, asked, type)), data: body['data'] ?? [] },
        rowKeys: { party_cnpj: cnpj, reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
      }
    },
  })
}

/** Row of `party_issuers.sql`. */
interface IssuerRow extends Row {
  readonly issuer_id: string
}

function describeShare({ share_percent = null }: Row, isWhole: boolean): Row {
  if (!isWhole) return { share_percent: null, share_percent_reason: MONTH_INCOMPLETE }
  return { share_percent, share_percent_reason: share_percent === null ? 'sum_not_positive' : '' }
}
