import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256OfText } from '../../lake/hash.ts'
import type { ManifestSigner } from '../../pipeline/signing/signer.ts'
import { type BuiltArtifact, buildArtifact } from '../artifact/build.ts'
import { readReleaseChanges } from './changes.ts'
import { packClients } from './client-packages.ts'
import { readEach, readTree } from './files.ts'
import { describeInstallation, type Installation } from './installed-packages.ts'
import { writeLicences } from './licences.ts'
import { findReleaseSource, type ReleaseSource, writeProvenance } from './provenance.ts'
import { type FileTree, listChecksums, packTarball } from './tarball.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Programs read SQL, styles and texts from these sources, and check by them that they were made from the same code. */
const FOLDERS = ['schemas', 'lake', 'runtime', 'pipeline', 'server', 'deploy', 'docs']
const FILES = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', 'DATA-LICENSE.md']
const COMMAND = 'runtime/market-data-server.js'
/** A source of the programs that no release has: how they are made. */
const MAKER = 'tools/artifact/build.ts'

export interface MadeRelease {
  readonly names: readonly string[]
  readonly source: ReleaseSource
  readonly areUnreleased: boolean
}

/**
 * Makes a release in a folder: the tarball that npm installs, its provenance, their checksums and, with a key, a
 * signature on these. The same sources give the same bytes to anyone with the same versions of Node and npm.
 */
export async function makeRelease(folder: string, signer: ManifestSigner | null): Promise<MadeRelease> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const [changes, apiChanges] = await Promise.all(
    ['CHANGELOG.md', 'server/CHANGELOG.md'].map(async (name) =>
      readReleaseChanges(await readFile(join(ROOT, name), 'utf8'), version),
    ),
  )
  const areUnreleased = [changes, apiChanges].some((each) => each?.areUnreleased === true)
  const named = `brazilian-market-data-${version}${areUnreleased ? '-unreleased' : ''}`
  const source = await findReleaseSource(ROOT)
  const scratch = await mkdtemp(join(tmpdir(), 'market-data-release-'))
  try {
    const installation = await describeInstallation(ROOT, scratch)
    const files = new Map<string, Uint8Array>(await readServer(installation))
    files.set('CHANGES.md', Buffer.from(writeChanges(named, changes?.text ?? '', apiChanges?.text ?? '')))
    files.set('sbom.cdx.json', Buffer.from(installation.bill))
    files.set('THIRD-PARTY-LICENCES.txt', Buffer.from(await writeLicences(ROOT, installation.packages)))
    for (const [name, bytes] of await packClients(ROOT, scratch)) files.set(`clients/${name}`, bytes)
    files.set('SHA256SUMS', Buffer.from(listChecksums(files)))

    const tarball = packTarball(files, { programs: new Set([COMMAND]) })
    const subject = { name: `${named}.tgz`, sha256: createHash('sha256').update(tarball).digest('hex') }
    const { npm, lock } = installation
    const made = new Map<string, Uint8Array>([
      [subject.name, tarball],
      [`${named}.provenance.json`, Buffer.from(writeProvenance(subject, source, { version, npm, lock }))],
    ])
    return { names: await writeRelease(folder, made, signer), source, areUnreleased }
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/**
 * Builds the programs anew, as many folders away from the sources as in a release: somebody may have changed those in
 * dist/.
 */
async function buildPrograms(files: Map<string, Buffer>): Promise<BuiltArtifact> {
  const making = await mkdtemp(join(ROOT, 'release-'))
  try {
    const built = await buildArtifact(making)
    for (const [path, bytes] of await readTree(`${making}/`, built.folder)) files.set(`dist/${path}`, bytes)
    return built
  } finally {
    await rm(making, { recursive: true })
  }
}

/** Reads what the server, the builder and their operator need, with the programs as `make build` makes them. */
async function readServer({ description, lock }: Installation): Promise<Map<string, Buffer>> {
  const files = await readEach(ROOT, FILES)
  for (const folder of FOLDERS) for (const [path, bytes] of await readTree(ROOT, folder)) files.set(path, bytes)
  const built = await buildPrograms(files)
  files.set('package.json', Buffer.from(description))
  files.set('package-lock.json', Buffer.from(lock))
  const inputs = Object.keys(built.inputs)
    .filter((name) => name !== MAKER)
    .map((name) => {
      const bytes = files.get(name)
      if (bytes === undefined) throw new Error(`the programs were made from ${name}, which no release has`)
      return [name, sha256OfText(bytes.toString())] as const
    })
  const kept = { folder: built.folder, inputs: Object.fromEntries(inputs) }
  files.set('dist/built.json', Buffer.from(`${JSON.stringify(kept, null, 1)}\n`))
  return files
}

function writeChanges(named: string, software: string, api: string): string {
  const parts = [`# ${named}`, software, '## The API', api].filter((part) => part !== '')
  return `${(api === '' ? parts.slice(0, -1) : parts).join('\n\n')}\n`
}

async function writeRelease(folder: string, made: FileTree, signer: ManifestSigner | null): Promise<string[]> {
  const checksums = Buffer.from(listChecksums(made))
  const files = new Map(made).set('SHA256SUMS', checksums)
  if (signer !== null) files.set('SHA256SUMS.sig', Buffer.from(signer.sign(checksums)))
  await rm(join(folder, 'SHA256SUMS.sig'), { force: true })
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  return [...files.keys()]
}
