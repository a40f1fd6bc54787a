/** A text of SQL with one rule changed. */
export interface SqlMutant {
  readonly line: number
  /** Text that was there, with a little around it; `is` stands in its place. */
  readonly was: string
  readonly is: string
  readonly text: string
}

interface Token {
  readonly text: string
  /** In capitals, so that words of SQL compare; of a string, as it is. */
  readonly word: string
  readonly at: number
}

const TOKEN =
  /--[^\n]*|\{[^}:]*\}|'(?:[^']|'')*'|"[^"]*"|[A-Za-z_][\w.]*|\d+(?:\.\d+)?|<>|<=|>=|!=|\|\||::|[=<>(),;]|\S/g

const REPLACED: Readonly<Record<string, string>> = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  OR: 'AND',
  TRUE: 'false',
  FALSE: 'true',
  MIN: 'max',
  MAX: 'min',
  UNION: 'EXCEPT',
}

/**
 * Lists the texts that change one rule each: a comparison, AND and OR, NULL and NOT NULL, IN and NOT IN, a constant, an
 * outer join, the end of a pattern, and an arm of CASE, which is never taken.
 */
export function listSqlMutants(sql: string): SqlMutant[] {
  const tokens = Array.from(sql.matchAll(TOKEN), (match): Token => {
    const [text] = match
    return { text, word: text.startsWith("'") ? text : text.toUpperCase(), at: match.index }
  }).filter(({ text }) => !text.startsWith('--') && !text.startsWith('{'))
  return tokens
    .flatMap((token, at) => [changeToken(tokens, token, at), dropAnchor(token)])
    .flatMap((changed) => (changed === null ? [] : [writeMutant(sql, changed)]))
}

interface Change {
  readonly from: number
  readonly to: number
  readonly replacement: string
}

function changeToken(tokens: readonly Token[], token: Token, at: number): Change | null {
  const { word, text } = token
  const replaceTo = (replacement: string | null, last = at): Change | null => {
    const end = tokens[last] ?? token
    return replacement === null ? null : { from: token.at, to: end.at + end.text.length, replacement }
  }
  if (word === 'WHEN') return neverTaken(tokens, at)
  if (word === 'IS') return replaceTo(...otherNull(tokens, at))
  if (/^\d+$/.test(word)) return replaceTo(String(Number(word) + 1))
  if (word.startsWith("'")) return replaceTo(`${text.slice(0, -1)}!'`)
  return replaceTo(otherWord(tokens, word, at))
}

/** `IS NULL` becomes `IS NOT NULL`, and the other way round. */
function otherNull(tokens: readonly Token[], at: number): [replacement: string | null, last?: number] {
  const [next, afterNext] = [tokens[at + 1]?.word, tokens[at + 2]?.word]
  if (next === 'NULL') return ['IS NOT NULL', at + 1]
  return next === 'NOT' && afterNext === 'NULL' ? ['IS NULL', at + 2] : [null]
}

/** Lets a pattern match texts that have more behind it. */
function dropAnchor({ text, at }: Token): Change | null {
  return text.endsWith("$'") ? { from: at, to: at + text.length, replacement: `${text.slice(0, -2)}'` } : null
}

function otherWord(tokens: readonly Token[], word: string, at: number): string | null {
  const [before, next] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
  const rules: Readonly<Record<string, () => string | null>> = {
    AND: () => (isOfBetween(tokens, at) ? null : 'OR'),
    NOT: () => (next === 'MATERIALIZED' || before === 'IS' ? null : ''),
    IN: () => (next === '(' && before !== 'NOT' ? 'NOT IN' : null),
    LEFT: () => (next === 'JOIN' ? '' : null),
    DISTINCT: () => (next !== 'FROM' ? '' : before === 'IS' ? 'NOT DISTINCT' : null),
  }
  const rule = Object.hasOwn(rules, word) ? rules[word] : undefined
  if (rule !== undefined) return rule()
  // A struct names its members with a colon.
  return before === ':' || !Object.hasOwn(REPLACED, word) ? null : (REPLACED[word] ?? null)
}

/** `WHEN a THEN b` becomes `WHEN false AND (a) THEN b`. */
function neverTaken(tokens: readonly Token[], at: number): Change | null {
  let depth = 0
  for (let each = at + 1; each < tokens.length; each += 1) {
    const { word, at: place } = tokens[each] ?? { word: '', at: 0 }
    if (word === '(' || word === 'CASE') depth += 1
    if (word === ')' || word === 'END') depth -= 1
    if (word !== 'THEN' || depth > 0) continue
    const from = (tokens[at]?.at ?? 0) + 'WHEN'.length
    return { from, to: place, replacement: ' false AND (' + CONDITION + ') ' }
  }
  return null
}

/** Stands for what was there. */
const CONDITION = '\u0000'

function isOfBetween(tokens: readonly Token[], at: number): boolean {
  const last = tokens
    .slice(0, at)
    .findLast(({ word }) => word === 'BETWEEN' || word === 'AND' || word === 'OR' || word === 'WHEN')
  return last?.word === 'BETWEEN'
}

function writeMutant(sql: string, { from, to, replacement }: Change): SqlMutant {
  const was = sql.slice(from, to)
  const is = replacement.replace(CONDITION, () => was.trim())
  const lineStart = sql.lastIndexOf('\n', from - 1) + 1
  const lineEnd = sql.indexOf('\n', to)
  const end = lineEnd < 0 ? sql.length : lineEnd
  return {
    line: sql.slice(0, from).split('\n').length,
    was: shorten(sql.slice(lineStart, end)),
    is: shorten(sql.slice(lineStart, from) + is + sql.slice(to, end)),
    text: sql.slice(0, from) + is + sql.slice(to),
  }
}

function shorten(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
