import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian keeps the programs of the server out of the PATH. */
const PROGRAMS = '/usr/lib/postgresql'
/** For a machine that this database has to itself; it may lose data in a crash while it is loaded. */
const SETTINGS = ['shared_buffers=1GB', 'fsync=off', 'full_page_writes=off', 'listen_addresses=', 'max_connections=40']
const USER = 'bench'

/** Makes a new database cluster in the folder. */
export async function createCluster(folder: string): Promise<void> {
  const home = join(folder, 'postgres')
  await mkdir(home, { recursive: true })
  if (isRoot()) {
    // Debian's user passes through the folders above, which are temporary ones of the benchmark.
    for (let at = folder; at.startsWith(tmpdir()) && at !== tmpdir(); at = dirname(at)) await chmod(at, 0o711)
    await run('chown', ['postgres:', home])
  }
  await runProgram('initdb', ['-D', join(home, 'data'), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C'], home)
}

/** Starts the server of the cluster in the folder, which listens on a socket beside its data. */
export async function startPostgres(
  folder: string,
): Promise<{ host: string; user: string; stop: () => Promise<void> }> {
  const home = join(folder, 'postgres')
  const options = [`-k ${home}`, ...SETTINGS.map((setting) => `-c ${setting}`)].join(' ')
  const control = (...words: string[]) => runProgram('pg_ctl', ['-D', join(home, 'data'), '-w', ...words], home)
  await control('-o', options, '-l', join(home, 'log'), 'start')
  return { host: home, user: USER, stop: () => control('-m', 'fast', 'stop') }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root. */
async function runProgram(name: string, words: readonly string[], cwd: string): Promise<void> {
  const [newest] = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a))
  if (newest === undefined) throw new Error(`there is no PostgreSQL in ${PROGRAMS}`)
  const command = [join(PROGRAMS, newest, 'bin', name), ...words]
  if (isRoot()) await run('runuser', ['-u', 'postgres', '--', ...command], { cwd })
  else await run(command[0] ?? '', command.slice(1), { cwd })
}
