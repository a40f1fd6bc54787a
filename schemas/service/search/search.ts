import { z } from 'zod'
import { datasets } from '../../registry.gen.ts'
import { defineEndpoint, type Snapshot } from '../../api/endpoint.ts'
import { USUAL_BOUNDS } from '../../api/cost.ts'
import { choiceInput, wholeInput } from '../../api/input.ts'
import {
  FOUND_KINDS,
  type FoundKind,
  KIND_PARTS,
  type NamedThing,
  nameOfSearch,
  type NameSearch,
  orNothing,
  SEARCH_NAMES,
  type SearchName,
} from '../../api/name-search.ts'
import { described, listOutput } from '../../api/output.ts'
import { datasetApis } from '../registry.gen.ts'
import { listNamedValues, valueListInput } from '../../api/value-list.ts'
import { type FoundThings, MATCHES, rankNames, type RankedThing } from './ranked-names.ts'
import { WordCorrections } from './word-corrections.ts'
import { searchWordsInput } from '../../api/search-words.ts'
import { valueMessages } from '../../api/value-messages.ts'

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

const datasetSearch: NameSearch = { kind: 'dataset', order: 'name', list: () => Promise.resolve(datasetThings) }

const found = z
  .strictObject({
    kind: described(z.enum(FOUND_KINDS), 'What it is.', 'VARCHAR'),
    id: described(
      z.string(),
      'CNPJ, asset_id, issuer_id, ticker, code, ISIN, series, dataset, aerodrome, or ends of a route.',
      'VARCHAR',
    ),
    name: described(z.string(), 'Its name; "" where none is known.', 'VARCHAR'),
    path: described(z.string(), 'Address of what the API answers of it.', 'VARCHAR'),
    match: described(
      z.enum(MATCHES),
      'code: the question is its code; words: each word is a whole word of it; beginning: each begins one; inside: one is inside another word, or in a name that it had.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'Found', description: 'Something that was found by its name or code.' })

/** Lists the datasets whose names some searches show. */
function listDatasetsOf(names: readonly SearchName[]): readonly string[] {
  const shown = Object.entries(datasetApis).flatMap(([id, { searches = [] }]) =>
    searches.filter((each) => names.includes(nameOfSearch(each))).flatMap(({ alsoOf = [] }) => [id, ...alsoOf]),
  )
  return [...new Set(shown)]
}

/** Searches that a request names: it can name a kind, or a part of one. */
const listAsked = (kind: unknown) => listNamedValues(kind, SEARCH_NAMES, KIND_PARTS)

/** Lists the datasets of a search whose terms restrict them. */
function listRestricted(value: string): readonly string[] {
  const own = listDatasetsOf(SEARCH_NAMES.filter((name) => name === value))
  return datasets.filter(({ id, terms }) => terms.kind === 'restricted' && own.includes(id)).map(({ id }) => id)
}

/**
 * One search over all kinds. It shows names and not figures, so every key may use it; names of restricted datasets need
 * their scope.
 */
export const search = defineEndpoint({
  id: 'search',
  path: '/v1/search',
  summary:
    'Assets, issuers, companies, funds, managers, tickers, indexes, bonds, debentures, ISINs, curves, series, airports, routes and datasets by name or code, in one ranked list',
  description:
    'For suggestions while somebody types: all words must occur, whole or in part, in any order; accents and case do not count. A question that is the code of something comes first, the four letters that tickers begin with among codes; then names with each word whole, then names with words that begin so, then names with a word inside another. Among equal matches the kinds take turns, so that many funds of a name do not hide the share: first what is traded, then who owes it, then funds and who runs them. A fund comes before the asset of its own ticker. Of one kind come first: assets that more funds hold, issuers of whom funds have more, funds that are still there and larger, managers and administrators with more under them, airports and routes with more seats; others with short names. Funds and assets are those of `/v1/funds?q=` and `/v1/assets?q=` in their order; the quotas of a fund that is listed are not listed again. Issuers, managers and administrators are those of the newest complete month; companies are all that the register of CVM has, those that are registered first, also found by the tickers that their registration forms name. Government bonds are also found by the names under which the treasury sells them, such as Tesouro Selic, and series by what people call them, such as inflation. Tickers are found by name in the newest month of the spot market, others by their beginning, once that has a digit; those of odd lots and forwards, such as PETR4F and PETR4T, only when they are written whole. Federal bonds that were traded are found by ISIN, short name, code and maturity, where no asset is listed for them; debentures by code, ISIN and the name or CNPJ of their issuer, registered ones with more in the market first; other instruments of the ISIN database by their ISIN, whole or its first six characters or more, and by their code at the depositary. What the terms of a dataset keep for keys with its scope is only found with that scope: without `kind` the other kinds are searched, as `searched` says, and a `kind` that takes a scope that the key lacks is refused; `curve` is of two publishers, and has the curves of those whose scope the key has: `di_curve` and `bond_curve` name one of them. Airports and routes are found by ICAO and IATA codes and by cities, in the newest month, such as `gru rec`. An empty list means that nothing has such a name; `did_you_mean` then has the question with mistyped words put right, if that finds something. `searched` names the kinds that the snapshot has anything of.',
  dataset: null,
  shows: ({ kind }) => listDatasetsOf(listAsked(kind)),
  narrowed: {
    parameter: 'kind',
    values: SEARCH_NAMES,
    together: KIND_PARTS,
    datasetsOf: (value) => listRestricted(value),
  },
  input: z.strictObject({
    q: searchWordsInput({
      noWord: valueMessages.wordOfAName,
      description:
        'Words of a name, or parts of words; or a code; or a CNPJ, bare or masked, whole or its first five characters or more.',
      example: 'petr4',
    }),
    kind: valueListInput(
      choiceInput([...FOUND_KINDS, ...KIND_PARTS.curve], 'Only what is of this kind, or of this part of one.'),
    ).optional(),
    limit: wholeInput(1, 50, 'The most that are listed.').default(20),
  }),
  output: listOutput(found, {
    searched: described(
      z.array(described(z.enum(FOUND_KINDS), 'A kind.', 'VARCHAR')),
      'The kinds that were searched: those requested that the snapshot has anything of.',
    ),
    did_you_mean: described(
      z.string().nullable(),
      'The question with each word that no name has put right, where nothing was found and this finds something; else null.',
      'VARCHAR',
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
  async answer(snapshot, { q: words, kind, limit }) {
    const asked = listAsked(kind?.join(','))
    const find = (question: readonly string[]) => findNames(snapshot, question, asked, limit)
    const { searched, data } = await find(words)
    const suggested = data.length > 0 ? null : await wordCorrections.correct(snapshot, words, asked)
    const isWorth = suggested !== null && (await find(suggested)).data.length > 0
    return {
      body: { success: true, searched, did_you_mean: isWorth ? suggested.join(' ') : null, data },
      fileName: ['search', ...words.slice(0, 3).map((word) => word.replaceAll(/[^A-Za-z0-9]+/g, '_'))].join('-'),
    }
  },
})

async function findNames(snapshot: Snapshot, words: readonly string[], asked: readonly SearchName[], limit: number) {
  const things = await Promise.all(
    nameSearches
      .filter((each) => asked.includes(nameOfSearch(each)))
      .map((each) => searchKind(each, snapshot, words, limit)),
  )
  const there = things.filter((each) => each !== null)
  const ranked = dropListedTwice(await rankNames(snapshot, words, there, limit))
  const data = ranked
    .sort((a, b) => a.rank - b.rank || codeRank(a) - codeRank(b) || a.place - b.place || kindRank(a) - kindRank(b))
    .slice(0, limit)
    .map(({ kind, id, name, path, rank }) => ({ kind, id, name, path, match: MATCHES[rank] ?? 'inside' }))
  return { searched: [...new Set(there.map(({ kind }) => kind))], data }
}

/** All searches, in the order of their kinds. */
export const nameSearches: readonly NameSearch[] = [
  ...Object.values(datasetApis).flatMap(({ searches = [] }) => searches),
  datasetSearch,
].sort((a, b) => SEARCH_NAMES.indexOf(nameOfSearch(a)) - SEARCH_NAMES.indexOf(nameOfSearch(b)))

function kindRank({ kind }: { readonly kind: FoundKind }): number {
  return FOUND_KINDS.indexOf(kind)
}

/** A fund ranks before its quota, which is traded under the same code. */
function codeRank({ kind, rank }: RankedThing): number {
  return MATCHES[rank] === 'code' && kind !== 'fund' ? 1 : 0
}

/** Searches the names of one kind; null if the snapshot has nothing of this kind. */
async function searchKind(
  { kind, order, list }: NameSearch,
  snapshot: Snapshot,
  words: readonly string[],
  limit: number,
): Promise<FoundThings | null> {
  // Each kind takes a turn of its own, because matching all names of funds or assets in memory takes long.
  await snapshot.work.rest()
  const things = await orNothing(list(snapshot, words, limit))
  return things === null ? null : { kind, order, things }
}

/** Drops the quotas of funds that are in the list too, and bonds that are in it as assets. */
function dropListedTwice(ranked: readonly RankedThing[]): RankedThing[] {
  const idsOf = (wanted: FoundKind) => ranked.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [funds, assets] = [new Set(idsOf('fund').map((id) => `fund:${id}`)), new Set(idsOf('asset'))]
  return ranked.filter(({ kind, id }) => !(kind === 'asset' && funds.has(id)) && !(kind === 'bond' && assets.has(id)))
}

const wordCorrections = new WordCorrections(nameSearches, (name) => listRestricted(name).length === 0)

/** Reads the data that searches of the newest snapshot need into memory. A failure does not stop the others. */
export function listSearchKeepers(snapshot: Snapshot): readonly (() => Promise<void>)[] {
  const keepers = nameSearches.flatMap(({ keep }) => (keep === undefined ? [] : [() => keep(snapshot)]))
  return [...keepers, () => wordCorrections.keep(snapshot)]
}
