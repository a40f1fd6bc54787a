import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readEach, readTree } from './files.ts'
import { packSource } from './source-package.ts'
import { type FileTree, packTarball } from './tarball.ts'
import { packWheel } from './wheel.ts'

/** Packs both clients as their registries take them, by the names of their files. */
export async function packClients(root: string, scratch: string): Promise<FileTree> {
  const packages = [await packTypescript(root, scratch), ...(await packPython(root))]
  return new Map(packages.map(({ name, bytes }) => [name, bytes]))
}

/** Packs what `npm pack` would, without its marks of the builder: npm keeps the rights that a umask left. */
async function packTypescript(root: string, scratch: string): Promise<{ name: string; bytes: Buffer }> {
  const folder = join(root, 'client/typescript/')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const compiled = join(scratch, 'client/')
  await promisify(execFile)(process.execPath, [
    compiler,
    '-p',
    join(folder, 'tsconfig.build.json'),
    '--outDir',
    join(compiled, 'dist'),
  ])
  const files = new Map([...(await readTree(compiled, 'dist')), ...(await readEach(folder, PACKED_FILES))])
  files.set('dist/LICENSE', await readFile(join(root, 'LICENSE')))
  const { name, version, bin } = JSON.parse(String(files.get('package.json'))) as Described
  return { name: `${name}-${version}.tgz`, bytes: packTarball(files, { programs: new Set(Object.values(bin)) }) }
}

const PACKED_FILES = ['package.json', 'README.md']

interface Described {
  readonly name: string
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
}

async function packPython(root: string): Promise<{ name: string; bytes: Buffer }[]> {
  const folder = join(root, 'client/python/')
  const [pyproject, readme] = await Promise.all(
    ['pyproject.toml', 'README.md'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  const parts = [pyproject ?? '', readme ?? '', await readTree(folder, 'brazilian_market_data')] as const
  return [await packWheel(...parts), packSource(...parts)]
}
