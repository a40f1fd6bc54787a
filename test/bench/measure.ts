import { readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Runs two pieces of work in turn, so that a machine that slows down slows both; returns the seconds of each round. */
export async function measureInTurn(
  rounds: number,
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
): Promise<{ a: number[]; b: number[] }> {
  const times: { a: number[]; b: number[] } = { a: [], b: [] }
  for (let round = 0; round < rounds; round++) {
    times.a.push((await milliseconds(a)) / 1000)
    times.b.push((await milliseconds(b)) / 1000)
  }
  return times
}

export interface Ran {
  readonly code: number | null
  /** The most memory it ever held, in MiB, as the kernel counted it. */
  readonly peakMiB: number
}

/** Runs a program of ours from its source in a process of its own. */
export function runApart(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ran> {
  return runNode(['--import', 'tsx', script, ...args], environment)
}

/** Builds as `make build-data` does, in a process of its own, by default every month and dataset of the mirror. */
export async function measureBuild(
  mirror: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ seconds: number; peakMiB: number }> {
  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '', ...settings }
  const started = performance.now()
  const { peakMiB } = await runApart('pipeline/cli.ts', ['build'], environment)
  return { seconds: (performance.now() - started) / 1000, peakMiB }
}

/** Runs a program as an operator does: the built one, if `make build` was the last change. */
export function runBuilt(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ran> {
  return runNode(['runtime/start.js', program, ...args], environment)
}

async function runNode(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<Ran> {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, readPeak(child.pid))
  }, 20)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  clearInterval(watch)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}:\n${errors}`)
  return { code, peakMiB: Math.round(peak / 1024) }
}

/** High-water marks of a running process and of those that it started, in KiB; 0 once it has ended. */
function readPeak(pid: number | string | undefined): number {
  try {
    const own = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0)
    const started = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
    return started.reduce((sum, child) => sum + readPeak(child), own)
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0
    throw error
  }
}
