import { datasets } from '../../../schemas/registry.gen.ts'

/** Every page of the documentation, and the status page. */
export const PAGES = ['/docs', '/docs/api', '/docs/changelog', '/status', ...datasets.map(({ id }) => `/docs/${id}`)]

/** Reads the text of a page as its reader sees it. */
export function readVisibleText(document: string): string {
  return document
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Lists the lines of a page that its reader can copy. */
export function linesToCopy(document: string): string[] {
  return [...document.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) =>
    readVisibleText(code),
  )
}
