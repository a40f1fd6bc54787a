import { z } from 'zod'
import { orNothing } from '../../../../schemas/api/name-search.ts'
import { nameSearches } from '../../../../schemas/service/search/search.ts'
import { SINGLE_PAGES } from '../site-pages.tsx'
import type { ExplorerPage, PageView } from '../page.ts'
import { writeSitemap } from '../share/sitemap.tsx'

/** Pages that are empty forms until somebody fills them in. */
const UNLISTED: ReadonlySet<string> = new Set(['/compare', '/fare'])
/** Pages that search engines may list and that need no parameter. */
const SINGLE = ['', ...SINGLE_PAGES.map(({ path }) => path)].filter((path) => !UNLISTED.has(path))
/** Search engines may list the page of each thing of these kinds. */
const NAMED = { issuer: '/issuer/{id}', manager: '/manager/{cnpj}', administrator: '/administrator/{cnpj}' } as const
/** Lists of funds that are read, the largest funds first: a sitemap may have 50,000 addresses. */
const FUND_LISTS = 10
const LIST_SIZE = 1000

/** Lists the pages of a language for search engines: those without parameters, issuers, managers and funds. */
export const sitemapPage: ExplorerPage = {
  path: '/sitemap.xml',
  datasets: [],
  input: z.strictObject({}),
  async render(view) {
    const single = SINGLE.filter((path) => view.pages.has(path))
    const paths = [...single, ...(await listNamed(view)), ...(await listFunds(view))]
    return { xml: (base) => writeSitemap(base, paths) }
  },
}

async function listNamed({ snapshot, pages }: PageView): Promise<string[]> {
  const shown = Object.entries(NAMED).filter(([, path]) => pages.has(path))
  const lists = shown.map(async ([kind]) => {
    const search = nameSearches.find((each) => each.kind === kind)
    const things = search === undefined ? null : await orNothing(search.list(snapshot, [], 0))
    return (things ?? []).map(({ id }) => `/${kind}/${id}`)
  })
  return (await Promise.all(lists)).flat()
}

async function listFunds({ ask, pages }: PageView): Promise<string[]> {
  const paths: string[] = []
  if (!pages.has('/fund/{cnpj}')) return paths
  const asked = { has_portfolio: 'true', sort_by: 'nav_value', sort_order: 'desc', page_size: String(LIST_SIZE) }
  for (let page = 0; page < FUND_LISTS; page++) {
    const { data } = await ask('funds', { ...asked, page: String(page) })
    paths.push(...data.map(({ cnpj }) => `/fund/${cnpj}`))
    if (data.length < LIST_SIZE) break
  }
  return paths
}
