import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { findBaseUrls } from '../../../../server/http/base-url.ts'
import { createWorkLane } from '../../../../server/limits/work-lanes.ts'
import { SERVER_CONTEXT } from '../../../../server/limits/request-context.ts'
import { createAsk } from '../../../../server/pages/explorer/answers.ts'
import { createPageMaker } from '../../../../server/pages/explorer/make-page.ts'
import { fundPage } from '../../../../server/pages/explorer/pages/fund/fund-page.tsx'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../server/snapshots/open-snapshot.ts'
import { keepInMemory } from '../../../../server/snapshots/warm-up.ts'
import { quietIntegrity } from '../../helpers/integrity.ts'
import { sampleDataDir } from '../../helpers/snapshot.ts'
import { createDataTerms, readPermittedSetting } from '../../../../server/keys/data-terms.ts'

const terms = createDataTerms(readPermittedSetting('on'))

/** Funds that file monthly holdings, and a real-estate fund, which reports on its own. */
const FILERS = ['62415896000127', '00068305000135', '24290451000179', '10406511000161']
const REPORTER = '28757546000100'
const MOST_OF_PAGE = 10
const MOST_OF_FUND = 3

let queries = 0
let opened: OpenSnapshot

beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  const observer = { waits: () => () => undefined, runs: () => ((queries += 1), () => undefined) }
  const limits = { memoryLimit: '300MB', concurrency: 4, timeoutMs: 60_000, resident: 'all' } as const
  opened = await openSnapshot(folder, { ...limits, integrity: quietIntegrity(), observer })
})

afterAll(() => {
  opened.close()
})

const makePage = createPageMaker(
  { endpoints, terms, paths: new Set(), findBase: () => findBaseUrls(undefined, 8080) } as unknown as Parameters<
    typeof createPageMaker
  >[0],
  createWorkLane({ places: 1, mostWaiting: 1 }),
)

async function renderFund(cnpj: string): Promise<string> {
  const path = `/fund/${cnpj}`
  const request = {
    language: 'pt',
    selector: {},
    isPinned: false,
    pinned: null,
    parameters: { cnpj },
    path,
    address: `/pt${path}`,
    chart: null,
  } as const
  const chosen = { id: opened.id, open: () => Promise.resolve(opened) }
  const make = makePage(fundPage, request as unknown as Parameters<typeof makePage>[1], 'identity', chosen)
  const { bytes } = await make(SERVER_CONTEXT)
  if (!Buffer.isBuffer(bytes)) throw new Error('the page is not in memory')
  return bytes.toString()
}

async function askFund(cnpj: string): Promise<string> {
  const answer = await createAsk(
    endpoints,
    terms,
    bindToRequest(SERVER_CONTEXT, opened),
  )('fund', { cnpj, provenance: 'true' })
  return JSON.stringify(answer)
}

/** Asks for each fund, and counts the queries of each answer. */
async function askEach(cnpjs: readonly string[], ask: (cnpj: string) => Promise<string>) {
  const answers: { readonly cnpj: string; readonly text: string; readonly queries: number }[] = []
  for (const cnpj of cnpjs) {
    const before = queries
    const text = await ask(cnpj)
    answers.push({ cnpj, text, queries: queries - before })
  }
  return answers
}

it(`a page of a fund runs at most ${String(MOST_OF_PAGE)} queries, the fund at most ${String(MOST_OF_FUND)}, and what is kept changes no answer`, async () => {
  const all = [...FILERS, REPORTER]
  const before = { pages: await askEach(all, renderFund), funds: await askEach(all, askFund) }
  await keepInMemory(opened)
  const after = { pages: await askEach(all, renderFund), funds: await askEach(all, askFund) }

  const texts = ({ pages, funds }: typeof before) => [...pages, ...funds].map(({ cnpj, text }) => [cnpj, text])
  expect(texts(after)).toEqual(texts(before))
  const ofFilers = ({ cnpj }: { readonly cnpj: string }) => FILERS.includes(cnpj)
  expect(after.pages.filter((each) => ofFilers(each) && each.queries > MOST_OF_PAGE)).toEqual([])
  expect(after.funds.filter((each) => ofFilers(each) && each.queries > MOST_OF_FUND)).toEqual([])
  // Without what is kept there are more, so the count does count.
  expect(Math.max(...before.pages.map((each) => each.queries))).toBeGreaterThan(MOST_OF_PAGE)
})
