import { ALLOWED_FUNCTIONS, ALLOWED_TABLE_FUNCTIONS } from './functions.ts'
import { StatementRefused } from './messages.ts'

type Node = Readonly<Record<string, unknown>>

/** A statement may have only these kinds of expression. */
const EXPRESSIONS: ReadonlySet<string> = new Set(
  'BETWEEN CASE CAST COLLATE COLUMN_REF COMPARISON CONJUNCTION CONSTANT FUNCTION LAMBDA OPERATOR PARAMETER POSITIONAL_REFERENCE STAR SUBQUERY TYPE WINDOW'.split(
    ' ',
  ),
)
/** A statement may also have these parts: queries, relations behind FROM, and clauses that order or cut rows. */
const PARTS: ReadonlySet<string> = new Set(
  'SELECT_NODE SET_OPERATION_NODE RECURSIVE_CTE_NODE CTE_NODE BASE_TABLE SUBQUERY JOIN TABLE_FUNCTION EXPRESSION_LIST EMPTY PIVOT SHOW_REF ORDER_MODIFIER LIMIT_MODIFIER LIMIT_PERCENT_MODIFIER DISTINCT_MODIFIER ORDER_DEFAULT ASCENDING DESCENDING'.split(
    ' ',
  ),
)
const MOST_NESTED = 3_000

/** Relations and functions that a statement can use, by names in lower case. */
export interface KnownNames {
  readonly isTable: (name: string) => boolean
  /** True for a view of DuckDB itself, such as the one of its settings. */
  readonly isBuiltIn: (name: string) => boolean
}

/**
 * Finds the tables that a statement reads in the tree that DuckDB's own parser made of it (`json_serialize_sql`).
 * Throws for anything that no list allows, so that a part of a later DuckDB stays refused.
 */
export function listTablesRead(tree: unknown, { isTable, isBuiltIn }: KnownNames): string[] {
  const tables = new Set<string>()
  const visit = (value: unknown, scope: ReadonlySet<string>, depth: number): void => {
    if (depth > MOST_NESTED) throw new StatementRefused('not_allowed', 'so much nesting')
    if (Array.isArray(value)) for (const each of value as readonly unknown[]) visit(each, scope, depth + 1)
    if (!isNode(value)) return
    requireKnownKind(value)
    if (value['type'] === 'BASE_TABLE') readTable(value, scope)
    const inner = new Set([...scope, ...listNamedQueries(value, isBuiltIn)])
    for (const [name, member] of Object.entries(value)) {
      if (name === 'function' && value['type'] === 'TABLE_FUNCTION') visitTableFunction(member, inner, depth)
      else if (!holdsNoPart(value, name)) visit(member, inner, depth + 1)
    }
    if (value['function_name'] !== undefined) requireFunction(value, ALLOWED_FUNCTIONS)
  }
  const visitTableFunction = (value: unknown, scope: ReadonlySet<string>, depth: number) => {
    if (!isNode(value) || value['class'] !== 'FUNCTION')
      throw new StatementRefused('not_allowed', 'this table function')
    requireFunction(value, ALLOWED_TABLE_FUNCTIONS)
    // The check of the function itself is done: only its arguments remain.
    visit(value['children'], scope, depth + 1)
  }
  const readTable = (table: Node, scope: ReadonlySet<string>) => {
    const name = readText(table, 'table_name').toLowerCase()
    const isPlain = isUnqualified(table, 'catalog_name', 'schema_name')
    // A table counts even where WITH gives its name to a query: in that query itself, in those before it and behind a
    // schema DuckDB means the table all the same.
    if (isPlain && isTable(name)) tables.add(name)
    else if (!isPlain || !scope.has(name)) throw new StatementRefused('table_not_found', readText(table, 'table_name'))
  }
  visit(tree, new Set(), 0)
  return [...tables].sort()
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(node: Node, name: string): string {
  const text = node[name]
  return typeof text === 'string' ? text : ''
}

/** True for the type of a cast, the size of a sample and the literal of a constant. */
function holdsNoPart(node: Node, name: string): boolean {
  // A literal has a type that is an object; elsewhere `value` is a part like any other, such as a query behind WITH.
  return (
    ['cast_type', 'sample'].includes(name) ||
    (name === 'value' && (node['class'] === 'CONSTANT' || isNode(node['type'])))
  )
}

function requireKnownKind(node: Node): void {
  const { class: kind, type } = node
  if (kind !== undefined) {
    if (typeof kind !== 'string' || !EXPRESSIONS.has(kind))
      throw new StatementRefused('not_allowed', readText(node, 'class'))
    return
  }
  if (typeof type === 'string' && !PARTS.has(type)) throw new StatementRefused('not_allowed', type)
  // DESCRIBE and SUMMARIZE have a query; SHOW has a name, which would be looked up in the catalogue.
  if (type === 'SHOW_REF' && !isNode(node['query'])) throw new StatementRefused('not_allowed', 'SHOW')
}

/** Lists the names that WITH gives to queries, for the query that has it and all queries in it. */
function listNamedQueries(node: Node, isBuiltIn: KnownNames['isBuiltIn']): string[] {
  const named = isNode(node['cte_map']) ? node['cte_map']['map'] : undefined
  if (!Array.isArray(named)) return []
  return (named as readonly Node[]).map((each) => {
    const name = readText(each, 'key').toLowerCase()
    // A name with a dot or a slash is the name of a file where no query has it.
    // One of DuckDB's own views is that view in each place where the query is not meant.
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) || isBuiltIn(name)) throw new StatementRefused('not_allowed', name)
    return name
  })
}

/** True for a name without a catalogue, and without a schema other than that of the views. */
function isUnqualified(node: Node, catalogue: string, schema: string): boolean {
  return readText(node, catalogue) === '' && ['', 'main'].includes(readText(node, schema))
}

function requireFunction(node: Node, allowed: ReadonlySet<string>): void {
  const name = readText(node, 'function_name')
  if (!isUnqualified(node, 'catalog', 'schema') || !allowed.has(name.toLowerCase()))
    throw new StatementRefused('function_not_allowed', name)
}
