/** How two answers to one request differ. */
export interface AnswerDifference {
  readonly isChanged: boolean
  /** New / old of each figure that differs; the list has null where one of the two is 0. */
  readonly ratios: readonly (number | null)[]
}

/**
 * Compares two answers in JSON. Items of lists are compared by their places. An item added at the front moves all
 * others, so a list whose length differs gives no figures: the share of changed answers counts it already.
 */
export function compareAnswers(old: unknown, next: unknown): AnswerDifference {
  const ratios: (number | null)[] = []
  const isChanged = walk(old, next, ratios)
  return { isChanged, ratios }
}

/** Reads an answer without the snapshot that answered and the address of its next page, which differ in any case. */
export function readComparable(text: string): unknown {
  const answer: unknown = JSON.parse(text)
  if (!isRecord(answer)) return answer
  const { snapshot: _snapshot, next: _next, ...rest } = answer
  return rest
}

function walk(old: unknown, next: unknown, ratios: (number | null)[]): boolean {
  if (Array.isArray(old) && Array.isArray(next)) {
    if (old.length !== next.length) return true
    return old.map((each, at) => walk(each, next[at], ratios)).some(Boolean)
  }
  if (isRecord(old) && isRecord(next)) {
    const names = [...new Set([...Object.keys(old), ...Object.keys(next)])]
    return names.map((name) => walk(old[name], next[name], ratios)).some(Boolean)
  }
  if (typeof old === 'number' && typeof next === 'number' && old !== next)
    ratios.push(old === 0 || next === 0 ? null : next / old)
  return old !== next
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
