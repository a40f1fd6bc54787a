import { readFileSync } from 'node:fs'
import { type Child, run } from '../../server/helpers/child.ts'
import { readMemory } from './measure.ts'

type Settings = Readonly<Record<string, string>>

/** Builds as `make build-data` does, in a process of its own, by default every month and dataset of the mirror. */
export async function measureBuild(
  mirror: string,
  dataDir: string,
  settings: Settings = {},
): Promise<{ seconds: number; peakMiB: number }> {
  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '', ...settings }
  const started = performance.now()
  const peakMiB = await runApart(['pipeline/cli.ts', 'build'], environment)
  return { seconds: (performance.now() - started) / 1000, peakMiB }
}

/** Runs a program of ours from its source; returns the most memory that it and what it started ever held, in MiB. */
export async function runApart(words: readonly string[], environment: Settings): Promise<number> {
  const child = run(words, environment)
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, readPeak(child.pid))), 20)
  await untilDone(child).finally(() => {
    clearInterval(watch)
  })
  return Math.round(peak)
}

export async function untilDone({ ended, output }: Omit<Child, 'port'>): Promise<void> {
  const code = await ended
  if (code !== 0) throw new Error(`a program ended with ${String(code)}:\n${output()}`)
}

/** 0 once the process has ended. */
function readPeak(pid: number | string | undefined): number {
  try {
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
    return children.reduce((sum, child) => sum + readPeak(child), readMemory(pid).peak)
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 0
    throw error
  }
}
