import { datasets } from '../../../schemas/registry.gen.ts'

/** Every page: of the documentation, and the status. */
export const PAGES = ['/docs', '/docs/api', '/docs/changelog', '/status', ...datasets.map(({ id }) => `/docs/${id}`)]

/** The text of a page as its reader sees it. */
export function textOf(document: string): string {
  return document
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
