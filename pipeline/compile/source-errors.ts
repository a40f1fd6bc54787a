import { BuildError } from '../../schemas/core/error.ts'

/** Does what concerns one file alone: where that is refused, the refusal names the file. */
export async function withSourceUrl<T>({ url }: { readonly url: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildError) error.url ??= url
    throw error
  }
}
