import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { HtmlValue } from '../../../kit/jsx-runtime.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import type { ChartData, ExplorerPage, PageView } from '../../page.ts'

/** A list of things that have a page each, as its page shows it. */
interface ListedThings {
  /** Says what is first. */
  readonly title: string
  readonly heads: readonly Text[]
  readonly rows: readonly (readonly HtmlValue[])[]
  /** Size of each row, which a bar shows behind its name; absent where the list has no sizes. */
  readonly sizes?: readonly number[]
  /** How many of the last columns are numbers. */
  readonly figures: number
  /** Positions of the columns that a phone has no room for, not counting the bar. */
  readonly wideOnly?: readonly number[]
  readonly data: ChartData
  readonly request: string
  readonly source: { readonly publisher: string; readonly place: string }
  /** A warning that a reader should see before the list. */
  readonly warning?: HtmlValue
}

interface ListParts {
  readonly path: string
  readonly datasets: readonly string[]
  readonly name: Text
  readonly sentence: Text
  /** Reads the list; null where the snapshot has nothing of it. */
  readonly read: (view: PageView) => Promise<ListedThings | null>
}

const NOTHING: Text = {
  en: 'Nothing of this is in these data.',
  pt: 'Esta base não tem nada deste tipo.',
}
/** Rows that a reader sees at first. */
const AT_FIRST = 20

/** Defines the page of a list, whose rows lead to the page of each thing. */
export function defineList({ path, datasets, name, sentence, read }: ListParts): ExplorerPage {
  return {
    path,
    datasets,
    input: z.strictObject({}),
    async render(view) {
      const { say } = view
      const listed = await read(view)
      const title = listed?.title ?? say(name)
      const body = (
        <>
          <h1>{title}</h1>
          {listed?.warning}
          {listed === null ? <p class="nothing">{say(NOTHING)}</p> : renderListed(view, { name, sentence }, listed)}
        </>
      )
      return { title, description: `${title}. ${say(sentence)}`, body, isListed: true }
    },
  }
}

function renderListed(view: PageView, { name, sentence }: Pick<ListParts, 'name' | 'sentence'>, listed: ListedThings) {
  const { say } = view
  const { sizes, wideOnly = [], heads, rows } = listed
  const range = rangeOf(sizes ?? [])
  const withBar = <T,>(row: readonly T[], bar: T): readonly T[] =>
    sizes === undefined ? row : [...row.slice(0, 1), bar, ...row.slice(1)]
  return renderChart(view, {
    id: 'list',
    title: say(name),
    sentence: say(sentence),
    picture: null,
    table: {
      heads: withBar(heads.map(say), ''),
      rows: rows.map((row, at) => withBar<HtmlValue>(row, drawBar(sizes?.[at] ?? 0, range, 'c-accent'))),
      figures: listed.figures,
      wideOnly: sizes === undefined ? wideOnly : [1, ...wideOnly.map((column) => column + 1)],
      atFirst: AT_FIRST,
    },
    isTableOpen: true,
    data: listed.data,
    request: listed.request,
    source: listed.source,
  })
}
