import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { withoutDeclaredLists } from '../declared-pages/declared-pages.ts'

/** `make new` puts this mark wherever a text or a value must be replaced. */
export const MARK = 'FILL IN'

/** The skeleton of a dataset is written here. */
const PLACES = ['schemas', 'docs', 'data/sample']
/** This page shows the skeleton with its marks. */
const GUIDE = 'docs/adding-a-dataset.md'

/** Lists the files below a root of the repository that still have a mark, as `path (3 marks)`. */
export async function listUnfilled(root: string): Promise<string[]> {
  const found = await Promise.all(
    PLACES.map(async (place) => {
      const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    }),
  )
  const marked = await Promise.all(
    found
      .flat()
      .filter(isWritten)
      .map(async (path) => {
        const marks = withoutDeclaredLists(await readFile(join(root, path), 'utf8')).split(MARK).length - 1
        return marks === 0 ? null : `${path} (${String(marks)} ${marks === 1 ? 'mark' : 'marks'})`
      }),
  )
  return marked.filter((line) => line !== null).sort()
}

/** A generated file or list repeats the texts of the others. */
function isWritten(path: string): boolean {
  return path !== GUIDE && !path.includes('.gen.') && /\.(ts|sql|json|md)$/.test(path)
}
