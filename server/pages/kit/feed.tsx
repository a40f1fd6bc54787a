import type { Response } from 'express'
import { compressForOneReader, makeDocument, sendDocument } from '../../http/document.ts'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

/** An event, for a feed reader. */
export interface FeedEntry {
  /** A permanent address that names it, on the page of the feed. */
  readonly id: string
  readonly title: string
  /** UTC, as in `2026-01-10T03:00:00Z`. */
  readonly updated: string
  readonly lines: readonly string[]
}

export interface Feed {
  readonly title: string
  /** Address of the page that says the same. */
  readonly page: string
  /** Address of the feed. */
  readonly self: string
  readonly entries: readonly FeedEntry[]
}

/** A feed in which nothing has happened yet has this instant. */
const NEVER = '1970-01-01T00:00:00Z'

/** Writes a feed as Atom (RFC 4287), the newest entry first. The same entries give the same bytes. */
export function writeAtom({ title, page, self, entries }: Feed): string {
  const newestFirst = [...entries].sort((a, b) =>
    a.updated === b.updated ? compare(a.id, b.id) : compare(b.updated, a.updated),
  )
  const feed = (
    <feed xmlns="http://www.w3.org/2005/Atom">
      <title>{title}</title>
      <id>{self}</id>
      <link rel="self" type="application/atom+xml" href={self} />
      <link rel="alternate" type="text/html" href={page} />
      <updated>{newestFirst[0]?.updated ?? NEVER}</updated>
      <author>
        <name>{SERVICE_NAME.en}</name>
      </author>
      {newestFirst.map((entry) => (
        <entry>
          <title>{writable(entry.title)}</title>
          <id>{entry.id}</id>
          <link rel="alternate" type="text/html" href={entry.id} />
          <updated>{entry.updated}</updated>
          <content type="text">{writable(entry.lines.join('\n'))}</content>
        </entry>
      ))}
    </feed>
  )
  // Tags are written as HTML, in which a link has no end; XML wants one.
  const xml = feed.text.replaceAll(/<link [^>]*/g, '$&/')
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`
}

/** Sends a feed; a reader that has it gets a 304. */
export async function sendFeed(res: Response, feed: Feed): Promise<void> {
  res.set('Cache-Control', 'no-cache')
  const document = makeDocument(writeAtom(feed), 'application/atom+xml; charset=utf-8')
  await sendDocument(res, document, compressForOneReader(document))
}

/** Replaces the characters that XML 1.0 cannot have. */
function writable(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
