/** Waits, and not after the signal says that nobody needs it any more. */
export async function orAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
