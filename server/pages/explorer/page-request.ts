import { z } from 'zod'
import {
  readSnapshotSelector,
  type SelectorInput,
  type SnapshotSelector,
  withSelectorInput,
} from '../../../schemas/api/common-input.ts'
import { parseInput } from '../../../schemas/api/input.ts'
import { refusePathParameters } from '../../answer/parse-request.ts'
import type { Parameters } from './answers.ts'
import { CHART_FORMATS, type ChartFormat } from './chart-data.ts'
import type { ExplorerPage } from './page.ts'
import type { Language } from '../../../schemas/core/language.ts'

export interface PageRequest {
  readonly language: Language
  readonly selector: SnapshotSelector
  /** True where the request names its snapshot, so that its page never changes. */
  readonly isPinned: boolean
  /** Parameter that chose the snapshot, if one did. */
  readonly pinned: readonly [string, string] | null
  /** As they were sent, without those of every page. */
  readonly parameters: Parameters
  /** Path below the language. */
  readonly path: string
  /** Address with its parameters in order, the same for all spellings of a request. */
  readonly address: string
  /** Picture whose data are wanted in place of the page, and how. */
  readonly chart: { readonly id: string; readonly format: ChartFormat } | null
}

const inputs = new WeakMap<ExplorerPage, z.ZodObject>()

/** Makes the input of a page once: zod compiles each schema that it has not seen. */
function inputOf(page: ExplorerPage): z.ZodObject {
  const known = inputs.get(page)
  if (known !== undefined) return known
  const input = withSelectorInput(page).safeExtend({
    chart: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
    format: z.enum(CHART_FORMATS).optional(),
  })
  inputs.set(page, input)
  return input
}

/** Reads the address of a page. What it does not know is refused. */
export function readPageRequest(
  page: ExplorerPage,
  language: Language,
  req: { readonly path: string; readonly query: object; readonly params: Readonly<Record<string, unknown>> },
): PageRequest {
  refusePathParameters(req.query, req.params)
  const sent = joinLists(page, trimTexts({ ...req.query, ...req.params })) as Parameters
  const read = parseInput(inputOf(page), sent, Object.keys(req.params))
  const selecting = read as SelectorInput
  const { as_of, snapshot } = selecting
  const { chart, format = 'csv' } = read as { readonly chart?: string; readonly format?: ChartFormat }
  const own = Object.entries(sent).filter(([name]) => Object.hasOwn(page.input.shape, name))
  const asked = joinLists(page, trimTexts({ ...req.query })) as Parameters
  const sorted = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    language,
    selector: readSnapshotSelector(selecting),
    isPinned: snapshot !== undefined,
    pinned: snapshot === undefined ? (as_of === undefined ? null : ['as_of', as_of]) : ['snapshot', snapshot],
    parameters: Object.fromEntries(own),
    path: req.path.slice(`/${language}`.length),
    address: writePageAddress(req.path, Object.fromEntries(sorted)),
    chart: chart === undefined ? null : { id: chart, format },
  }
}

/** Readers copy codes with the blanks around them. */
function trimTexts(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
}

/**
 * Joins a parameter that a page takes several times into one text with a line for each: a value of an address that is
 * written in a field has no line break.
 */
function joinLists(
  { lists = [] }: ExplorerPage,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const joined = lists.flatMap((name) => {
    const values = sent[name]
    return Array.isArray(values) ? [[name, joinList(values.map((value) => String(value).trim()))] as const] : []
  })
  return { ...sent, ...Object.fromEntries(joined) }
}

const BREAK = '\n'

/** Joins the values of a parameter that a page takes several times. */
export function joinList(values: readonly string[]): string {
  return values.join(BREAK)
}

/** Splits a parameter that a page takes several times into its values, in their order. */
export function splitList(joined: string): readonly string[] {
  return joined.split(BREAK)
}

/** Writes a path with the parameters that are not empty; one with several lines is written several times. */
export function writePageAddress(path: string, parameters: Parameters): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '')
  const query = new URLSearchParams(
    filled.flatMap(([name, value]) => splitList(value).map((each): [string, string] => [name, each])),
  )
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
