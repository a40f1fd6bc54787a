import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PARTS = ['lake', 'runtime', 'schemas', 'pipeline', 'server', 'client', 'tools', 'deploy', 'docs']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'README.md', 'CHANGELOG.md', 'SECURITY.md']
const LICENCES = ['LICENSE', 'DATA-LICENSE.md']

/** Copies what a release is made of into a folder that need not exist, with the rights that a umask leaves. */
export async function copySources(folder: string, umask: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const part of [...PARTS, ...FILES, ...LICENCES])
    await cp(join(ROOT, part), join(folder, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (umask !== '022') await promisify(execFile)('chmod', ['-R', 'go-rwx', folder])
}

const NOBODY = 65534

/**
 * Words that run a program as another user than this one; none where this one is not root, or where the other cannot read
 * the packages and Node.
 */
export async function findOtherUser(): Promise<readonly string[]> {
  if (process.getuid?.() !== 0) return []
  const id = String(NOBODY)
  const words = ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups', '--']
  const probe = [process.execPath, '-e', 'require("esbuild")']
  return await runUnder('022', ROOT, [...words, ...probe], {}).then(
    () => words,
    () => [],
  )
}

/** Gives files and folders to the user that `findOtherUser` finds. */
export async function giveAway(...places: readonly string[]): Promise<void> {
  await promisify(execFile)('chown', ['-R', '-h', String(NOBODY), ...places])
}

/** Runs a program under a umask, with nothing of this process in its environment but where programs are. */
export async function runUnder(
  umask: string,
  cwd: string,
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', 'umask "$0"; exec "$@"', umask, ...words], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    maxBuffer: 64 * 1024 ** 2,
  })
  return stdout
}

/** Reads all files of a folder by their names. */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder)).sort()
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)))
}

/** Unpacks a tarball as npm does, and links the packages that its lock file names, and no others. */
export async function unpack(tarball: string, into: string): Promise<string> {
  await mkdir(into, { recursive: true })
  await promisify(execFile)('tar', ['xzf', tarball, '-C', into])
  const folder = join(into, 'package')
  for (const place of await listPackagePlaces(folder)) {
    // What is below a package comes with it.
    if (place.lastIndexOf('node_modules/') > 0) continue
    await mkdir(dirname(join(folder, place)), { recursive: true })
    await symlink(join(ROOT, place), join(folder, place))
  }
  await chmod(folder, 0o755)
  return folder
}

/** Lists where the lock file of a release puts packages. */
export async function listPackagePlaces(folder: string): Promise<string[]> {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>
  }
  return Object.keys(packages).filter((place) => place !== '')
}
