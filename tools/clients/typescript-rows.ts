import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { givesList } from '../../schemas/api/row-fields.ts'
import { type ApiDocument, canBeHeavy, findRowSchema } from './document.ts'
import { listRowKeys } from './row-keys.ts'

/** Writes, below the types of the document, those of the rows of each list: what they belong to, and their fields. */
export function printTypescriptRows(document: ApiDocument, endpoints: readonly Endpoint[]): string {
  const lists = endpoints.filter(givesList)
  const types = lists.map((endpoint) => `  readonly '${endpoint.path}': ${typeRow(document, endpoint)}\n`)
  const paged = lists.filter(({ input }) => 'page_size' in input.shape).map(({ path }) => `  '${path}',\n`)
  const heavy = Object.entries(document.paths).filter(([, { get }]) => get !== undefined && canBeHeavy(get))
  return `
type Json<P extends keyof paths> = paths[P]['get'] extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } }
}
  ? Body
  : never

/** Rows of each list, by its path. */
export interface RowTypes {
${types.join('')}}

/** Paths that answer page by page. */
export const PAGED: ReadonlySet<string> = new Set([
${paged.join('')}])

/** Paths that can have heavy requests: the server works on few of these at once. */
export const HEAVY: ReadonlySet<string> = new Set([
${heavy.map(([path]) => `  '${path}',\n`).join('')}])
`
}

function typeRow(document: ApiDocument, endpoint: Endpoint): string {
  const keys = listRowKeys(endpoint)
  const belongs = keys.length === 0 ? '' : `{ ${keys.map(({ name }) => `readonly ${name}: string`).join('; ')} } & `
  const { way } = findRowSchema(document, endpoint)
  return `${belongs}Json<'${endpoint.path}'>${way.map((key) => (key === null ? '[number]' : `['${key}']`)).join('')}`
}
