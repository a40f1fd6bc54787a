/*
 * Numbers of our answers have more digits than a float: the text is cut as it is, and never read into numbers. It is JSON
 * that our own writer made, without spaces between its tokens.
 */

/** A list in a JSON text: where it is, and where each of its items is. */
export interface JsonList {
  /** Behind the opening bracket. */
  readonly start: number
  /** At the closing bracket. */
  readonly end: number
  readonly items: readonly (readonly [start: number, end: number])[]
}

/** Finds the list that a path of keys leads to; null where there is something else. */
export function findJsonList(json: string, path: readonly string[]): JsonList | null {
  let at = 0
  for (const key of path) {
    const found = json[at] === '{' ? findMember(json, at, key) : null
    if (found === null) return null
    at = found
  }
  if (json[at] !== '[') return null
  const items: (readonly [number, number])[] = []
  let next = at + 1
  while (json[next] !== ']') {
    const end = endOfValue(json, next)
    items.push([next, end])
    next = json[end] === ',' ? end + 1 : end
  }
  return { start: at + 1, end: next, items }
}

/** Leaves only some items of a list. */
export function keepItems(json: string, { start, end, items }: JsonList, from: number, to: number): string {
  const kept = items.slice(from, to)
  const [first, last] = [kept[0], kept.at(-1)]
  const inner = first === undefined || last === undefined ? '' : json.slice(first[0], last[1])
  return json.slice(0, start) + inner + json.slice(end)
}

function findMember(json: string, object: number, key: string): number | null {
  let at = object + 1
  while (json[at] === '"') {
    const colon = endOfValue(json, at)
    const name = JSON.parse(json.slice(at, colon)) as unknown
    if (name === key) return colon + 1
    const end = endOfValue(json, colon + 1)
    at = json[end] === ',' ? end + 1 : end
  }
  return null
}

/** Finds the position behind a value. */
function endOfValue(json: string, start: number): number {
  const first = json[start]
  if (first === '"') return endOfString(json, start)
  if (first !== '{' && first !== '[') {
    let at = start
    while (at < json.length && !',]}'.includes(json[at] ?? ',')) at += 1
    return at
  }
  let depth = 0
  for (let at = start; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfString(json, at) - 1
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  throw new Error('a JSON text ends within a value')
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at + 1
}
