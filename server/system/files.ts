import { stat } from 'node:fs/promises'

/** True for the error of a path that does not exist, or that leads through a file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** Waits for a read of a path; null where the path does not exist. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

export async function isThere(path: string): Promise<boolean> {
  return (await nullIfMissing(stat(path))) !== null
}
