import type { Value } from '../../../schemas/api/endpoint.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { Answers } from './answers.gen.ts'
import { type Answer, type EndpointId, type Parameters, askOrNothing } from './answers.ts'
import { type ChartData, makeChartData, type PageView } from './page.ts'
import { FIRST_ROWS } from './text/list-words.ts'

/** Rows of a list that a page shows; its file has all of them. */
export const MOST_SHOWN = 100
/** Most rows that one request reads. */
const MOST_READ = 1000

/** Only endpoints that answer a list. */
type ListId = { [Id in EndpointId]: Answers[Id] extends { readonly data: readonly unknown[] } ? Id : never }[EndpointId]

/** Reads the first rows of a list, or all where the file of its picture is wanted; null where there is none. */
export async function readRanked<Id extends ListId>(
  { ask, wanted }: PageView,
  chart: string,
  id: Id,
  asked: Parameters,
): Promise<Answer<Id> | null> {
  const isWhole = wanted === chart
  const first = { ...asked, page_size: String(isWhole ? MOST_READ : MOST_SHOWN) }
  const answer = await askOrNothing(ask, id, first)
  if (answer === null || !isWhole) return answer
  const rows = [...answer.data]
  for (let page = 1; rows.length === page * MOST_READ; page++) {
    rows.push(...(await ask(id, { ...first, page: String(page) })).data)
  }
  return { ...answer, data: rows }
}

/** Describes a list, and says where the page has only its first rows. */
export function sayRanked({ say }: PageView, sentence: Text, rows: readonly object[]): string {
  return rows.length < MOST_SHOWN ? say(sentence) : `${say(sentence)} ${say(FIRST_ROWS)}`
}

/** Makes the data of a picture from columns of rows of an answer. */
export function pickData<R extends { readonly [Name in keyof R]: Value | undefined }>(
  columns: readonly (keyof R & string)[],
  rows: readonly R[],
): ChartData {
  return makeChartData(columns, () => rows.map((row) => columns.map((name): Value => row[name] ?? null)))
}
