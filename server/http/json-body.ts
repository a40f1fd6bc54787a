/** Parses the body of a request; null where it has none or is no JSON, which is what `null` says too. */
export function parseJsonBody(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
