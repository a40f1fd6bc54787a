import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { readIfPresent, replaceFile } from '../lake/durable-files.ts'
import { realFiles } from '../lake/files.ts'
import { BuildError } from '../schemas/core/error.ts'
import { printable } from '../schemas/core/printable.ts'
import { readDataDir } from './environment.ts'
import { explainFailure } from './explain-failure.ts'
import { parseAtLeastOne } from './option-values.ts'
import { listImages, type NamedImage, writeDigests } from './supply/image-names.ts'
import { readAddress } from './supply/read-address.ts'
import { type ResolvedImage, resolveImage } from './supply/registry.ts'

/*
 * Asks the registries for the digests of the versions that the files of deployment name. Exit code 0: all are resolved,
 * and no file has another digest. 1: a file has another digest than its version has today. 2: a registry has no such
 * version, or the command cannot be run so. 3: not asked, because a registry did not answer.
 */

const DEPLOYED = ['compose.yaml', 'Dockerfile'].map((name) =>
  fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)),
)
const [MOVED, REFUSED, NOT_ASKED] = [1, 2, 3]

interface Options {
  readonly write: boolean
  readonly registry: string | undefined
  readonly within: number
}

const program = new Command('images')
  .description('print the digests of the images that files of deployment name, or write them into these files')
  .argument('[files...]', 'compose files and Dockerfiles', DEPLOYED)
  .option('--write', 'write the digests into the files, if all are resolved', false)
  .option('--registry <address>', 'ask this one, such as a mirror of yours, in place of the one that a name means')
  .option('--within <seconds>', 'how long to wait in all', parseAtLeastOne, 60)
  .exitOverride()
  .action(async (files: readonly string[], { write, registry, within }: Options) => {
    const texts = new Map<string, string>()
    for (const file of files) texts.set(file, (await readIfPresent(file)) ?? '')
    const images = [...new Map([...texts.values()].flatMap(listImages).map((each) => [each.name, each])).values()]
    if (images.length === 0)
      throw new BuildError('BAD_PARAMETER', `no image is named in ${files.join(', ')}`, {
        hint: 'Give compose files or Dockerfiles that name images with a version.',
      })
    const mirror = registry === undefined ? null : readAddress(registry)
    const resolved = await resolveAll(images, AbortSignal.timeout(within * 1000), mirror)
    for (const { image, found } of resolved) process.stdout.write(`${describe(image, found, write)}\n`)
    process.exitCode = chooseExitCode(resolved, write)
    if (!write) return
    if (process.exitCode === 0) await writeAll(texts, resolved)
    else process.stdout.write('nothing written: not every image is resolved\n')
  })

interface Resolved {
  readonly image: NamedImage
  readonly found: ResolvedImage
}

async function resolveAll(images: readonly NamedImage[], signal: AbortSignal, mirror: string | null) {
  const resolved: Resolved[] = []
  for (const image of images) resolved.push({ image, found: await resolveImage(image, signal, mirror) })
  return resolved
}

function describe({ name, digest }: NamedImage, found: ResolvedImage, isWriting: boolean): string {
  if (found.state !== 'resolved') return printable(`${name}  ${found.state.replace('_', ' ')}: ${found.why}`)
  const platforms = found.platforms.length === 0 ? '' : `  ${found.platforms.join(', ')}`
  const moved =
    digest === null || digest === found.digest
      ? ''
      : `  MOVED: the file ${isWriting ? 'had' : 'has'} ${digest}: its maker has published this version again`
  return printable(`${name}@${found.digest}${platforms}${moved}`)
}

function chooseExitCode(resolved: readonly Resolved[], isWriting: boolean): number {
  const states = new Set(resolved.map(({ found }) => found.state))
  if (states.has('refused')) return REFUSED
  if (states.has('not_asked')) return NOT_ASKED
  const hasMoved = resolved.some(
    ({ image, found }) => found.state === 'resolved' && image.digest !== null && image.digest !== found.digest,
  )
  return hasMoved && !isWriting ? MOVED : 0
}

async function writeAll(texts: ReadonlyMap<string, string>, resolved: readonly Resolved[]): Promise<void> {
  const digests = new Map(
    resolved.flatMap(({ image, found }) => (found.state === 'resolved' ? [[image.name, found.digest] as const] : [])),
  )
  const day = new Date().toISOString().slice(0, 10)
  for (const [file, text] of texts) {
    await replaceFile(realFiles, file, writeDigests(text, digests, day))
    process.stdout.write(`${file} has the digests\n`)
  }
}

try {
  await program.parseAsync()
} catch (thrown) {
  const { text, exitCode } = explainFailure(thrown, readDataDir(process.env))
  process.stderr.write(text)
  process.exitCode = exitCode
}
