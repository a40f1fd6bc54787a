import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { choiceInput } from '../../../../api/input.ts'
import { textOfRow } from '../../../../api/name-search.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput, takePage } from '../../../../api/page.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import { valueListInput } from '../../../../api/value-list.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { type MarketRequest, marketInput } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { type ComparedMonth, HELD_KINDS, listHidden, orNull } from '../market/months-compared.ts'
import { describeMove, moveOutput, NOT_SORTED, writeHeld } from '../market/moves/asset-moves.ts'
import {
  type MovesRequest,
  describeFoundStates,
  movesEnvelope,
  readMovesRequest,
} from '../market/moves/moves-request.ts'
import { describeParties, partyEnvelope } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { MOVE_KEY, type ListedMoves } from '../market/moves/first-moves.ts'
import { type PartyRequest, ALL_PRECOMPUTED, findMoveQueries, type PartyQuery } from './move-queries.ts'
import { partyInput } from './party-input.ts'
import { requireParties, requireParty } from './party-sums.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const ROW_KEYS = {
  party_cnpj: described(z.string(), 'The party that was asked for.', 'VARCHAR'),
  reference_date: FUND_MONTH_KEYS.reference_date,
}

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'What the funds of a manager bought and sold in a month, as far as quantities confirm it',
    description:
      'As `/v1/market/moves`, for the classes of the manager alone, compared with the calendar month before. The classes are those of the asked month: the positions of one that filed in both months are compared, and those of one that came are not comparable. A class that went is in no row. A class with several managers counts in full for each.',
  },
  administrator: {
    summary: 'What the funds of an administrator bought and sold in a month, as far as quantities confirm it',
    description: 'As `/v1/manager/{cnpj}/moves`, for the classes that it administers.',
  },
}

/** Declares the purchases and sales of the classes of a manager or administrator. */
export function definePartyMoves(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_moves`,
    path: `/v1/${type}/{cnpj}/moves`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z.strictObject({
      cnpj: partyInput,
      ...marketInput,
      kind: valueListInput(choiceInput(HELD_KINDS, 'Only assets of this kind.')).optional(),
      ...sortInput(
        sortableColumns(moveOutput).filter((column) => !NOT_SORTED.includes(column)),
        { by: 'explained_net_value', order: 'desc', key: MOVE_KEY },
      ),
      ...pageInput,
    }),
    output: listOutput(moveOutput, { ...movesEnvelope, ...partyEnvelope(type) }),
    rows: ['data'],
    rowKeys: ROW_KEYS,
    headers: RULES_VERSION_HEADER,
    examples: [{ cnpj: EXAMPLES[type], date: '20251031', page_size: '5' }],
    async answer(snapshot, { cnpj, kind: kinds = null, sort_by, sort_order, ranges, page, page_size, ...asking }) {
      const { asked, compared, months } = readMovesRequest(snapshot, asking)
      requireParties(snapshot, asked.month)
      const listed = { kinds, ranges, sort_by, sort_order, page, page_size }
      const party = { party_type: type, party: cnpj }
      const { found, rows, states, names } = await readMoves(snapshot, { asked, compared, months }, party, listed)
      if (states.length === 0) await requireParty(snapshot, type, cnpj)
      const named = await readFiledNames(snapshot, names, found, asked)
      const data = rows.map((row) =>
        describeMove(row, { asked, compared }, explain(row, named, asked, { [type]: cnpj })),
      )
      const { body, ...answer } = listAnswer(data, { page, page_size }, `${type}_moves-${cnpj}-${asked.month}`)
      return {
        ...answer,
        body: {
          success: true,
          with_date: compared.reference_date,
          ...describeFoundStates(states),
          ...(await describeParties(snapshot, asked, type)),
          data: body['data'] ?? [],
        },
        rowKeys: { party_cnpj: cnpj, reference_date: asked.reference_date },
        headers: rulesVersion(snapshot, PORTFOLIO, months),
      }
    },
  })
}

/** Reads a page of moves and the states of all, and finds the query for the names in lines. */
async function readMoves(
  snapshot: Snapshot,
  { asked, compared, months }: Pick<MovesRequest, 'asked' | 'compared' | 'months'>,
  party: PartyRequest,
  listed: ListedMoves,
) {
  const hidden = describeHidden(asked, compared)
  const { moves, states, names, isKept } = findMoveQueries(snapshot, asked, party, listed, hidden.hidden_kinds ?? [])
  const { page, page_size, ...chosen } = listed
  const place = isKept ? { kinds: null, ...ALL_PRECOMPUTED } : { ...chosen, ...pageBindings({ page, page_size }) }
  const [found, ofStates] = await Promise.all([
    snapshot.query(moves.sql, { ...moves.of, ...hidden, ...place }, months),
    snapshot.query(states.sql, states.of, months),
  ])
  const rows = isKept ? await takeListed(snapshot, found, listed) : found
  return { found, rows, states: ofStates, names }
}

/** Takes the requested page from all kept moves. */
async function takeListed(snapshot: Snapshot, found: readonly Row[], listed: ListedMoves): Promise<readonly Row[]> {
  const { ranges, sort_by, sort_order, page, page_size } = listed
  const sorted = await sortedRows(ranges.select(found), { sort_by, sort_order }, MOVE_KEY, snapshot.work)
  return takePage(sorted, { page, page_size })
}

/** Binds the kinds that are not whole in one of the two months. */
function describeHidden(asked: MarketRequest, compared: ComparedMonth) {
  return {
    hidden_kinds: orNull([...new Set([...listHidden(asked), ...listHidden(compared.asked)])]),
    hidden_reason: compared.asked === null ? 'no_month_before' : 'month_incomplete',
  }
}

type FiledNames = ReadonlyMap<string, readonly string[]>

const nameMove = (row: Row) => `${textOfRow(row, 'asset_id')} ${textOfRow(row, 'position')}`

/** Reads the names of the found assets in lines, by asset and position. */
async function readFiledNames(
  snapshot: Snapshot,
  { sql, of }: PartyQuery,
  rows: readonly Row[],
  { month }: MarketRequest,
): Promise<FiledNames> {
  const ids = [...new Set(rows.map((row) => textOfRow(row, 'asset_id')))].filter((id) => id !== '')
  const found = ids.length === 0 ? [] : await snapshot.query(sql, { ...of, ids }, [month])
  const names = new Map<string, readonly string[]>()
  for (const row of found) {
    const known = names.get(nameMove(row)) ?? []
    names.set(nameMove(row), [...new Set([...known, ...textOfRow(row, 'filed_ids').split(',')])])
  }
  return names
}

/** Writes the address of the lines that add up to the value of an asset. */
function explain(
  row: Row,
  names: FiledNames,
  { reference_date, classes }: MarketRequest,
  party: Readonly<Record<string, string>>,
): string {
  const filed = names.get(nameMove(row))
  return writeExplain('/v1/market/lines', {
    date: reference_date,
    ...party,
    filing_group: classes.filing_groups?.join(','),
    type: classes.types?.join(','),
    ...(filed === undefined ? { kind: textOfRow(row, 'kind'), unnamed: 'true' } : { filed_id: filed.join(',') }),
    position: writeHeld(textOfRow(row, 'position')),
  })
}
