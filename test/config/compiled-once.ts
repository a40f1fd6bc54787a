import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a folder for this run in which mirrors that many test files need are compiled once
 * (test/server/helpers/snapshot.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'market-data-compiled-'))
  process.env['COMPILED_ONCE'] = folder
  return () => rm(folder, { recursive: true })
}
