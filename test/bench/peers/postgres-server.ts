import { execFile, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian keeps the programs of the server out of the PATH. */
const PROGRAMS = '/usr/lib/postgresql'

/** Debian's user of PostgreSQL, which refuses to run as root. */
const DEBIAN_USER = 'postgres'

/** For a machine that this database has to itself; it may lose data in a crash while it is loaded. */
const SETTINGS = ['shared_buffers=1GB', 'fsync=off', 'full_page_writes=off', 'listen_addresses=', 'max_connections=40']

interface Identity {
  readonly uid?: number
  readonly gid?: number
}

/** A server of PostgreSQL over `folder/postgres`, which listens on a socket in that folder. */
export interface PostgresServer {
  /** Where the socket is, and who connects. */
  readonly host: string
  readonly user: string
  stop(): Promise<void>
}

/** Makes a new database cluster in the folder. */
export async function createCluster(folder: string): Promise<void> {
  const { home, identity } = await prepareHome(folder)
  await run(
    findProgram('initdb'),
    ['-D', join(home, 'data'), '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...identity,
      cwd: home,
    },
  )
}

export async function startPostgres(folder: string): Promise<PostgresServer> {
  const { home, identity } = await prepareHome(folder)
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const child = spawn(findProgram('postgres'), ['-D', join(home, 'data'), '-k', home, ...settings], {
    ...identity,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve()
    })
  })
  for (let attempt = 0; !output.includes('ready to accept connections'); attempt++) {
    if (child.exitCode !== null || attempt > 1_200) throw new Error(`PostgreSQL did not start: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    host: home,
    user: 'bench',
    stop: async () => {
      // SIGINT ends the sessions that are open; SIGTERM would wait for them.
      child.kill('SIGINT')
      await ended
    },
  }
}

function findProgram(name: string): string {
  const newest = readdirSync(PROGRAMS)
    .sort((a, b) => Number(a) - Number(b))
    .at(-1)
  if (newest === undefined) throw new Error(`there is no PostgreSQL in ${PROGRAMS}`)
  return join(PROGRAMS, newest, 'bin', name)
}

/** Root lets the other user pass through the folders above, which are temporary ones of the benchmark. */
async function prepareHome(folder: string): Promise<{ home: string; identity: Identity }> {
  const home = join(folder, 'postgres')
  await mkdir(home, { recursive: true })
  if (process.getuid?.() !== 0) return { home, identity: {} }
  const { stdout } = await run('id', ['-u', DEBIAN_USER])
  const { stdout: group } = await run('id', ['-g', DEBIAN_USER])
  const identity = { uid: Number(stdout), gid: Number(group) }
  for (let at = folder; at.startsWith(tmpdir()) && at !== tmpdir(); at = dirname(at)) await chmod(at, 0o711)
  await chown(home, identity.uid, identity.gid)
  return { home, identity }
}
