/**
 * The results of work done at once. Where some of it fails, `giveUp` is called, if there is a way to end the rest early;
 * the error is thrown once nothing of it runs any more, so that nobody frees or locks what it still uses.
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
