import type { RequestHandler } from 'express'
import type { Endpoint, Snapshot } from '../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import type { ContentEncoding } from '../../http/content-encoding.ts'
import { compressForOneReader, makeDocument } from '../../http/document.ts'
import type { RenderedAnswer } from '../../answer/response-cache.ts'
import type { WorkLane } from '../../limits/work-lanes.ts'
import type { Interest } from '../../limits/waiting-clients.ts'
import type { AddressLimitParts } from '../../limits/rate-limit.ts'
import { createWorkBudget } from '../../limits/work-budget.ts'
import type { ChosenSnapshot, SnapshotFollower } from '../../snapshots/follow.ts'
import { bindToRequest } from '../../snapshots/open-snapshot.ts'
import type { BaseUrls } from '../../http/base-url.ts'
import type { DataTerms } from '../../keys/data-terms.ts'
import { createAsk } from './answers.ts'
import { METADATA, writeChartData } from './chart-data.ts'
import { describeChart } from './share/chart-metadata.ts'
import type { Embedders } from './share/embedding.ts'
import { addParameters, describeDataset, renderCitationOf } from './share/sharing.tsx'
import { isPictureFormat, writePictureFile } from './share/picture-file.ts'
import { memoizeQueries } from './query-memo.ts'
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts'
import { describeSite, renderFrame } from './frame.tsx'
import type { ExplorerPage, PageView } from './page.ts'
import { type PageRequest, writePageAddress } from './page-request.ts'
import { figuresOf } from '../kit/figures.ts'
import { writeWholePage } from '../kit/write-whole-page.ts'
import { toJson } from '../../snapshots/values.ts'
import { otherLanguage } from '../../../schemas/core/language.ts'
import { explorerMessages } from './text/explorer-messages.ts'

export interface ExplorerParts extends AddressLimitParts {
  readonly endpoints: readonly Endpoint[]
  /** Its pages ask nothing of a dataset that the terms hide. */
  readonly terms: DataTerms
  readonly following: SnapshotFollower
  /** Datasets whose pages are shown. */
  readonly shown: ReadonlySet<string>
  readonly pagesPerMinute: number
  readonly embedders: Embedders
  /** Names the code, so that no page of older code is shown. */
  readonly version: string
  readonly timeoutMs: number
  /** Counts a request by its address among those to what is open without a key. */
  readonly countOpen: RequestHandler
  /** Finds the address of this service, for what leaves it. */
  readonly findBase: () => BaseUrls
  readonly cut: AbortSignal
}

/** A page that has a feed has it at this address below its own. */
const FEED = '/feed.atom'

/** Work that a page may ask for, in the units of the endpoints. */
const PAGE_WORK = { work: 20_000_000, narrower: {} }

/** Creates the maker of pages. Few are made at once, so that readers never take the place of requests with a key. */
export function createPageMaker(parts: ExplorerParts & { readonly paths: ReadonlySet<string> }, lane: WorkLane) {
  const shared = createSharedAnswers()
  return (page: ExplorerPage, request: PageRequest, encoding: ContentEncoding, chosen: ChosenSnapshot) =>
    ({ signal, waitingKeys }: Interest): Promise<RenderedAnswer> => {
      const owner = { waitingKeys, signal }
      const context = { ...owner, cost: 'heavy', work: createWorkBudget(PAGE_WORK, owner) } as const
      return lane.run(context, async () => {
        const snapshot = bindToRequest(context, await chosen.open(context))
        const made = await renderForm(page, request, snapshot, { ...parts, shared })
        const document = makeDocument(made.content, made.type)
        const bytes = await compressForOneReader(document)(encoding)
        return { headers: made.headers, fileName: '', next: null, bytes }
      })
    }
}

interface MadeForm {
  readonly content: string | Buffer
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
}

/** Leaves out a finding that the title says. */
function findFinding({ pictures }: PageView, title: string): { readonly finding?: string } {
  const finding = [...pictures.values()][0]?.finding
  return finding === undefined || title.includes(finding) ? {} : { finding }
}

/** Makes the page, or the data of one of its pictures. */
async function renderForm(
  page: ExplorerPage,
  request: PageRequest,
  snapshot: Snapshot,
  {
    endpoints,
    terms,
    paths,
    findBase,
    embedders,
    shared,
  }: Pick<ExplorerParts, 'endpoints' | 'terms' | 'findBase' | 'embedders'> & {
    readonly paths: ReadonlySet<string>
    readonly shared: SharedAnswers
  },
): Promise<MadeForm> {
  const view = createView(request, snapshot, { endpoints, terms, paths, isEmbedded: embedders !== null, shared })
  const made = await page.render(view)
  if ('json' in made) return { content: toJson(made.json), type: 'json', headers: JSON_HEADERS }
  if ('xml' in made)
    return { content: made.xml(findBase().whole), type: 'xml', headers: { 'Content-Type': made.type ?? XML } }
  const { title, description, body, isListed = false, hasSearch = false } = made
  if (request.chart !== null)
    return renderChartForm(view, request, request.chart, { title, description }, { endpoints, findBase, embedders })
  const { language, pinned, address } = request
  const frame = renderFrame({
    language,
    title,
    description,
    body: [body, renderCitationOf(view, request, title, findBase().whole)],
    here: address,
    elsewhere: address.replace(/^\/../, `/${otherLanguage(language)}`),
    question: request.parameters['q'] ?? '',
    hasSearch,
    isListed: isListed && pinned === null && !address.includes('?'),
    snapshot: { id: snapshot.id, isSample: snapshot.manifest.sample === true },
    pinned,
    pages: paths,
    base: findBase().whole,
    ...(paths.has(`${page.path}${FEED}`) && { feed: `/${language}${request.path}${FEED}` }),
    hasPictures: view.pictures.size > 0,
    ...findFinding(view, title),
    dataset: describeDataset(view, request, { title, description }, findBase().whole),
    image: addParameters(address, { chart: [...view.pictures.keys()][0] ?? CARD, format: 'png' }),
  })
  return { content: writeWholePage(frame), type: 'html', headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}

/** Makes the data of a picture of the page, or the picture itself. */
async function renderChartForm(
  view: PageView,
  request: PageRequest,
  { id, format }: NonNullable<PageRequest['chart']>,
  { title, description }: { readonly title: string; readonly description: string },
  { endpoints, findBase, embedders }: Pick<ExplorerParts, 'endpoints' | 'findBase' | 'embedders'>,
): Promise<MadeForm> {
  const { snapshot } = view
  if (isPictureFormat(format)) {
    if (format === 'html' && embedders === null) throw new ApiError('not_found', explorerMessages.notEmbedded)
    const file = {
      name: `${id}-${snapshot.id}`,
      language: request.language,
      page: id === CARD ? '' : title,
      address: `${findBase().whole}${pageOf(request)}`,
      drawing: request.address.replace('format=html', 'format=svg'),
    }
    const card = { title, sentence: description, legend: [], drawn: '', source: describeSite(view) }
    const picture = id === CARD ? card : (view.pictures.get(id) ?? refusePicture(id))
    return await writePictureFile(picture, format, file)
  }
  const data = view.charts.get(id) ?? refusePicture(id)
  if (format === METADATA) {
    const base = findBase().whole
    const described = describeChart({
      language: request.language,
      description: view.descriptions.get(id) ?? refusePicture(id),
      data,
      endpoints,
      snapshot: snapshot.id,
      hasPicture: view.pictures.has(id),
      page: `${base}${pageOf(request)}`,
      addressOf: (form) => `${base}${addParameters(pageOf(request), { chart: id, format: form })}`,
      base,
    })
    return { content: `${JSON.stringify(described, null, 2)}\n`, type: 'json', headers: JSON_HEADERS }
  }
  return await writeChartData(data, { id, format }, { snapshot: snapshot.id, page: pageOf(request) })
}

function refusePicture(id: string): never {
  throw new ApiError('not_found', explorerMessages.noPicture({ id }))
}

/** Stands for a page that has no picture: its title and what it shows. */
const CARD = 'card'

/** Removes what asks for the data of a picture. */
function pageOf({ address }: PageRequest): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.delete('chart')
  url.searchParams.delete('format')
  return `${url.pathname}${url.search}`
}

const XML = 'application/xml; charset=utf-8'
const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

function createView(
  request: PageRequest,
  snapshot: Snapshot,
  {
    endpoints,
    terms,
    paths: pages,
    isEmbedded,
    shared,
  }: {
    readonly endpoints: readonly Endpoint[]
    readonly terms: DataTerms
    readonly paths: ReadonlySet<string>
    readonly isEmbedded: boolean
    readonly shared: SharedAnswers
  },
): PageView {
  const { language, pinned, path, parameters, chart } = request
  const ask = createAsk(endpoints, terms, memoizeQueries(snapshot))
  return {
    language,
    figures: figuresOf(language),
    say: (text) => text[language],
    name: (words, value) => words[value]?.[language] ?? value,
    snapshot,
    ask,
    // Only the file of a list's picture asks for the whole list.
    askShared: chart === null ? shared.for(snapshot.id, ask) : ask,
    path,
    parameters,
    link: (to, more = {}) => {
      const kept = pinned === null ? {} : Object.fromEntries([pinned])
      return writePageAddress(`/${language}${to}`, { ...more, ...kept })
    },
    pinned,
    charts: new Map(),
    descriptions: new Map(),
    pictures: new Map(),
    wanted: chart?.id ?? null,
    pages,
    isEmbedded,
  }
}
