import { ExactNumber } from '../../algorithms/exact-number.ts'
import { type Row, Rows, type Value } from '../../schemas/api/endpoint.ts'
import { type Html, html, type HtmlValue } from './page/html.ts'
import { toJson } from '../snapshots/values.ts'

/** The number of items of a list that are shown. A line counts the others. */
const SHOWN = 2

/** Formats an answer as indented JSON. Numbers stay exact, and a line marks each shortened list. */
export async function formatAnswer(body: Value): Promise<Html> {
  return html`${indent(await collectRows(body), '')}`
}

/** Replaces each list in pieces by a whole list. */
async function collectRows(value: Value): Promise<Value> {
  if (value instanceof Rows) {
    const rows: Row[] = []
    for await (const piece of value.pieces) rows.push(...piece)
    return rows
  }
  if (!isValueObject(value)) return value
  const members = Object.entries(value).map(async ([key, inner]) => [key, await collectRows(inner)] as const)
  return Object.fromEntries(await Promise.all(members))
}

function indent(value: Value, margin: string): HtmlValue {
  const deeper = `${margin}  `
  if (isValueList(value) && value.length > 0) {
    const shown: HtmlValue[] = value.slice(0, SHOWN).map((item) => [deeper, indent(item, deeper)])
    const more = value.length - SHOWN
    const said =
      more > 0 ? [html`${deeper}<span class="cut">… ${more} more ${more === 1 ? 'item' : 'items'}</span>`] : []
    return ['[\n', separate([...shown, ...said]), `\n${margin}]`]
  }
  if (isValueObject(value) && Object.keys(value).length > 0) {
    const members = Object.entries(value).map(([key, inner]) => [
      `${deeper}${JSON.stringify(key)}: `,
      indent(inner, deeper),
    ])
    return ['{\n', separate(members), `\n${margin}}`]
  }
  return toJson(value)
}

function separate(parts: readonly HtmlValue[]): HtmlValue {
  return parts.map((part, at) => (at === 0 ? part : [',\n', part]))
}

function isValueList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function isValueObject(value: Value): value is Row {
  return value !== null && typeof value === 'object' && !isValueList(value) && !(value instanceof ExactNumber)
}
