import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { datasets } from '../../schemas/registry.gen.ts'
import { derivePages } from './declared-pages.ts'

/** Writes the lists of pages that follow from the declarations. */
const ROOT = new URL('../../', import.meta.url).pathname

for (const { path, text } of await derivePages(ROOT, datasets)) await writeFile(join(ROOT, path), text)
