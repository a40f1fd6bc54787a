/**
 * Waits for all of these promises. If one fails, it calls `giveUp`, if given, to end the others early, and throws the
 * error only when none of them is running, so that nobody frees or locks something that is still in use.
 */
export async function awaitAll<T>(work: readonly Promise<T>[], giveUp?: () => Promise<void>): Promise<T[]> {
  try {
    return await Promise.all(work)
  } catch (error) {
    await giveUp?.()
    await Promise.allSettled(work)
    throw error
  }
}
