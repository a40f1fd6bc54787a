import { join } from 'node:path'

/** Finds the bundled program of a source file such as `pipeline/cli.ts` (test/config/global-setup.ts). */
export function findProgram(source: string): string {
  const folder = process.env['BUILT_PROGRAMS']
  if (folder === undefined) throw new Error('no programs were built: run the tests with their configuration')
  return join(folder, `${source.replace(/\.ts$/, '').replaceAll('/', '-')}.js`)
}
