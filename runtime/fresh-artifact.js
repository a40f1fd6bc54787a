import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds the built programs, if each file that they were made from still has the same content. Times of files tell less:
 * copies keep them, checkouts do not.
 * @param {string} from the root of the repository
 * @returns {string | null}
 */
export function findFreshArtifact(from) {
  const built = join(from, 'dist', 'built.json')
  if (!existsSync(built)) return null
  const { folder, inputs } = JSON.parse(readFileSync(built, 'utf8'))
  for (const [name, sha256] of Object.entries(inputs)) {
    const path = join(from, name)
    if (!existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256) return null
  }
  return join(from, 'dist', folder)
}
