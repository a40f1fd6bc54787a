import { existsSync } from 'node:fs'
import { Lake } from '../lake/lake.ts'
import { readDataDir, readTimeLimit, USUAL_TIME_LIMIT } from './environment.ts'
import { endWith, outliveReaders, supervise } from './supervise.ts'

/** These commands hold the data directory while they run. */
const SUPERVISED = ['build', 'fetch', 'rollback', 'prune', 'delta-log']

const words = process.argv.slice(2)
if (words.some((word) => SUPERVISED.includes(word))) await runSupervised()
else await import('./main.ts')

/** This process loads little: it waits for the process that works, and must outlive whatever happens to it. */
async function runSupervised(): Promise<never> {
  outliveReaders(process.stdout, process.stderr)
  // In the programs of `make build` it is pipeline-main.js, next to pipeline-cli.js.
  const script = import.meta.filename.replace(/cli(\.[jt]s)$/, 'main$1')
  const loadReport = () => import('./commands/abnormal-end-report.ts')
  // Ctrl-C ends the process that translates TypeScript too: what is needed after it is loaded before.
  if (script.endsWith('.ts')) await loadReport()
  // The command itself refuses a limit that cannot be read.
  const limitMs = readTimeLimit(process.env) ?? readTimeLimit({ BUILD_TIME_LIMIT: USUAL_TIME_LIMIT }) ?? 0
  const ended = await supervise(script, words, limitMs)
  const lake = new Lake(readDataDir(process.env))
  if (ended.reported === null || existsSync(lake.buildStarted)) {
    const { reportAbnormalEnd } = await loadReport()
    await reportAbnormalEnd(lake, ended, (text) => process.stderr.write(text))
  }
  return endWith(ended.reported ?? 2)
}
