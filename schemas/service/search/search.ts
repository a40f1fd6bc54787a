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
    name: described(z.string(), 'Its name; "" if none is known.', 'VARCHAR'),
    path: described(z.string(), 'Address of the answer about it.', 'VARCHAR'),
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
    'For suggestions while somebody types. All words must occur, whole or in part, in any order; accents and case do not count. First comes whatever has the question as its code (the four letters that tickers begin with are a code too), then names with each word whole, then names with words that begin with them, then names with a word inside another. Among equal matches the kinds take turns, so that many funds of one name do not hide a share: first traded assets, then their issuers, then funds and their managers. A fund comes before the asset of its own ticker. Within a kind, assets that more funds hold come first, issuers of whom funds hold more, active and larger funds, managers and administrators with more assets under them, and airports and routes with more seats; in other kinds short names come first. Funds and assets are found as by `/v1/funds?q=` and `/v1/assets?q=`, in that order; quotas of a listed fund are not listed again. Issuers, managers and administrators come from the newest complete month. Companies are all in the register of CVM, active registrations first, also found by the tickers in their registration forms. Government bonds are also found by the names under which the treasury sells them, such as Tesouro Selic, and series by everyday words, such as inflation. Tickers are found by name in the newest month of the spot market. Other tickers are found by their beginning, once that has a digit; those of odd lots and forwards, such as PETR4F and PETR4T, only when they are written whole. Traded federal bonds that are not listed as assets are found by ISIN, short name, code and maturity; debentures by code, ISIN and the name or CNPJ of their issuer, registered ones with more in the market first; other instruments of the ISIN database by their ISIN, whole or its first six characters or more, and by their code at the depositary. Names of a restricted dataset are found only with its scope: without `kind` the search skips kinds that the key may not see, and `searched` lists the others; a `kind` that needs a missing scope is refused. `curve` has curves of two publishers, each for keys with its scope; `di_curve` and `bond_curve` name one of them. Airports and routes are found by ICAO and IATA codes and by cities, in the newest month, such as `gru rec`. An empty list means that nothing has this name; `did_you_mean` then has the question with mistyped words corrected, if that finds something. `searched` names the kinds that the snapshot has.',
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
      choiceInput([...FOUND_KINDS, ...KIND_PARTS.curve], 'Only results of this kind, or of this part of a kind.'),
    ).optional(),
    limit: wholeInput(1, 50, 'Most results to list.').default(20),
  }),
  output: listOutput(found, {
    searched: described(
      z.array(described(z.enum(FOUND_KINDS), 'A kind.', 'VARCHAR')),
      'The kinds that were searched: the requested ones that the snapshot has.',
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
