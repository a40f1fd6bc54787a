import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Packages that translate sources when a program starts; the programs of a release are translated already. */
const TRANSLATORS = ['tsx', 'esbuild']
/** Fields that only matter to those who change the code. */
const OF_DEVELOPMENT = ['scripts', 'prettier', 'knip', 'imports', 'devDependencies']

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      os: z.array(z.string()).optional(),
    }),
  ),
})
const billSchema = z.looseObject({ metadata: z.looseObject({}) })

/** A package that the release needs; one for a single system is not installed on others. */
export interface InstalledPackage {
  /** Where it is installed: `node_modules/zod`. */
  readonly place: string
  readonly version: string
  readonly licence: string
  readonly isForOneSystem: boolean
}

/** Packages that npm installs with a release, by exact versions and hashes, and the bill of them (SBOM, CycloneDX). */
export interface Installation {
  readonly description: string
  readonly lock: string
  readonly bill: string
  readonly packages: readonly InstalledPackage[]
  readonly npm: string
}

/** Lets npm take out of the lock file what a release does not need, and describe the rest. It asks no registry. */
export async function describeInstallation(root: string, scratch: string): Promise<Installation> {
  // npm names the release by its folder.
  const folder = join(scratch, 'brazilian-market-data')
  await mkdir(folder)
  const description = describeRelease(await readFile(join(root, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), description)
  await writeFile(join(folder, 'package-lock.json'), await readFile(join(root, 'package-lock.json')))
  const npm = async (...words: readonly string[]) =>
    (await promisify(execFile)('npm', [...words, ...QUIETLY], { cwd: folder, maxBuffer: 64 * 1024 ** 2 })).stdout
  await npm('install', '--package-lock-only', '--ignore-scripts')
  const bill = await npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only')
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8')
  return {
    description,
    lock,
    bill: settleBill(bill),
    packages: listPackages(lock),
    npm: (await npm('--version')).trim(),
  }
}

const QUIETLY = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--logs-max=0']

function describeRelease(text: string): string {
  const description = z.looseObject({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(text))
  const dependencies = Object.fromEntries(
    Object.entries(description.dependencies).filter(([name]) => !TRANSLATORS.includes(name)),
  )
  const kept = Object.entries({ ...description, dependencies }).filter(([name]) => !OF_DEVELOPMENT.includes(name))
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`
}

/** npm writes the time and a drawn number into each bill; ours is named by its content. */
function settleBill(text: string): string {
  const { metadata, ...bill } = billSchema.parse(JSON.parse(text))
  const settled = Object.entries(metadata).filter(([name]) => name !== 'timestamp')
  const content = { ...bill, serialNumber: undefined, metadata: Object.fromEntries(settled) }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  // A UUID of version 8: its bits are the publisher's own (RFC 9562).
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  const serialNumber = `urn:uuid:${parts.join('-')}-${hash.slice(20, 32)}`
  return `${JSON.stringify({ ...content, serialNumber }, null, 2)}\n`
}

function listPackages(lock: string): InstalledPackage[] {
  return Object.entries(lockSchema.parse(JSON.parse(lock)).packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license = 'not declared', os }]) => {
      return { place, version, licence: license, isForOneSystem: os !== undefined }
    })
}
