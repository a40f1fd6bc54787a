import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { namesNextPage } from '../../schemas/api/page.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import type { InProcessAnswer } from '../answer/answer-in-process.ts'
import { findJsonList, keepItems } from './json-list.ts'
import { hasPages, type ShownRows } from './tool-input.ts'

/** An answer for a model: a description, the omissions, and the JSON itself. */
export interface ToolAnswer {
  readonly about: string
  readonly json: string
}

/** Describes an answer, and cuts the list of one that has no pages. Nothing is left out without a word. */
export function introduceAnswer(
  endpoint: Endpoint,
  { address, snapshot, headers, json }: InProcessAnswer,
  parameters: Readonly<Record<string, string>>,
  shown: ShownRows,
): ToolAnswer {
  const list = findJsonList(json, endpoint.rows)
  const count = list?.items.length ?? 0
  const isCut = list !== null && !hasPages(endpoint)
  const to = Math.min(count, shown.first + shown.count)
  const rows = isCut
    ? describeCut(count, shown.first, to)
    : list === null
      ? 'One object.'
      : describePage(endpoint, json, count, parameters)
  const about = [
    describeSource(endpoint),
    `Snapshot: ${snapshot}, published ${parseSnapshotTime(snapshot)}. The argument snapshot=${snapshot} gives this answer again.`,
    `Request: GET ${address}`,
    `Rows: ${rows}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return { about: about.join('\n'), json: isCut ? keepItems(json, list, shown.first, to) : json }
}

function describeSource({ dataset }: Endpoint): string {
  const found = datasets.find(({ id }) => id === dataset)
  return found === undefined
    ? 'Source: several datasets of this service; the resource market-data://datasets names their publishers.'
    : `Source: ${found.publisher}, ${found.title.en} (${found.id}). ${found.attribution}`
}

function describeCut(count: number, first: number, to: number): string {
  if (first === 0 && to === count) return `all ${String(count)}.`
  const range = to > first ? `rows ${String(first)} to ${String(to - 1)}` : 'no rows'
  const more = to < count ? ` Ask again with first_row=${String(to)} for more.` : ''
  return `${range} of ${String(count)}, counted from 0; ${String(count - Math.max(0, to - first))} are left out here.${more}`
}

function describePage(
  endpoint: Endpoint,
  json: string,
  count: number,
  { page = '0', page_size: size }: Readonly<Record<string, string>>,
): string {
  const shown = `page ${page} with ${String(count)} rows, ${size ?? ''} at most`
  const next = namesNextPage(endpoint) ? readNext(json) : null
  if (next === null) return `${shown}; it is the last page.${page === '0' ? '' : ' Earlier pages are not shown here.'}`
  const asked = new URL(next, 'http://next').searchParams
  const again = ['page', 'cursor', 'snapshot'].flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : `${name}=${value}`
  })
  return `${shown}; there are more, which are left out here. Ask again with ${again.join(' and ')}.`
}

/** Reads the address of the next page, which is a text at the top of the answer. */
function readNext(json: string): string | null {
  const [, text] = /^\{"success":true,"snapshot":"[^"]*","next":("(?:[^"\\]|\\.)*")/.exec(json) ?? []
  return text === undefined ? null : (JSON.parse(text) as string)
}
