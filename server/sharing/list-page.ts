import { z } from 'zod'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import { sharingMessages } from './sharing-messages.ts'

/** Asks for at most `maxResults` items, after the last one of the page before. */
export const listInput = z.strictObject({
  maxResults: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  pageToken: z.string().max(1000).optional(),
})

const LONGEST_PAGE = 500

/** Takes a page of a list whose items have names that differ, in the order of the list. */
export function takeSharingPage<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  { maxResults = LONGEST_PAGE, pageToken }: z.output<typeof listInput>,
): { readonly items: readonly T[]; readonly nextPageToken?: string } {
  const size = Math.min(maxResults, LONGEST_PAGE)
  const last = pageToken === undefined ? null : Buffer.from(pageToken, 'base64url').toString('utf8')
  const at = last === null ? -1 : items.findIndex((item) => nameOf(item) === last)
  if (last !== null && at === -1) throw wrongRequest(sharingMessages.wrongPageToken)
  const page = items.slice(at + 1, at + 1 + size)
  const lastOfPage = page.at(-1)
  // After a page of no items, the protocol lets us name no next one.
  if (lastOfPage === undefined || at + 1 + size >= items.length) return { items: page }
  return { items: page, nextPageToken: Buffer.from(nameOf(lastOfPage)).toString('base64url') }
}
