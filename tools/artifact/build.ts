import { realFiles } from '../../lake/files.ts'
import { build, type Plugin } from 'esbuild'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { datasets } from '../../schemas/registry.gen.ts'
import {
  type BuiltCode,
  COMPILER_CODE_FILE,
  readCompilerCode,
  readLookThroughCode,
} from '../../pipeline/digest/compiler-code.ts'
import { digestOfDeclaration } from '../../pipeline/digest/input-digest.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { sha256OfText } from '../../lake/hash.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Programs that run in operation, by the names of their files in the artifact. Those of the pipeline include the
 * packages that are JavaScript alone: one file is read faster than hundreds, and most nights do little else.
 */
const PIPELINE_PROGRAMS = {
  'pipeline-cli': 'pipeline/cli.ts',
  'pipeline-main': 'pipeline/main.ts',
  'pipeline-drill-cli': 'pipeline/drill-cli.ts',
  'pipeline-images-cli': 'pipeline/images-cli.ts',
  'pipeline-advisories-cli': 'pipeline/advisories-cli.ts',
  'pipeline-processes-compile-child': 'pipeline/processes/compile-child.ts',
}
const PACKAGES_INSIDE = [
  'zod',
  'commander',
  'cli-progress',
  'yauzl',
  'yazl',
  'p-queue',
  'fastest-levenshtein',
  'zod-openapi',
]
const SERVER_PROGRAMS = {
  'server-main': 'server/main.ts',
  'server-demo': 'server/demo.ts',
  'server-deliver-cli': 'server/deliver-cli.ts',
  'server-keys-cli': 'server/keys-cli.ts',
  'server-doctor-cli': 'server/doctor-cli.ts',
  'server-mcp-stdio': 'server/mcp-stdio.ts',
  'server-sql-child': 'server/sql/child.ts',
}
/** Other files that decide the artifact: the packages, and how it is made. */
const OTHER_INPUTS = ['package.json', 'package-lock.json', 'tools/artifact/build.ts']
/** Its SQL decides the digests of the declarations, which are made with the programs. */
const DECLARATIONS = 'schemas'
const BUILT = 'built.json'

/**
 * Read by `runtime/fresh-artifact.js`: the folder of the newest artifact, and the files that it was made from with
 * their hashes.
 */
export interface BuiltArtifact {
  readonly folder: string
  readonly inputs: Readonly<Record<string, string>>
}

/**
 * Bundles the programs as JavaScript into a folder of `dist` that is named by its inputs. The one before stays, because a
 * running server may still read from it. Packages are not in it; SQL and other files are read from the sources.
 */
export async function buildArtifact(dist: string): Promise<BuiltArtifact> {
  const making = join(dist, 'making')
  await rm(making, { recursive: true, force: true })
  const inputs = new Map<string, string>()
  for (const name of [...OTHER_INPUTS, ...(await listCompileSql())]) {
    inputs.set(name, sha256OfText(await readFile(join(ROOT, name), 'utf8')))
  }
  await bundlePrograms(PIPELINE_PROGRAMS, making, inputs, PACKAGES_INSIDE)
  await bundlePrograms(SERVER_PROGRAMS, making, inputs, [])
  const compiler = await readCompilerCode()
  const { digest, words } = compiler
  const declared = Object.fromEntries(datasets.map((each) => [each.id, digestOfDeclaration(each, compiler)]))
  const code: BuiltCode = { digest, words: [...words], declared, lookThrough: await readLookThroughCode() }
  await writeFile(join(making, COMPILER_CODE_FILE), JSON.stringify(code))
  await refuseChanged(inputs)
  return publish(dist, making, Object.fromEntries([...inputs].sort()))
}

async function bundlePrograms(
  programs: Readonly<Record<string, string>>,
  making: string,
  inputs: Map<string, string>,
  packagesInside: readonly string[],
): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir: making,
    bundle: true,
    splitting: true,
    // Names of pieces have the paths of packages in them, and where links lead to differs between machines.
    preserveSymlinks: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The names stay, so that an error says where it was thrown.
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [keepPlaces(making, inputs), keepOutside(packagesInside)],
    // A package in CommonJS calls `require` for modules of Node, and an ES module has no such function.
    banner: {
      js: "import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);",
    },
  })
}

/** Leaves the packages to node_modules, but for those named, and what they need themselves. A name with # is a file of ours. */
function keepOutside(inside: readonly string[]): Plugin {
  return {
    name: 'keep-outside',
    setup(builder) {
      builder.onResolve({ filter: /^[^./#]/ }, ({ path, importer }) => {
        if (importer.includes('node_modules')) return undefined
        const name = path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/')
        return inside.includes(name) || importer === '' ? undefined : { path, external: true }
      })
    },
  }
}

/** Lists the SQL that compiles; what only answers is in folders named `api` or `service`, and decides no digest. */
async function listCompileSql(): Promise<string[]> {
  const found = await readdir(join(ROOT, DECLARATIONS), { recursive: true })
  return found
    .filter(
      (name) => name.endsWith('.sql') && !name.split('/').some((folder) => folder === 'api' || folder === 'service'),
    )
    .map((name) => `${DECLARATIONS}/${name}`)
    .sort()
}

/** Lets a module that reads a file next to it find it next to its source, and notes what each module was made from. */
function keepPlaces(outdir: string, inputs: Map<string, string>): Plugin {
  return {
    name: 'keep-places',
    setup(builder) {
      builder.onLoad({ filter: /\.(js|tsx?)$/ }, async ({ path }) => {
        // The lock file says what a package is.
        if (path.includes('/node_modules/')) return undefined
        const text = await readFile(path, 'utf8')
        inputs.set(relative(ROOT, path), sha256OfText(text))
        const place = `new URL(${JSON.stringify(relative(outdir, path))}, import.meta.url).href`
        return {
          loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
          contents: text.replaceAll('import.meta.url', () => place),
        }
      })
    },
  }
}

/** The digest of the compiler's code is made after the bundle: both must have seen the same files. */
async function refuseChanged(inputs: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, sha256] of inputs) {
    if (sha256OfText(await readFile(join(ROOT, name), 'utf8')) === sha256) continue
    throw new Error(`${name} changed while the programs were built: run make build again`)
  }
}

async function publish(dist: string, making: string, inputs: BuiltArtifact['inputs']): Promise<BuiltArtifact> {
  const folder = sha256OfText(canonicalJson(inputs)).slice(0, 16)
  const before = parseBuilt(await readIfPresent(join(dist, BUILT)))
  if (before?.folder === folder) {
    await rm(making, { recursive: true })
  } else {
    await rm(join(dist, folder), { recursive: true, force: true })
    await rename(making, join(dist, folder))
  }
  await replaceFile(realFiles, join(dist, BUILT), `${JSON.stringify({ folder, inputs }, null, 1)}\n`)
  const kept = [BUILT, folder, before?.folder]
  for (const name of await readdir(dist)) if (!kept.includes(name)) await rm(join(dist, name), { recursive: true })
  return { folder, inputs }
}

function parseBuilt(text: string | null): BuiltArtifact | null {
  return text === null ? null : (JSON.parse(text) as BuiltArtifact)
}
