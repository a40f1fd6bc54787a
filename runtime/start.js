import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findFreshArtifact } from './fresh-artifact.js'

/**
 * Starts a program: `node runtime/start.js pipeline/cli build`. It takes the program that `make build` made, if that
 * was made from exactly these sources; otherwise it takes the sources, which need about half a second more. It is
 * JavaScript, because it runs before anything that could read TypeScript.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const [program = '', ...words] = process.argv.slice(2)

const folder = findFreshArtifact(root)
const script = folder === null ? join(root, `${program}.ts`) : join(folder, `${program.replaceAll('/', '-')}.js`)
if (!existsSync(script)) {
  process.stderr.write(`There is no program "${program}": give one such as pipeline/cli or server/main.\n`)
  process.exit(2)
}
if (folder === null) {
  const { register } = await import('tsx/esm/api').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    process.stderr.write(
      'The files here are not those that were released, and nothing translates them: install again.\n',
    )
    process.exit(2)
  })
  register()
  // Processes that this one starts must read the sources too.
  process.execArgv.push('--import', 'tsx')
}
process.argv = [process.argv[0] ?? '', script, ...words]
await import(pathToFileURL(script).href)
