import { datasets } from '../../schemas/registry.gen.ts'
import { derivePages } from '../declared-pages/declared-pages.ts'

/** Finds pages whose lists differ from what is declared. */
export async function findStalePages(): Promise<string | null> {
  const pages = await derivePages(new URL('../../', import.meta.url).pathname, datasets)
  const stale = pages.filter(({ before, text }) => before !== text).map(({ path }) => path)
  return stale.length === 0
    ? null
    : `${stale.join(', ')} differ from the declarations. Run make gen and commit the files.\n`
}
