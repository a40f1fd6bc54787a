import { z } from 'zod'
import { type FoundKind, SEARCH_NAMES, type SearchName } from '../../../../schemas/api/name-search.ts'
import type { Answer } from '../answers.ts'
import type { PageView } from '../page.ts'
import { findWordsOfSite, type FoundWords, WORDS_OF_SITE } from './find-words.ts'
import { nameFiledAsset, sayAsset } from '../text/asset-words.ts'
import { shortenCompanyName } from '../text/company-name.ts'
import { shortenFundName } from '../text/fund-name.ts'
import { nameDataset, nameSeries } from '../text/declared-names.ts'
import { punctuateCnpj } from '../../kit/figures.ts'
import type { CurveId } from '../../../../schemas/curve/api/curve-input.ts'
import { CURVE_NAMES } from '../../../../schemas/curve/api/curve-names.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { issueText } from '../../../../schemas/api/issue-message.ts'
import { explorerMessages } from '../text/explorer-messages.ts'
import { joinFilled } from '../text/join-filled.ts'

/** Something that a search found, with the address of its page. */
export interface Found {
  readonly name: string
  /** Its code as people write it: a CNPJ with its signs. */
  readonly code: string
  /** Its kind and its code, where things of several kinds stand together. */
  readonly detail: string
  readonly href: string
  readonly kind: FoundPageKind
}

type FoundPageKind = FoundKind | FoundWords['kind']

/** Results of a search, the best first, and the question that was meant where nothing was found. */
interface Findings {
  readonly found: readonly Found[]
  readonly meant: string
}

export const FOUND_WORDS: Readonly<Record<FoundPageKind, Text>> = {
  ...WORDS_OF_SITE,
  fund: { en: 'Funds', pt: 'Fundos' },
  asset: { en: 'Assets', pt: 'Ativos' },
  manager: { en: 'Managers', pt: 'Gestores' },
  administrator: { en: 'Administrators', pt: 'Administradores' },
  issuer: { en: 'Issuers', pt: 'Emissores' },
  company: { en: 'Companies', pt: 'Companhias' },
  ticker: { en: 'Quotes', pt: 'Cotações' },
  index: { en: 'Indexes', pt: 'Índices' },
  bond: { en: 'Federal bonds', pt: 'Títulos públicos' },
  debenture: { en: 'Debentures', pt: 'Debêntures' },
  instrument: { en: 'ISINs', pt: 'Códigos ISIN' },
  curve: { en: 'Curves', pt: 'Curvas de juros' },
  series: { en: 'Series', pt: 'Séries' },
  airport: { en: 'Airports', pt: 'Aeroportos' },
  route: { en: 'Air routes', pt: 'Rotas aéreas' },
  dataset: { en: 'Datasets', pt: 'Conjuntos de dados' },
}

const PAGES: Readonly<
  Record<FoundKind | SearchName, { readonly path: string; readonly link: (view: PageView, id: string) => string }>
> = {
  fund: { path: '/fund/{cnpj}', link: ({ link }, id) => link(`/fund/${id}`) },
  asset: { path: '/asset/{code}', link: ({ link }, id) => link(`/asset/${encodeURIComponent(id)}`) },
  manager: { path: '/manager/{cnpj}', link: ({ link }, id) => link(`/manager/${id}`) },
  administrator: { path: '/administrator/{cnpj}', link: ({ link }, id) => link(`/administrator/${id}`) },
  issuer: { path: '/issuer/{id}', link: ({ link }, id) => link(`/issuer/${id}`) },
  company: { path: '/company/{id}', link: ({ link }, id) => link(`/company/${id}`) },
  ticker: { path: '/quote/{ticker}', link: ({ link }, id) => link(`/quote/${encodeURIComponent(id)}`) },
  index: { path: '/index/{code}', link: ({ link }, id) => link(`/index/${encodeURIComponent(id)}`) },
  bond: { path: '/bond/{code}', link: ({ link }, id) => link(`/bond/${encodeURIComponent(id)}`) },
  debenture: { path: '/debenture/{code}', link: ({ link }, id) => link(`/debenture/${id}`) },
  instrument: { path: '/instrument/{isin}', link: ({ link }, id) => link(`/instrument/${id}`) },
  curve: { path: '/curve/{id}', link: linkCurve },
  di_curve: { path: '/curve/di1', link: linkCurve },
  bond_curve: { path: '/curve/{id}', link: linkCurve },
  series: { path: '/series/{series}', link: ({ link }, id) => link(`/series/${encodeURIComponent(id)}`) },
  airport: { path: '/fare', link: ({ link }, id) => link('/fare', { origin: id }) },
  route: { path: '/fare', link: ({ link }, id) => link('/fare', readEnds(id)) },
  dataset: { path: '/coverage', link: ({ link }, id) => `${link('/coverage')}#${id}` },
}

/** Most characters that a reader may search for; a longer text is refused. */
const LONGEST_QUESTION = 100

export const questionInput = z
  .string()
  .trim()
  .max(LONGEST_QUESTION, { error: issueText(explorerMessages.longQuestion({ most: LONGEST_QUESTION })) })

/** Searches everything that has a page, the best first. */
export async function findAnything(view: PageView, question: string, most: number): Promise<Findings> {
  const trimmed = question.trim()
  if (trimmed.length < 2) return { found: [], meant: '' }
  const ofSite = findWordsOfSite(view, trimmed)
  const searches = SEARCH_NAMES.filter((name) => view.pages.has(PAGES[name].path))
  if (searches.length === 0) return { found: ofSite.map((each) => describeWords(view, each)), meant: '' }
  const answer = await view.ask('search', { q: trimmed, kind: searches.join(','), limit: String(most) })
  const rows = answer.data
  const ids = new Set(rows.map(({ id }) => id))
  // The page of an asset leads to its quotes and to its terms, so its ticker, and the same paper, are left out.
  const shown = rows.filter((row) => !ids.has(idOfAsset(row)))
  const isWhole = ({ match }: FoundRow) => match === 'code' || match === 'words'
  // Words of the site come behind what matches as well.
  const [first, last] = [shown.filter(isWhole), shown.filter((row) => !isWhole(row))]
  const found = [
    ...first.map((row) => describeFound(view, row)),
    ...ofSite.map((each) => describeWords(view, each)),
    ...last.map((row) => describeFound(view, row)),
  ]
  return { found, meant: found.length === 0 ? (answer.did_you_mean ?? '') : '' }
}

/** Gives the id that funds have for what was found under another name; '' for all else. */
function idOfAsset({ kind, id }: FoundRow): string {
  if (kind === 'ticker') return `b3:${id}`
  return kind === 'debenture' ? `cetip:${id}` : ''
}

type FoundRow = Answer<'search'>['data'][number]

function describeWords({ say }: PageView, { kind, name, more, href }: FoundWords): Found {
  return { name, code: more, detail: `${say(FOUND_WORDS[kind])} · ${more}`, href, kind }
}

function describeFound(view: PageView, { kind, id, name: filed }: FoundRow): Found {
  const code = writeCode(view, kind, id)
  const name = nameDeclared(view, kind, id) ?? (shortenName(view, kind, id, filed) || code)
  const detail = [view.say(FOUND_WORDS[kind]), ...(name.startsWith(code) ? [] : [code])].join(' · ')
  return { name, code, detail, href: PAGES[kind].link(view, id), kind }
}

/** Shortens the name that is filed for people, who see the code beside it. */
function shortenName({ figures }: PageView, kind: FoundKind, id: string, name: string): string {
  if (kind === 'asset') return nameFiledAsset(figures, id, name)
  if (kind === 'fund') return shortenFundName(name)
  if (kind === 'debenture') return joinFilled([id, shortenCompanyName(name)])
  return ['issuer', 'company', 'manager', 'administrator'].includes(kind) ? shortenCompanyName(name) : name
}

/** Writes a code as people do: nobody reads an `asset_id`. */
function writeCode({ figures }: PageView, kind: FoundKind, id: string): string {
  if (kind === 'asset' || kind === 'bond') return sayAsset(figures, id)
  return ['fund', 'manager', 'administrator', 'company'].includes(kind) ? punctuateCnpj(id) : id
}

/** Names declared things in the language of the page; null for things that the data name. */
function nameDeclared({ language }: PageView, kind: FoundKind, id: string): string | null {
  if (kind === 'series') return nameSeries(language, id)
  if (kind === 'curve') return CURVE_NAMES[id as CurveId][language]
  return kind === 'dataset' ? nameDataset(language, id) : null
}

function linkCurve({ link }: PageView, id: string): string {
  return link(`/curve/${id}`)
}

/** Reads the ends of a route from its id: SBGR-SBRF. */
function readEnds(id: string) {
  const [origin = '', destination = ''] = id.split('-')
  return { origin, destination }
}
