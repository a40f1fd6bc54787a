import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type MarketRequest, coversAllClasses, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { listMissingFilers } from '../market/kit/knowledge.ts'
import { explainField, marketCount, marketValue } from '../market/kit/output.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { describeParty, partyFigureFields } from './figures.ts'
import {
  requestPartiesBefore,
  type PartySum,
  readPartyMonths,
  readPartySums,
  requireParties,
  requireParty,
} from './party-sums.ts'
import { partyInput } from './party-input.ts'
import { opensRow, readOpens } from './party-opens.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const CHANGE = new URL('party_change.sql', import.meta.url)

function partyOutput(type: PartyType) {
  const { reference_date: _day, missing_members: _missing, ...envelope } = partyEnvelope(type)
  return z
    .strictObject({
      cnpj: described(z.string(), 'CNPJ.', 'VARCHAR'),
      name: described(z.string(), 'Name that most of its classes have for it.', 'VARCHAR'),
      ...partyFigureFields,
      same_class_count: marketCount(
        'Classes that it has in this month and the one before; null, as all changes, without that month, and where a member that shows which classes filed is missing in either.',
      ),
      same_class_nav_value: marketValue('Sum of the NAVs of these, BRL.'),
      previous_same_class_nav_value: marketValue(
        'The same sum a month before, BRL: the change compares the same classes.',
      ),
      came_class_count: marketCount('Classes that it has now and had not a month before, by the register of each.'),
      came_nav_value: marketValue('Sum of their NAVs, BRL.'),
      gone_class_count: marketCount('Classes that it had a month before and has no more.'),
      gone_previous_nav_value: marketValue('Sum of the NAVs that they had, BRL.'),
      opens: described(z.array(opensRow), 'Confidential totals of the month by the month in which they open.'),
      released_value: marketValue(
        'Confidential totals that its classes filed in the twelve months before and that opened in this month, as the snapshot has them, BRL: a month that was published again since then no longer has its totals.',
      ),
      ...envelope,
      explain: explainField,
    })
    .meta({
      id: type === 'manager' ? 'Manager' : 'Administrator',
      description:
        type === 'manager'
          ? 'A manager with what its classes have in a month.'
          : 'An administrator with what its classes have in a month.',
    })
}

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'A manager: what its funds have in a month, counted once, and what changed since the month before',
    description:
      'The figures of its row in `/v1/managers`, the change of the classes that it has in both months, those that came and went apart, and what is confidential by the month in which it opens. Natural persons have no page. A number that no class of any month has is a 404 with the nearest.',
  },
  administrator: {
    summary: 'An administrator: what its funds have in a month, counted once, and what changed since the month before',
    description: 'As `/v1/manager/{cnpj}`, for the classes that it administers.',
  },
}

/** Declares the page of a manager or administrator. */
export function defineParty(type: PartyType): Endpoint {
  return defineEndpoint({
    id: type,
    path: `/v1/${type}/{cnpj}`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z.strictObject({ cnpj: partyInput, ...marketInput }),
    output: objectOutput(FUND_MONTH_KEYS.reference_date, partyOutput(type)),
    rows: ['data'],
    rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
    headers: RULES_VERSION_HEADER,
    examples: [{ cnpj: EXAMPLES[type], date: '20251031' }],
    async answer(snapshot, { cnpj, ...asking }) {
      const asked = readMarketRequest(snapshot, asking)
      const before = requestPartiesBefore(snapshot, asked, asking)
      const [sum, sumBefore] = await readBoth(snapshot, [asked, before], type, cnpj)
      if (sum === undefined) await requireParty(snapshot, type, cnpj)
      const [{ reference_date, missing_members: _missing, ...envelope }, change, opens] = await Promise.all([
        describeParties(snapshot, asked, type),
        readChange(snapshot, asked, before, type, cnpj),
        readOpens(snapshot, asked, type, cnpj),
      ])
      const figures = describeParty(
        sum ?? noClasses(cnpj, sumBefore?.name),
        before && { sum: sumBefore, missingFilers: listMissingFilers(before) },
        listMissingFilers(asked),
      )
      const data = {
        cnpj,
        name: sum?.name ?? sumBefore?.name ?? '',
        ...figures,
        ...change,
        ...opens,
        ...envelope,
        explain: writeExplain(`/v1/${type}/${cnpj}/funds`, {
          date: asked.reference_date,
          filing_group: asking.filing_group?.join(','),
          type: asking.type?.join(','),
        }),
      }
      return {
        body: { success: true, reference_date: reference_date ?? null, data },
        rowKeys: { reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
        fileName: `${type}-${cnpj}-${asked.month}`,
      }
    },
  })
}

/** Reads a party in a month and the month before: over all classes both are rows of one table. */
async function readBoth(
  snapshot: Snapshot,
  [asked, before]: readonly [MarketRequest, MarketRequest | null],
  type: PartyType,
  cnpj: string,
): Promise<readonly [PartySum | undefined, PartySum | undefined]> {
  if (before === null || !coversAllClasses(asked)) {
    const [[sum], [sumBefore]] = await Promise.all([
      readPartySums(snapshot, asked, type, cnpj),
      before === null ? [] : readPartySums(snapshot, before, type, cnpj),
    ])
    return [sum, sumBefore]
  }
  requireParties(snapshot, asked.month)
  const sums = await readPartyMonths(snapshot, type, cnpj, [before.month, asked.month])
  const of = (month: Month) => sums.find(({ competence_month }) => competence_month === month)
  return [of(asked.month), of(before.month)]
}

/** Examples of a manager and an administrator in the sample. */
export const EXAMPLES: Readonly<Record<PartyType, string>> = {
  manager: '30822936000169',
  administrator: '30822936000169',
}

/** Makes the answer for a party that has classes only in other months. */
function noClasses(party_cnpj: string, name = '') {
  return {
    party_cnpj,
    name,
    party_basis: 'register_of_today',
    class_count: 0,
    nav_class_count: 0,
    line_class_count: 0,
    nav_value: null,
    internal_value: null,
    unnetted_value: null,
    net_value: null,
    netting_complete: true,
    co_managed_count: 0,
    co_managed_nav_value: null,
    total_portfolio_value: null,
    confidential_value: null,
    direct_value: null,
    inflow_value: null,
    outflow_value: null,
    net_flow_value: null,
    is_partial: false,
    missing_members: '',
  }
}

const UNKNOWN_CHANGE: Row = {
  same_class_count: null,
  same_class_nav_value: null,
  previous_same_class_nav_value: null,
  came_class_count: null,
  came_nav_value: null,
  gone_class_count: null,
  gone_previous_nav_value: null,
}

async function readChange(
  snapshot: Snapshot,
  asked: MarketRequest,
  before: MarketRequest | null,
  type: PartyType,
  party: string,
): Promise<Row> {
  // A class that a missing member would name has not left the party.
  if (before === null || [asked, before].some((month) => listMissingFilers(month).length > 0)) return UNKNOWN_CHANGE
  const bindings = { party_type: type, party, month: asked.month, before: before.month, ...asked.classes }
  const [row = UNKNOWN_CHANGE] = await snapshot.query(CHANGE, bindings, [before.month, asked.month])
  return row
}
