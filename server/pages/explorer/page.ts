import { z } from 'zod'
import type { Snapshot, Value } from '../../../schemas/api/endpoint.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import type { AskEndpoint, Parameters } from './answers.ts'
import type { Figures } from '../kit/figures.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'

/** Figures of a picture, for its table, CSV and JSON: the names of the API, and exact values. */
export interface ChartData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
  /** Names the part that the rows are, such as `newest-260`, in the name of the file; absent where they are all. */
  readonly part?: string
}

/** Makes data whose rows are listed only where somebody wants the file: most readers look at the page. */
export function makeChartData(
  columns: readonly string[],
  listRows: () => ChartData['rows'],
  part: Pick<ChartData, 'part'> = {},
): ChartData {
  return {
    ...part,
    columns,
    get rows() {
      return listRows()
    },
  }
}

export interface LegendEntry {
  /** Class of the colour in the style sheet, such as `c-equities`; `closed` is the hatch. */
  readonly kind: string
  readonly name: string
}

/** A picture with what must be written in it where it stands alone. */
export interface ChartPicture {
  readonly title: string
  /** A sentence that stands for itself; absent where its title names it alone. */
  readonly finding?: string
  readonly sentence: string
  readonly legend: readonly LegendEntry[]
  /** Markup, as the page has it. */
  readonly drawn: string
  readonly source: string
}

/** Describes a picture for whoever has its data and not the page; made where somebody asks. */
export type ChartDescription = () => {
  readonly title: string
  readonly sentence: Html
  /** API request that answers the same. */
  readonly request: string
  readonly source: { readonly publisher: string; readonly place: Html }
}

export interface PageView {
  readonly language: Language
  readonly figures: Figures
  /** Chooses the text of the page's language. */
  readonly say: (text: Text) => string
  /** Gives the word for a value in the page's language, or the value where it has no word. */
  readonly name: (words: Readonly<Record<string, Text>>, value: string) => string
  readonly snapshot: Snapshot
  readonly ask: AskEndpoint
  /** Asks for what many pages of the snapshot show, such as lists of a month: the last answers stay in memory. */
  readonly askShared: AskEndpoint
  /** Address below the language, such as `/fund/21407758000119`. */
  readonly path: string
  /** As they were sent, with those of the path. */
  readonly parameters: Parameters
  /** Makes the address of a page in the same language, which looks at the same snapshot. */
  readonly link: (path: string, parameters?: Parameters) => string
  /** Parameter that chose an older snapshot, for forms and requests; null where none did. */
  readonly pinned: readonly [string, string] | null
  /** By the id of the picture. */
  readonly charts: Map<string, ChartData>
  readonly descriptions: Map<string, ChartDescription>
  /** Pictures as files have them, by id: those that are more than a table. */
  readonly pictures: Map<string, ChartPicture>
  /** Picture whose data are wanted in place of the page; null for the page. */
  readonly wanted: string | null
  /** Paths of the pages that this server shows. */
  readonly pages: ReadonlySet<string>
  /** True where other sites may show its pictures in a frame. */
  readonly isEmbedded: boolean
}

export interface PageContent {
  readonly title: string
  /** Describes the page, in a sentence that names it. */
  readonly description: string
  readonly body: Html
  /** Search engines may list the page. */
  readonly isListed?: boolean
  /** True where the page has the search field itself, so that its head has none. */
  readonly hasSearch?: boolean
}

/** An answer for the script of the pages, in place of a page. */
interface Suggestions {
  readonly json: Value
}

/** A list for search engines or a feed, whose addresses are whole. */
interface AddressList {
  /** Its type, where that is not plain XML. */
  readonly type?: string
  readonly xml: (base: string) => string
}

export interface ExplorerPage {
  /** Path below the language: `/fund/{cnpj}`. */
  readonly path: string
  /** Datasets that the page cannot do without. */
  readonly datasets: readonly string[]
  /** Strict: the page refuses what is not declared here or for every page. */
  readonly input: z.ZodObject
  /** Parameters that an address may have several times: the page reads them with `splitList`. */
  readonly lists?: readonly string[]
  readonly render: (view: PageView) => Promise<PageContent | Suggestions | AddressList>
}

/** A parameter that a form sends empty where its field was left empty. */
export function orEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((sent) => (sent === '' ? undefined : sent), schema.optional())
}
