import type { Endpoint, EndpointAnswer, Row } from './endpoint.ts'
import { wholeInput } from './input.ts'

/** Every list is requested page by page; a short page is the last. */
export const pageInput = {
  // Offsets stay far below what a double holds exactly.
  page: wholeInput(0, 999_999_999, 'Which page, counted from 0.').default(0),
  page_size: wholeInput(1, 1000, 'Rows in a page; a page with fewer is the last.').default(100),
}

export interface Page {
  readonly page: number
  readonly page_size: number
}

/** Values for `LIMIT $limit::BIGINT OFFSET $offset::BIGINT` in a list's SQL, after a total order. */
export function pageBindings({ page, page_size }: Page): { readonly limit: number; readonly offset: number } {
  return { limit: page_size, offset: page * page_size }
}

/** Takes a page of a list that is in memory as a whole. */
export function takePage<R>(rows: readonly R[], page: Page): R[] {
  const { limit, offset } = pageBindings(page)
  return rows.slice(offset, offset + limit)
}

/** Puts a page of a list into its envelope. */
export function listAnswer(rows: readonly Row[], { page, page_size }: Page, fileName: string): EndpointAnswer {
  return {
    body: { success: true, data: rows },
    fileName: page === 0 ? fileName : `${fileName}-page-${String(page)}`,
    ...(rows.length === page_size && { nextPage: page + 1 }),
  }
}

/** True if the answer of an endpoint has its snapshot and the address of its next page. */
export function namesNextPage({ output }: Pick<Endpoint, 'output'>): boolean {
  return 'next' in output.shape
}

/** Adds to a list what its endpoint cannot know: the snapshot that answers, and the address of the next page. */
export function addPageFields(
  endpoint: Pick<Endpoint, 'output'>,
  body: EndpointAnswer['body'],
  fields: { readonly snapshot: string; readonly next: string | null },
): EndpointAnswer['body'] {
  return namesNextPage(endpoint) ? { success: true, ...fields, ...body } : body
}
