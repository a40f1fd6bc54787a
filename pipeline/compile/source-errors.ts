import { BuildError } from '../../schemas/core/error.ts'

/** Runs work on one file; if a BuildError refuses the file, the error gets its address. */
export async function withSourceUrl<T>({ url }: { readonly url: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildError) error.url ??= url
    throw error
  }
}
