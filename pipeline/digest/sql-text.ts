/** A quoted identifier, a word, or one other character. */
const TOKEN = /"(?:[^"]|"")*"|[\p{L}\p{N}_$.]+|./suy
const TEXT = /'(?:[^']|'')*'/suy
/** In a text that follows an `e`, a backslash escapes. */
const ESCAPED_TEXT = /'(?:[^'\\]|''|\\.)*'/suy
/** Begins and ends a text such as `$$it's$$`; `$name` is a parameter. */
const DOLLARS = /\$(?:[A-Za-z_]\w*)?\$/y
const SPACE = /\s+/uy
const OPERATOR = /^[~!@#^&|`?+\-*/%<>=:]$/

/**
 * Returns the tokens of SQL, without comments and whitespace. Texts with the same tokens are the same statement; how
 * much space lies between two tokens does not matter. Operators that touch are one token, as `::` is.
 */
export function sqlTokens(sql: string): string[] {
  const tokens: string[] = []
  let touching = false
  for (let at = 0; at < sql.length;) {
    const end = findSkipEnd(sql, at)
    if (end > at) {
      at = end
      touching = false
      continue
    }
    const token = tokenAt(sql, at, touching ? tokens.at(-1) : undefined)
    at += token.length
    const last = tokens.at(-1)
    if (touching && last !== undefined && OPERATOR.test(last.slice(-1)) && OPERATOR.test(token)) {
      tokens[tokens.length - 1] = last + token
    } else {
      tokens.push(token)
    }
    touching = true
  }
  return tokens
}

/** Finds the end of the comment or whitespace at `at`; returns `at` if there is none. */
function findSkipEnd(sql: string, at: number): number {
  if (sql.startsWith('--', at)) {
    const end = sql.indexOf('\n', at)
    return end === -1 ? sql.length : end
  }
  if (sql.startsWith('/*', at)) return endOfComment(sql, at)
  return at + (matched(SPACE, sql, at)?.length ?? 0)
}

/** Finds the end of a block comment, which can contain others. */
function endOfComment(sql: string, start: number): number {
  let depth = 0
  for (const { 0: mark, index } of sql.slice(start).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1
    if (depth === 0) return start + index + 2
  }
  throw new Error(`a comment of some SQL does not end: ${sql.slice(start, start + 40)}`)
}

function tokenAt(sql: string, at: number, before: string | undefined): string {
  const dollars = matched(DOLLARS, sql, at)
  const token =
    dollars === null
      ? matched(sql[at] !== "'" ? TOKEN : /^e$/i.test(before ?? '') ? ESCAPED_TEXT : TEXT, sql, at)
      : upTo(dollars, sql, at)
  if (token === null) throw new Error(`a text in some SQL does not end: ${sql.slice(at, at + 40)}`)
  return token
}

function upTo(mark: string, sql: string, at: number): string | null {
  const end = sql.indexOf(mark, at + mark.length)
  return end === -1 ? null : sql.slice(at, end + mark.length)
}

function matched(pattern: RegExp, sql: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(sql)?.[0] ?? null
}

/** Finds the macros that a file defines, by name, each as the tokens of its statement. */
export function macrosIn(sql: string): Map<string, readonly string[]> {
  const macros = new Map<string, readonly string[]>()
  let statement: string[] = []
  for (const token of sqlTokens(sql)) {
    if (token !== ';') {
      statement.push(token)
      continue
    }
    const name = statement[statement.findIndex((each) => each.toUpperCase() === 'MACRO') + 1]
    if (name === undefined) throw new Error(`a statement of the macros defines none: ${statement.join(' ')}`)
    macros.set(name, statement)
    statement = []
  }
  if (statement.length > 0) throw new Error('the last statement of the macros has no semicolon')
  return macros
}

/** Returns the macros that the words use, and those that they use in turn, in the order of their names. */
export function usedMacros(
  macros: ReadonlyMap<string, readonly string[]>,
  words: Iterable<string>,
): (readonly string[])[] {
  const used = new Set<string>()
  const ahead = [...words]
  for (let word = ahead.pop(); word !== undefined; word = ahead.pop()) {
    const macro = macros.get(word)
    if (macro === undefined || used.has(word)) continue
    used.add(word)
    ahead.push(...macro)
  }
  return [...used].sort().map((name) => macros.get(name) ?? [])
}
