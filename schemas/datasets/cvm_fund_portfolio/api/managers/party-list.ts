import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../../../api/endpoint.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../../../api/page.ts'
import { searchWordsInput } from '../../../../api/search-words.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { bareCnpj } from '../../../../core/cnpj.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type ClassFilter, type MarketRequest, marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { listMissingFilers } from '../market/kit/knowledge.ts'
import { explainField } from '../market/kit/output.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { describeParty, partyFigureFields } from './figures.ts'
import { partyMessages } from './party-messages.ts'
import { requestPartiesBefore, type PartySum, readPartySums } from './party-sums.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const KEY = ['cnpj'] as const

const listedParty = z
  .strictObject({
    cnpj: described(
      z.string(),
      'CNPJ; natural_person for all natural persons together, who have no page, and not_known for classes of which no register names one.',
      'VARCHAR',
    ),
    name: described(z.string(), 'Name that most of its classes have for it; "" for these two.', 'VARCHAR'),
    ...partyFigureFields,
    explain: explainField,
  })
  .meta({ id: 'ListedParty', description: 'A manager or administrator with what its classes have in a month.' })

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'Managers with what their funds have in a month, the largest first',
    description:
      'One row a manager with classes that filed for the month. `nav_value` counts what its funds hold of each other twice; `internal_value` is that part, and `net_value` what is left. A class with several managers counts in full for each, and is never divided: `co_managed_count` and `co_managed_nav_value` say how much that is, and rows must not be added up. Which classes are whose says the register that `manager_basis` names; `register_is_synthetic` is true where that register is synthetic. `is_partial` is true where the month lacks members that its classes file: sums of lines are then of the members that are there, and `net_value` is null without those that have quotas.',
  },
  administrator: {
    summary: 'Administrators with what their funds have in a month, the largest first',
    description:
      'One row an administrator with classes that filed for the month, with the figures of `/v1/managers`. A class has one administrator; `administrator_basis` names the register that says which, and `register_is_synthetic` is true where that is synthetic.',
  },
}

/** Declares the list of managers or administrators. */
export function defineParties(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}s`,
    path: `/v1/${type}s`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z.strictObject({
      q: searchWordsInput({
        noWord: partyMessages.wordOfAParty,
        description:
          'Words of the name, or parts of words: all of them must occur, in any order; accents and case do not count. Or a CNPJ, bare or masked.',
        example: 'gestao',
      }).optional(),
      ...marketInput,
      ...sortInput(sortableColumns(listedParty), { by: 'nav_value', order: 'desc', key: KEY }),
      ...pageInput,
    }),
    output: listOutput(listedParty, partyEnvelope(type)),
    rows: ['data'],
    rowKeys: { reference_date: FUND_MONTH_KEYS.reference_date },
    headers: RULES_VERSION_HEADER,
    examples: [
      { date: '20251031', page_size: '5' },
      { q: 'itau', filing_group: 'structured' },
    ],
    async answer(snapshot, { q, sort_by, sort_order, ranges, page, page_size, ...asking }) {
      const asked = readMarketRequest(snapshot, asking)
      const before = requestPartiesBefore(snapshot, asked, asking)
      const [sums, sumsBefore] = await Promise.all([
        readPartySums(snapshot, asked, type),
        before === null ? [] : readPartySums(snapshot, before, type),
      ])
      const byCnpj = new Map(sumsBefore.map((sum) => [sum.party_cnpj, sum]))
      const missingBefore = before === null ? [] : listMissingFilers(before)
      const was = (cnpj: string) => before && { sum: byCnpj.get(cnpj), missingFilers: missingBefore }
      const found = q === undefined ? sums : sums.filter((sum) => matches(sum, q))
      const rows = found.map((sum) => ({
        cnpj: sum.party_cnpj,
        name: sum.name,
        ...describeParty(sum, was(sum.party_cnpj), listMissingFilers(asked)),
        explain: explainParty(type, sum, asked, asking),
      }))
      const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, KEY, snapshot.work)
      const shown = { page, page_size }
      const { body, ...answer } = listAnswer(takePage(sorted, shown), shown, `${type}s-${asked.month}`)
      return {
        ...answer,
        body: {
          success: true,
          ...(await describeParties(snapshot, asked, type)),
          data: body['data'] ?? [],
        },
        rowKeys: { reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
      }
    },
  })
}

/** Writes the address of the classes whose NAVs add up to a row. */
function explainParty(
  type: PartyType,
  { party_cnpj }: PartySum,
  { reference_date }: MarketRequest,
  { filing_group, type: types }: ClassFilter,
): string {
  return writeExplain(`/v1/${type}/${party_cnpj}/funds`, {
    date: reference_date,
    filing_group: filing_group?.join(','),
    type: types?.join(','),
  })
}

function matches({ party_cnpj, name }: PartySum, question: readonly string[]): boolean {
  const [one = ''] = question
  if (question.length === 1 && bareCnpj(one.toUpperCase()) === party_cnpj) return true
  const folded = fold(name)
  return question.every((word) => folded.includes(fold(word)))
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
