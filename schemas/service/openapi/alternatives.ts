/**
 * Lists the alternatives of a pattern such as `^(a|b)$` or `^a$|^b$` that matches one of them as a whole. A pattern of
 * another form is its only alternative.
 */
export function listAlternatives(pattern: string): readonly string[] {
  const inner = /^\^\((.*)\)\$$/s.exec(pattern)?.[1]
  const ofGroup = inner === undefined ? null : splitAlternatives(inner)
  return ofGroup ?? listWhole(splitAlternatives(pattern) ?? []) ?? [pattern]
}

/** Opens pieces that must each match a whole text; null if one of them matches only a part. */
function listWhole(pieces: readonly string[]): string[] | null {
  const inner = pieces.flatMap((piece) => /^\^(.*)\$$/s.exec(piece)?.[1] ?? [])
  return pieces.length > 1 && inner.length === pieces.length ? inner : null
}

/** Splits a text at the bars outside brackets; null if its brackets do not match. */
function splitAlternatives(inner: string): string[] | null {
  const found = ['']
  let depth = 0
  // An escaped character, a class of characters, or one character.
  for (const [piece] of inner.matchAll(/\\.|\[(?:\\.|[^\]])*\]|./gs)) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (depth < 0) return null
    if (piece === '|' && depth === 0) found.push('')
    else found.push(`${found.pop() ?? ''}${piece}`)
  }
  return depth === 0 ? found : null
}

/** True if a pattern has all alternatives of another one, so that it matches whatever the other matches. */
export function hasAlternatives(pattern: string, of: string): boolean {
  const own = new Set(listAlternatives(pattern))
  return listAlternatives(of).every((each) => own.has(each))
}
