import { z } from 'zod'
import { datasets } from '../../registry.gen.ts'
import { defineEndpoint, type Snapshot } from '../../api/endpoint.ts'
import { USUAL_BOUNDS } from '../../api/cost.ts'
import { ApiError } from '../../api/error.ts'
import { choiceInput, parameter, wholeInput } from '../../api/input.ts'
import { FOUND_KINDS, type FoundKind, type NamedThing, type NameSearch } from '../../api/name-search.ts'
import { described, listOutput } from '../../api/output.ts'
import { datasetApis } from '../registry.gen.ts'
import { valueListInput } from '../../api/value-list.ts'
import { type FoundThings, MATCHES, rankNames, type RankedThing } from './ranked-names.ts'
import { issueText } from '../../api/issue-message.ts'
import { valueMessages } from '../../api/value-messages.ts'

const LONGEST_QUESTION = 200

const datasetThings: readonly NamedThing[] = datasets.map(({ id, title, publisher, description, tables }) => ({
  id,
  name: title.en,
  text: [
    title.en,
    publisher,
    description,
    id,
    ...tables.flatMap(({ name, columns }) => [name, ...Object.keys(columns)]),
  ].join(' '),
  codes: [id],
  path: `/v1/datasets/${id}`,
}))

const datasetSearch: NameSearch = { kind: 'dataset', isRanked: false, list: () => Promise.resolve(datasetThings) }

const found = z
  .strictObject({
    kind: described(z.enum(FOUND_KINDS), 'What it is.', 'VARCHAR'),
    id: described(z.string(), 'CNPJ, asset_id, ticker, code, series, dataset, or ends of a route.', 'VARCHAR'),
    name: described(z.string(), 'Its name; "" where none is known.', 'VARCHAR'),
    path: described(z.string(), 'Address of what the API answers of it.', 'VARCHAR'),
    match: described(
      z.enum(MATCHES),
      'code: the question is its code; words: each word is a whole word of it; beginning: each begins one; inside: one is inside another word, or in a name that it had.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'Found', description: 'Something that was found by its name or code.' })

/** One search over all kinds. It shows names and no figure of a dataset, so every key may ask. */
export const search = defineEndpoint({
  id: 'search',
  path: '/v1/search',
  summary: 'Funds, assets, tickers, indexes, series, routes and datasets by name or code, in one ranked list',
  description:
    'For suggestions while somebody types: all words must occur, whole or in part, in any order; accents and case do not count. A question that is the code of something comes first, then names with each word whole, then names with words that begin so, then names with a word inside another. Among equal matches the kinds take turns, so that many funds of a name do not hide the share. Funds and assets are those of `/v1/funds?q=` and `/v1/assets?q=` in their order; the quotas of a fund that is listed are not listed again. Tickers are found by name in the newest month of the spot market, others by their beginning; routes by the ICAO and IATA codes of the newest month, such as `gru rec`. An empty list means that nothing has such a name; `searched` names the kinds that the snapshot has anything of.',
  dataset: null,
  input: z.strictObject({
    q: parameter(
      z
        .string()
        .max(LONGEST_QUESTION, { error: issueText(valueMessages.tooManyCharacters({ most: LONGEST_QUESTION })) })
        .transform((text) => text.split(/[\s\p{Cc}]+/u).filter((word) => word !== ''))
        .refine((words) => words.length > 0, { error: issueText(valueMessages.wordOfAName) }),
      'Words of a name, or parts of words; or a code; or a CNPJ, bare or masked, whole or its first five characters or more.',
      { type: 'string', minLength: 1, maxLength: LONGEST_QUESTION, examples: ['petr4'] },
    ),
    kind: valueListInput(choiceInput(FOUND_KINDS, 'Only what is of this kind.')).optional(),
    limit: wholeInput(1, 50, 'The most that are listed.').default(20),
  }),
  output: listOutput(found, {
    searched: described(
      z.array(described(z.enum(FOUND_KINDS), 'A kind.', 'VARCHAR')),
      'The kinds that were searched: those requested that the snapshot has anything of.',
    ),
  }),
  rows: ['data'],
  cost: { ...USUAL_BOUNDS, wide: { is: () => true } },
  examples: [
    { q: 'petr4' },
    { q: '62.415.896', kind: 'fund' },
    { q: 'ouro', limit: '5' },
    { q: 'gru rec', kind: 'route' },
  ],
  async answer(snapshot, { q: words, kind: kinds = FOUND_KINDS, limit }) {
    const things = await Promise.all(
      listSearches()
        .filter(({ kind }) => kinds.includes(kind))
        .map((each) => searchKind(each, snapshot, words, limit)),
    )
    const there = things.filter((each) => each !== null)
    const ranked = dropListedQuotas(await rankNames(snapshot, words, there))
    const data = ranked
      .sort((a, b) => a.rank - b.rank || a.place - b.place || kindRank(a) - kindRank(b))
      .slice(0, limit)
      .map(({ kind, id, name, path, rank }) => ({ kind, id, name, path, match: MATCHES[rank] ?? 'inside' }))
    return {
      body: { success: true, searched: there.map(({ kind }) => kind), data },
      fileName: ['search', ...words.slice(0, 3).map((word) => word.replaceAll(/[^A-Za-z0-9]+/g, '_'))].join('-'),
    }
  },
})

function listSearches(): readonly NameSearch[] {
  const ofDatasets = Object.values(datasetApis).flatMap(({ searches = [] }) => searches)
  return [...ofDatasets, datasetSearch].sort((a, b) => kindRank(a) - kindRank(b))
}

function kindRank({ kind }: { readonly kind: FoundKind }): number {
  return FOUND_KINDS.indexOf(kind)
}

/** The things of one kind; null where the snapshot has nothing of it. */
async function searchKind(
  { kind, isRanked, list }: NameSearch,
  snapshot: Snapshot,
  words: readonly string[],
  limit: number,
): Promise<FoundThings | null> {
  try {
    // Each kind takes a turn of its own: the names of all funds and assets are in memory, and are gone through at once.
    await snapshot.work.rest()
    return { kind, isRanked, things: await list(snapshot, words, limit) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Leaves out the quotas of funds that are listed themselves. */
function dropListedQuotas(ranked: readonly RankedThing[]): RankedThing[] {
  const listed = new Set(ranked.filter(({ kind }) => kind === 'fund').map(({ id }) => `fund:${id}`))
  return ranked.filter(({ kind, id }) => kind !== 'asset' || !listed.has(id))
}
