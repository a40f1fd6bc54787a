import { Lake } from '../../lake/lake.ts'
import { Worker } from 'node:worker_threads'
import { datasets } from '../../schemas/registry.gen.ts'
import type { Series } from '../../schemas/datasets/statistics/series.ts'
import { DownloadCheck } from '../compile/damaged-downloads.ts'
import type { Effects } from '../effects.ts'
import { Gate } from '../hold/gate.ts'
import type { LogLine } from '../log.ts'
import { addDeclared } from '../declare-datasets.ts'
import { dieWithSupervisor } from '../supervise.ts'
import { compileGroup } from './compile-group.ts'
import {
  fromPlainJob,
  type GroupReply,
  type GroupRequest,
  groupRequestSchema,
  toPlainOutcome,
} from './compile-messages.ts'

/*
 * A process that compiles groups of jobs for the builder, one after another. It may be killed at any moment: what it has
 * written is below a folder of its own, which the builder removes.
 */
dieWithSupervisor()
// A terminal sends these signals to the whole group of processes. The builder ends, and this process with it.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
watchBuilder()
const downloads = new DownloadCheck()
process.on('message', (message) => {
  void answer(groupRequestSchema.parse(message)).then(say)
})

function say(reply: GroupReply): void {
  process.send?.(reply)
}

async function answer(request: GroupRequest): Promise<GroupReply> {
  const { jobs, gate: known, dataDir, declaredByOperator, ...rest } = request
  const settings = { ...rest, lake: new Lake(dataDir) }
  const declared = addDeclared(datasets, declaredByOperator as readonly (Series | string)[])
  const group = jobs.map((job) => fromPlainJob(job, declared))
  const gate = new Gate(known.heldVersions, new Map(known.shownOn), known.heldNow)
  const lines: LogLine[] = []
  const knownDamaged = downloads.damaged.length
  try {
    const outcome = await compileGroup(group, downloads, { ...settings, gate }, recordLines(lines))
    const damagedDownloads = [...downloads.damaged.slice(knownDamaged)]
    const plain = toPlainOutcome(outcome, group)
    const { heldVersions, heldNow } = gate.judged
    const judged = { heldVersions: [...heldVersions], heldNow: [...heldNow] }
    return { say: 'done', outcome: plain, judged, damagedDownloads, lines: [...lines] }
  } catch (error) {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const code = error instanceof Error && 'code' in error ? String(error.code) : null
    return { say: 'failed', name, message, stack, code }
  }
}

/** Keeps the lines until the outcome is handed over, so that the lines of one group stand together in the log. */
function recordLines(lines: LogLine[]): Effects {
  return {
    log: {
      line: (line) => {
        lines.push(line)
      },
      progress: () => ({ tick: () => undefined, end: () => undefined }),
    },
    now: () => new Date(),
    at: (step, dataset = '', partition = '') => {
      if (step === 'split' || step === 'compile') say({ say: 'at', step, dataset, partition })
    },
  }
}

/** Kills this process when the builder is gone, even if a loop of JavaScript keeps it from noticing. */
function watchBuilder(): void {
  const code = `const { ppid } = process
    setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL') }, 500)`
  new Worker(code, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref()
}
