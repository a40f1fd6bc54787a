import { endpoints, fileEndpoints } from '../../../schemas/service/endpoints.ts'
import { datasets } from '../../../schemas/registry.gen.ts'

/** By path in English, pages of both languages: one of each kind of endpoint is among them. */
const ENGLISH = [
  '/docs',
  '/docs/rules',
  '/docs/look-through',
  '/docs/verify',
  '/docs/api',
  '/docs/api/fund_portfolio',
  '/docs/api/fund',
  '/docs/api/bulk_file',
  '/docs/changelog',
  '/status',
  ...datasets.map(({ id }) => `/docs/${id}`),
]

/** Pages of the documentation in both languages, and the status page: all but those of most endpoints. */
export const PAGES = ENGLISH.flatMap((path) => [path, `/pt${path}`])

export const OPERATION_PAGES = [...endpoints, ...fileEndpoints].map(({ id }) => `/docs/api/${id}`)

/** Reads the text of a page as its reader sees it. */
export function readVisibleText(document: string): string {
  return document
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
}

/** Lists the lines of a page that its reader can copy. */
export function linesToCopy(document: string): string[] {
  return [...document.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) =>
    readVisibleText(code),
  )
}

/** Asks again where a busy machine painted a picture in more than the seconds that a server gives it. */
export async function askUntilPainted<T extends { readonly status: number }>(
  ask: () => Promise<T>,
  triesLeft = 20,
): Promise<T> {
  const reply = await ask()
  return reply.status === 503 && triesLeft > 0 ? askUntilPainted(ask, triesLeft - 1) : reply
}
