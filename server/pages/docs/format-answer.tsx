import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { type Row, Rows, type Value } from '../../../schemas/api/endpoint.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { toJson } from '../../snapshots/values.ts'
import type { PageWords } from './page-context.ts'
import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'

/** Items of a list that are shown. A line counts the others. */
const SHOWN = 2
/** So many members in a row without a value are folded. */
const FEWEST_FOLDED = 3
/** An object in a row or beside the rows with more members than this is folded whole. */
const MOST_OPEN = 8

const WITHOUT_VALUE: Text = { en: 'fields without a value', pt: 'campos sem valor' }
const FIELDS: Text = { en: 'fields', pt: 'campos' }
const ONE_MORE: Text = { en: 'more item', pt: 'item a mais' }
const MORE: Text = { en: 'more items', pt: 'itens a mais' }

/** A line of the answer, or lines that stay folded until the reader opens them. */
type Block = Html | Folded

interface Folded {
  readonly folded: string
  readonly blocks: readonly Block[]
}

/**
 * Formats an answer as indented JSON. Numbers stay exact, a line counts the further items of a list, and objects of
 * little interest are folded, as are long ones that do not lead to the rows, which are at `rows`.
 */
export async function formatAnswer(body: Value, words: PageWords, rows: readonly string[] = []): Promise<Html> {
  const place: Place = { margin: '', before: '', after: '', depth: 0, toRows: rows }
  return <>{formatValue(await collectRows(body), place, words).map(renderBlock)}</>
}

function renderBlock(block: Block): HtmlValue {
  if (!('folded' in block)) return [block, '\n']
  const { folded, blocks } = block
  return (
    <details>
      <summary>{folded}</summary>
      {blocks.map(renderBlock)}
    </details>
  )
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

/** Where a value stands: its margin, the key before it, the comma behind it, and the rows around it. */
interface Place {
  readonly margin: string
  readonly before: HtmlValue
  readonly after: string
  /** Counts the lists around the value. */
  readonly depth: number
  /** Keys that lead from the value to the rows; null where none do. */
  readonly toRows: readonly string[] | null
}

function formatValue(value: Value, place: Place, words: PageWords): readonly Block[] {
  const { margin, before, after } = place
  if (isValueList(value) && value.length > 0) return formatList(value, place, words)
  if (isValueObject(value) && Object.keys(value).length > 0) return formatObject(value, place, words)
  return [
    <>
      {margin}
      {before}
      {renderScalar(value)}
      {after}
    </>,
  ]
}

function formatList(values: readonly Value[], { margin, before, after, depth }: Place, words: PageWords): Block[] {
  const deeper = `${margin}  `
  const more = values.length - SHOWN
  const items = values.slice(0, SHOWN).flatMap((item, at) => {
    const last = more <= 0 && at === values.length - 1
    return formatValue(
      item,
      { margin: deeper, before: '', after: last ? '' : ',', depth: depth + 1, toRows: null },
      words,
    )
  })
  const count = `${String(more)} ${words.say(more === 1 ? ONE_MORE : MORE)}`
  const cut =
    more > 0
      ? [
          <>
            {deeper}
            <span class="cut">
              {'… '}
              {count}
            </span>
          </>,
        ]
      : []
  return [
    <>
      {margin}
      {before}[
    </>,
    ...items,
    ...cut,
    <>
      {margin}]{after}
    </>,
  ]
}

function formatObject(value: Row, { margin, before, after, depth, toRows }: Place, words: PageWords): Block[] {
  const entries = Object.entries(value)
  const deeper = `${margin}  `
  const members = entries.map(([key, inner], at) => ({
    isEmpty: isEmpty(inner),
    blocks: formatValue(
      inner,
      {
        margin: deeper,
        before: (
          <>
            <span class="k">{JSON.stringify(key)}</span>
            {': '}
          </>
        ),
        after: at === entries.length - 1 ? '' : ',',
        depth,
        toRows: toRows !== null && toRows[0] === key ? toRows.slice(1) : null,
      },
      words,
    ),
  }))
  // A row itself and what leads to the rows stay open.
  const isDetail = toRows === null && before !== ''
  const inside =
    isDetail && entries.length > MOST_OPEN
      ? [
          {
            folded: `+ ${String(entries.length)} ${words.say(FIELDS)}`,
            blocks: members.flatMap(({ blocks }) => blocks),
          },
        ]
      : foldEmpty(members, words)
  return [
    <>
      {margin}
      {before}
      {'{'}
    </>,
    ...inside,
    <>
      {margin}
      {'}'}
      {after}
    </>,
  ]
}

interface Member {
  readonly isEmpty: boolean
  readonly blocks: readonly Block[]
}

/** Folds members without a value that follow each other. */
function foldEmpty(members: readonly Member[], words: PageWords): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < members.length;) {
    const next = members.findIndex(({ isEmpty: empty }, other) => other >= at && !empty)
    const end = next < 0 ? members.length : next
    const run = members.slice(at, end).flatMap(({ blocks: lines }) => lines)
    if (run.length >= FEWEST_FOLDED) {
      blocks.push({ folded: `+ ${String(run.length)} ${words.say(WITHOUT_VALUE)}`, blocks: run })
    } else blocks.push(...run)
    blocks.push(...(members[end]?.blocks ?? []))
    at = end + 1
  }
  return blocks
}

function renderScalar(value: Value): Html {
  const text = toJson(value)
  if (typeof value === 'string') return <span class="s">{text}</span>
  return value === null ? <span class="n">null</span> : <>{text}</>
}

function isEmpty(value: Value): boolean {
  if (value === null || value === '') return true
  return isValueList(value) ? value.length === 0 : isValueObject(value) && Object.keys(value).length === 0
}

function isValueList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

function isValueObject(value: Value): value is Row {
  return value !== null && typeof value === 'object' && !isValueList(value) && !(value instanceof ExactNumber)
}
