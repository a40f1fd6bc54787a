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
import { createAsk } from './answers.ts'
import { writeChartData } from './chart-data.ts'
import { runQueriesOnce } from './queries-once.ts'
import { renderFrame } from './frame.tsx'
import type { ExplorerPage, PageView } from './page.ts'
import { type PageRequest, writePageAddress } from './page-request.ts'
import type { ShownDatasets } from './setting.ts'
import { figuresOf } from '../kit/figures.ts'
import { writeWholePage } from '../kit/write-whole-page.ts'
import { toJson } from '../../snapshots/values.ts'
import { otherLanguage } from '../../../schemas/core/language.ts'
import { explorerMessages } from './text/explorer-messages.ts'

export interface ExplorerParts extends AddressLimitParts {
  readonly endpoints: readonly Endpoint[]
  readonly following: SnapshotFollower
  /** The datasets whose pages are shown. */
  readonly shown: ShownDatasets
  readonly pagesPerMinute: number
  /** Names the code, so that no page of older code is shown. */
  readonly version: string
  readonly timeoutMs: number
  readonly cut: AbortSignal
}

/** The work that a page may ask for, in the units of the endpoints. */
const PAGE_WORK = { work: 20_000_000, narrower: {} }

/** Creates the maker of pages. Few are made at once, so that readers never take the place of requests with a key. */
export function createPageMaker(parts: ExplorerParts & { readonly paths: ReadonlySet<string> }, lane: WorkLane) {
  return (page: ExplorerPage, request: PageRequest, encoding: ContentEncoding, chosen: ChosenSnapshot) =>
    ({ signal, waitingKeys }: Interest): Promise<RenderedAnswer> => {
      const owner = { waitingKeys, signal }
      const context = { ...owner, cost: 'heavy', work: createWorkBudget(PAGE_WORK, owner) } as const
      return lane.run(context, async () => {
        const snapshot = bindToRequest(context, await chosen.open(context))
        const made = await renderForm(page, request, snapshot, parts)
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

/** Makes the page, or the data of one of its pictures. */
async function renderForm(
  page: ExplorerPage,
  request: PageRequest,
  snapshot: Snapshot,
  { endpoints, paths }: { readonly endpoints: readonly Endpoint[]; readonly paths: ReadonlySet<string> },
): Promise<MadeForm> {
  const view = createView(request, snapshot, endpoints, paths)
  const made = await page.render(view)
  if ('json' in made) return { content: toJson(made.json), type: 'json', headers: JSON_HEADERS }
  const { title, description, body, isListed = false } = made
  if (request.chart !== null) {
    const data = view.charts.get(request.chart.id)
    if (data === undefined) throw new ApiError('not_found', explorerMessages.noPicture({ id: request.chart.id }))
    return await writeChartData(data, request.chart, { snapshot: snapshot.id, page: pageOf(request) })
  }
  const { language, pinned, address } = request
  const frame = renderFrame({
    language,
    title,
    description,
    body,
    here: address,
    elsewhere: address.replace(/^\/../, `/${otherLanguage(language)}`),
    question: request.parameters['q'] ?? '',
    isListed: isListed && pinned === null && !address.includes('?'),
    snapshot: { id: snapshot.id, isSample: snapshot.manifest.sample === true },
    pinned,
    pages: paths,
  })
  return { content: writeWholePage(frame), type: 'html', headers: { 'Content-Type': 'text/html; charset=utf-8' } }
}

/** The address of the page whose data were requested. */
function pageOf({ address }: PageRequest): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.delete('chart')
  url.searchParams.delete('format')
  return `${url.pathname}${url.search}`
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' }

function createView(
  request: PageRequest,
  snapshot: Snapshot,
  endpoints: readonly Endpoint[],
  pages: ReadonlySet<string>,
): PageView {
  const { language, pinned, path, parameters, chart } = request
  return {
    language,
    figures: figuresOf(language),
    say: (text) => text[language],
    name: (words, value) => words[value]?.[language] ?? value,
    snapshot,
    ask: createAsk(endpoints, runQueriesOnce(snapshot)),
    path,
    parameters,
    link: (to, more = {}) => {
      const kept = pinned === null ? {} : Object.fromEntries([pinned])
      return writePageAddress(`/${language}${to}`, { ...more, ...kept })
    },
    pinned,
    charts: new Map(),
    wanted: chart?.id ?? null,
    pages,
  }
}
