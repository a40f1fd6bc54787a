import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Runs `work` in a copy of the tracked files, so that no mutant is ever in the files themselves. */
export async function inSandbox<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folders = join(ROOT, '.tmp')
  await mkdir(folders, { recursive: true })
  const folder = await mkdtemp(join(folders, 'mutation-'))
  try {
    const { stdout } = await run('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 1 << 26 })
    for (const file of stdout.split('\0').filter((name) => name !== '')) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await cp(join(ROOT, file), join(folder, file))
    }
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gives `work` the environment of a run of tests, with a folder of its own for what they make. */
export async function withEnvironment<T>(work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'market-data-mutant-'))
  try {
    // With a folder of compiled worlds at hand, the run does not bundle the programs: these tests start none.
    return await work({ ...process.env, CI: 'true', TMPDIR: temporary, COMPILED_ONCE: temporary, NO_COLOR: '1' })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}
