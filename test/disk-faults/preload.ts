import { execFile, spawn } from 'node:child_process'
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sha256OfFile } from '../../lake/hash.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { findOrMake } from '../helpers/world-store.ts'
import { findProgram } from '../helpers/programs.ts'
import type { EndedProgram } from './call.ts'

export const FAILING = ['fails', 'fills', 'short'] as const
export const KILLING = ['ends', 'kills'] as const

/** Fault at a change to a file, counted from 1 (preload.c); none at 0. */
export interface ChangeFault {
  readonly kind: (typeof FAILING)[number] | (typeof KILLING)[number]
  readonly at: number
}

export function isKilling({ kind }: ChangeFault): boolean {
  return KILLING.some((each) => each === kind)
}

/** Makes a program, and the programs that it starts, count their changes and meet a fault. */
export interface Preloaded {
  readonly variables: Readonly<Record<string, string>>
  readonly changes: () => Promise<string[]>
  /** Makes the disk slow, or quick again: every change takes this many microseconds more. */
  readonly delay: (microseconds: number) => Promise<void>
  /** Counts anew, below another folder, towards another fault. */
  readonly aim: (below: string, fault: ChangeFault) => Promise<void>
  /** True once the change at fault was made. */
  readonly isMet: () => Promise<boolean>
}

/** Compiles the library that is loaded before the programs, once in a run. The loader takes no path with a space. */
async function compileLibrary(): Promise<string> {
  const source = new URL('preload.c', import.meta.url).pathname
  const made = await findOrMake(`preloaded-${await sha256OfFile(source)}`, async (folder) => {
    await mkdir(folder)
    const options = [
      '-shared',
      '-fPIC',
      '-O1',
      '-U_FORTIFY_SOURCE',
      '-Wall',
      '-Werror',
      '-o',
      join(folder, 'preload.so'),
    ]
    await promisify(execFile)('cc', [...options, source, '-ldl'])
  })
  return join(made, 'preload.so')
}

/** Where the library finds each of what it shares (preload.c), and the length of all of it. */
const AT = { done: 0, delay: 8, n: 24, kind: 32, folder: 48, end: 48 + 4096 } as const

function writeState(folder: string, fault: ChangeFault | null): Buffer {
  const state = Buffer.alloc(AT.end)
  state.writeBigInt64LE(BigInt(fault?.at ?? 0), AT.n)
  state.write(fault?.kind ?? '', AT.kind)
  state.write(folder, AT.folder)
  return state
}

/** Counts the changes below a folder; with a fault, one of them meets it. */
export async function preload(below: string, fault: ChangeFault | null = null): Promise<Preloaded> {
  const aside = await temporaryFolder()
  const [state, log] = [join(aside, 'state'), join(aside, 'changes')]
  await writeFile(state, writeState(await realpath(below), fault))
  const variables = {
    LD_PRELOAD: await compileLibrary(),
    FAULT_STATE: state,
    ...(fault === null && { FAULT_LOG: log }),
    // The kernel would do what io_uring asks for without a call that can be counted.
    UV_USE_IO_URING: '0',
  }
  return {
    variables,
    changes: async () =>
      (await readFile(log, 'utf8')).split('\n').flatMap((line) => (line === '' ? [] : line.split(' ', 1))),
    delay: async (microseconds) => {
      const now = await readFile(state)
      now.writeBigInt64LE(BigInt(microseconds), AT.delay)
      await writeFile(state, now, { flag: 'r+' })
    },
    aim: async (folder, next) => writeFile(state, writeState(await realpath(folder), next), { flag: 'r+' }),
    isMet: async () => {
      const now = await readFile(state)
      return now.readBigInt64LE(AT.done) >= now.readBigInt64LE(AT.n)
    },
  }
}

export interface Started {
  readonly pid: number
  output(): string
  readonly ended: Promise<EndedProgram>
  /** Kills it with all that it started. */
  kill(): void
}

/** A program that takes longer than this never ends. */
const PATIENCE_MS = 300_000

/** Starts a program in a group of processes of its own, with these variables and no other settings. */
export function startInGroup(
  source: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
  patienceMs: number | null = PATIENCE_MS,
): Started {
  const child = spawn(process.execPath, [findProgram(source), ...words], {
    cwd: new URL('../..', import.meta.url).pathname,
    // A canary starts a server, which is tested by itself.
    env: { PATH: process.env['PATH'], CANARY_SECONDS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${source} does not start`)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const kill = () => {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch (error) {
      // All of them have ended.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
  const late =
    patienceMs === null
      ? undefined
      : setTimeout(() => {
          output += `\n${source} did not end`
          kill()
        }, patienceMs)
  const ended = new Promise<EndedProgram>((resolve, reject) => {
    child.on('error', reject).on('close', (exit, signal) => {
      clearTimeout(late)
      resolve({ by: exit ?? signal, output })
    })
  })
  return { pid, output: () => output, ended, kill }
}
