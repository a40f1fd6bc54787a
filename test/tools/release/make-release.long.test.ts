import { execFile } from 'node:child_process'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { appendFile, chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { toSigningKey, verifyManifestSignature } from '../../../lake/signature/manifest-signature.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startIn } from '../../server/helpers/child.ts'
import { ask, eventually } from '../../server/helpers/http.ts'
import {
  copySources,
  findOtherUser,
  giveAway,
  listPackagePlaces,
  readFolder,
  ROOT,
  runUnder,
  unpack,
} from './helpers/released.ts'

/** Two builders that have nothing in common but the sources and their packages; the clock of the second is ten years ahead, and it is another user where this one may start one. */
const BUILDERS = [
  { umask: '022', env: { TZ: 'UTC', LC_ALL: 'C', SOURCE_DATE_EPOCH: '0' } },
  {
    umask: '077',
    env: {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'pt_BR.UTF-8',
      SOURCE_DATE_EPOCH: '1700000000',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
        'const now=Date.now,ahead=()=>now()+315576e6;globalThis.Date=class extends Date{constructor(...a){if(a.length)super(...a);else super(ahead())}static now(){return ahead()}}',
      )}`,
    },
  },
]

let folder: string
/** What each of the two made, by the names of the files. */
let made: readonly ReadonlyMap<string, Buffer>[]
let tarball: string
/** Words that start a program as another user; none where this one is not root. */
let otherUser: readonly string[] = []
/** Has the tarball, unpacked, with the packages of its lock file alone. */
let unpacked: string
const { privateKey } = generateKeyPairSync('ed25519')

beforeAll(async () => {
  folder = await temporaryFolder()
  // The other user gets through to it, and reads nothing beside it.
  await chmod(dirname(folder), 0o711)
  await chmod(folder, 0o755)
  otherUser = await findOtherUser()
  made = await Promise.all(
    BUILDERS.map(async ({ umask, env }, at) => {
      const sources = join(folder, `builder-${String(at)}`, ...(at === 0 ? [] : ['some', 'where', 'else']))
      await copySources(sources, umask)
      const [HOME, key] = [join(folder, `home-${String(at)}`), join(folder, `key-${String(at)}.pem`)]
      await mkdir(HOME)
      await writeFile(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
      const as = at === 0 ? [] : otherUser
      if (as.length > 0) await giveAway(join(folder, `builder-${String(at)}`), HOME, key)
      const words = [...as, process.execPath, '--import', 'tsx', 'tools/release/main.ts', 'made']
      await runUnder(umask, sources, words, { ...env, HOME, SIGNING_KEY_FILE: key })
      return readFolder(join(sources, 'made'))
    }),
  )
  tarball = [...(made[0]?.keys() ?? [])].find((name) => name.endsWith('.tgz')) ?? ''
  unpacked = await unpack(join(folder, 'builder-0/made', tarball), join(folder, 'unpacked'))
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const readReleased = async (name: string) => JSON.parse(await readFile(join(unpacked, name), 'utf8')) as unknown

describe('A release', () => {
  it('has the same bytes in two folders, whatever the user, clock, time zone, locale and umask', () => {
    const [one, other] = made.map((files) =>
      Object.fromEntries([...files].map(([name, bytes]) => [name, sha256(bytes)])),
    )
    expect(Object.keys(one ?? {})).toHaveLength(4)
    expect(other).toEqual(one)
  })

  it('was made by two users, where this one may start another', async () => {
    const { uid } = await stat(join(folder, 'builder-1/some/where/else/made', tarball))
    expect(uid === process.getuid?.()).toBe(otherUser.length === 0)
  })

  it('comes with checksums of all files, which its key has signed', async () => {
    const files = made[0] ?? new Map<string, Buffer>()
    const sums = files.get('SHA256SUMS') ?? Buffer.alloc(0)
    const listed = [...sums.toString().matchAll(/^(\w{64}) {2}(.+)$/gm)].map(([, sum, name]) => [name, sum])
    expect(listed.map(([name]) => name)).toEqual([expect.stringMatching(/provenance\.json$/), tarball])
    for (const [name = '', sum] of listed) expect(sum).toBe(sha256(files.get(name) ?? Buffer.alloc(0)))
    const signature = String(files.get('SHA256SUMS.sig'))
    const trusted = [toSigningKey(privateKey, '2026-01-01T00:00:00Z')]
    expect(verifyManifestSignature(sums, signature, trusted)).toMatchObject({ state: 'valid' })
    await promisify(execFile)('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: unpacked })
  })

  it('says what it was made of, and claims no more of it than is known', () => {
    const text = [...(made[0] ?? [])].find(([name]) => name.endsWith('provenance.json'))?.[1].toString() ?? ''
    expect(JSON.parse(text)).toMatchObject({
      subject: [{ name: tarball, digest: { sha256: sha256(made[0]?.get(tarball) ?? Buffer.alloc(0)) } }],
      predicate: {
        buildDefinition: {
          internalParameters: { node: process.version, slsa_build_level: 1 },
          resolvedDependencies: [{ name: 'source', annotations: { known: false } }, { name: 'package-lock.json' }],
        },
      },
    })
    expect(text).not.toContain(folder)
  })

  it('names each package that is installed with it, with its licence, and none that translates or tests', async () => {
    const places = await listPackagePlaces(unpacked)
    const bill = (await readReleased('sbom.cdx.json')) as { readonly components: readonly { readonly name: string }[] }
    const names = new Set(places.map((place) => place.slice(place.lastIndexOf('node_modules/') + 13)))
    expect(new Set(bill.components.map(({ name }) => name))).toEqual(names)
    const licences = await readFile(join(unpacked, 'THIRD-PARTY-LICENCES.txt'), 'utf8')
    expect([...licences.matchAll(/^={80}\n\S+ \S+ \(.+\)$/gm)]).toHaveLength(places.length)
    for (const name of ['express', '@duckdb/node-api']) expect(names).toContain(name)
    for (const name of ['tsx', 'esbuild', 'typescript', 'vitest']) expect(names).not.toContain(name)
  })

  it('installs its command, which compiles to the same snapshot twice and answers from it', async () => {
    const home = join(folder, 'home')
    const install = ['npm', 'install', '--global', '--offline', '--no-audit', '--no-fund', '--prefix', home, unpacked]
    await runUnder('022', folder, install, { HOME: home })
    const command = join(home, 'bin/market-data-server')
    const lakes = await Promise.all(
      BUILDERS.map(async ({ umask, env: { NODE_OPTIONS: _, ...env } }, at) => {
        const DATA_DIR = join(folder, `lake-${String(at)}`)
        const SOURCE_MIRROR = join(ROOT, 'data/sample')
        await runUnder(umask, folder, [command, 'build'], {
          ...env,
          DATA_DIR,
          SOURCE_MIRROR,
          DATASETS: 'business_calendar',
        })
        return DATA_DIR
      }),
    )
    const digests = lakes.map(async (lake) => {
      const manifest = JSON.parse(await readFile(join(lake, 'current/manifest.json'), 'utf8')) as Manifest
      return manifest.digest
    })
    const [one, other] = await Promise.all(digests)
    expect(other).toBe(one)

    const server = startIn(folder, [command, 'serve'], { DATA_DIR: lakes[0] ?? '', PORT: '0', DRAIN_SECONDS: '0' })
    onTestFinished(() => {
      server.kill('SIGKILL')
    })
    const port = Number(await eventually(() => Promise.resolve(/"port":(\d+)/.exec(server.output())?.[1] ?? null)))
    const replies = await Promise.all(['/readyz', '/docs', '/docs/changelog'].map((path) => ask(port, path)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('has the client of npm with the files that npm would pack', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'client/typescript/package.json'), 'utf8')) as {
      readonly version: string
    }
    const into = join(folder, 'client')
    const packed = join(unpacked, `clients/brazilian-market-data-client-${version}.tgz`)
    await promisify(execFile)('mkdir', [into])
    await promisify(execFile)('tar', ['xzf', packed, '-C', into])
    const words = ['npm', 'pack', '--dry-run', '--json', '--ignore-scripts']
    const listed = JSON.parse(await runUnder('022', join(into, 'package'), words, { HOME: into })) as readonly {
      readonly files: readonly { readonly path: string }[]
    }[]
    const { stdout } = await promisify(execFile)('tar', ['tzf', packed])
    const paths = listed[0]?.files.map(({ path }) => `package/${path}`) ?? []
    expect(paths.sort()).toEqual(stdout.trim().split('\n').sort())
    const { stdout: help } = await promisify(execFile)(join(into, 'package/dist/brmd.js'), ['--help'])
    expect(help).toContain('brmd portfolio')
  })

  it('says what to do where one of its files is not as it was released', async () => {
    await appendFile(join(unpacked, 'schemas/core/macros/texts.sql'), '-- another line\n')
    const start = ['runtime/market-data-server.js', 'plan', '--help']
    await expect(promisify(execFile)(process.execPath, start, { cwd: unpacked })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('install again') as string,
    })
  })
})
