import { BuildError } from '../../schemas/core/error.ts'

/**
 * True if DuckDB needed more memory than it may take or than there is. This is not a bug, and less work at a time may
 * help.
 */
export function isOutOfMemory(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Out of Memory Error')
}

/**
 * Runs a compile, and repeats it with one thread if DuckDB runs out of memory: each thread sorts and writes its own
 * parts, and the result has the same bytes. Throws a BuildError if one thread needs too much.
 */
export async function retryWithOneThread<T>(threads: number, compile: (threads: number) => Promise<T>): Promise<T> {
  try {
    return await compile(threads)
  } catch (error) {
    if (!isOutOfMemory(error)) throw error
    if (threads > 1) return retryWithOneThread(1, compile)
    const [said = ''] = error.message.split('\n')
    throw new BuildError('OUT_OF_MEMORY', `DuckDB has too little memory for it, even with one thread: ${said}`, {
      hint: 'The last good version stays, and the next build tries again. A month of twice the usual lines fits into the memory that DuckDB may take, so look at the size of the file; a folder for temporary files on a full disk has the same effect.',
      cause: error,
    })
  }
}
