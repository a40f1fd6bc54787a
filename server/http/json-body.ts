/** Parses the body of a request; null if there is none, if it is no JSON, and if it is `null`. */
export function parseJsonBody(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
