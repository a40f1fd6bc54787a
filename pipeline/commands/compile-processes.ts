import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { Doing } from '../../schemas/core/last-build.ts'
import { awaitAll } from '../await-all.ts'
import { groupJobs, type JobGroup } from '../compile/job-group.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { Effects } from '../effects.ts'
import type { RawFile } from '../raw-file.ts'
import { CompileProcess, CompileProcessEnded, type CompileStep } from './compile-process.ts'
import { describeHeldBack, type GroupOutcome, type GroupOutcomes, reportRefusal } from './compile-group.ts'
import { type CompileSettings, formatSubject } from './compile-job.ts'
import { fromPlainOutcome, toPlainJob } from './compile-messages.ts'

interface ProcessesEffects extends Effects {
  /** Shows what is being compiled, if there is a progress bar. */
  readonly say?: ((text: string) => void) | undefined
}

/**
 * Compiles groups in processes of their own, the largest first. One that dies or hangs costs its partition, and the
 * others go on. A bug in one ends them all and is thrown.
 */
export async function compileInProcesses(
  groups: readonly JobGroup[],
  processes: number,
  settings: CompileSettings,
  effects: ProcessesEffects,
  onEnd: (group: JobGroup, outcome: GroupOutcome) => void,
): Promise<GroupOutcomes> {
  const queue = groups.toSorted((a, b) => countBytes(b) - countBytes(a))
  const outcomes: GroupOutcome[] = []
  const damaged = new Map<string, RawFile>()
  const running = new Set<CompileProcess>()
  const steps = new RunningSteps(effects)
  let working = 0
  let hasFailed = false

  const compileNext = async (child: CompileProcess, group: JobGroup, place: number): Promise<void> => {
    const active = Math.min(processes, working + queue.length)
    const request = {
      jobs: group.map(toPlainJob),
      dataDir: settings.dataDir,
      workDir: join(settings.workDir, `process-${String(process.pid)}-${String(place)}`),
      // The last ones have the threads of those that have ended.
      threads: Math.max(1, Math.floor(settings.threads / active)),
      maskPersonalData: settings.maskPersonalData,
      servedFolder: settings.servedFolder,
      gate: toPlainGate(settings, group),
    }
    const reply = await child.compile(request, (step) => {
      steps.begin(place, step)
    })
    for (const { level = 'info', ...line } of reply.lines) effects.log.line({ ...line, level })
    settings.gate.takeOver(group, reply.heldVersions)
    for (const raw of reply.damagedDownloads) damaged.set(raw.path, raw)
    end(group, fromPlainOutcome(reply.outcome, group, request.workDir))
  }
  const end = (group: JobGroup, outcome: GroupOutcome) => {
    outcomes.push(outcome)
    onEnd(group, outcome)
    queue.unshift(...groupJobs(outcome.again))
  }
  const work = async (place: number): Promise<void> => {
    let child: CompileProcess | null = null
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      if (child === null) {
        child = new CompileProcess()
        running.add(child)
      }
      working += 1
      try {
        await compileNext(child, group, place)
      } catch (error) {
        if (!(error instanceof CompileProcessEnded) || hasFailed) throw error
        running.delete(child)
        await child.end()
        child = null
        // Of the months of a year's file only the one at fault is to be lost.
        if (group.length > 1) queue.unshift(...group.map((job) => [job]))
        else end(group, holdBackDead(group, error, settings, effects))
      } finally {
        working -= 1
        steps.end(place)
      }
    }
    if (child !== null) running.delete(child)
    await child?.end()
  }
  await awaitAll(
    Array.from({ length: processes }, (_, place) => work(place)),
    async () => {
      hasFailed = true
      queue.length = 0
      await Promise.all([...running].map((child) => child.end()))
    },
  )
  return { outcomes, damagedDownloads: [...damaged.values()] }
}

function countBytes(group: JobGroup): number {
  const inputs = group.flatMap((job) => job.inputs)
  return [...new Map(inputs.map(({ raw }) => [raw.path, raw.bytes])).values()].reduce((sum, bytes) => sum + bytes, 0)
}

function toPlainGate({ gate }: CompileSettings, group: JobGroup) {
  const { heldVersions, shownOn } = gate.describeFor(group)
  return { heldVersions: [...heldVersions], shownOn: shownOn.map(([url, day]): [string, string] => [url, day]) }
}

/** The refusal of a partition whose process ended. */
function holdBackDead(
  group: readonly PartitionJob[],
  { message }: CompileProcessEnded,
  settings: CompileSettings,
  effects: Effects,
): GroupOutcome {
  const error = new BuildError('DIED', message.split('\n')[0] ?? message, {
    hint: 'The last good version stays, and the next build tries again. If memory was short, set BUILD_PROCESSES to a smaller number; if it ends again, compile the partition with BUILD_PROCESSES=1.',
  })
  for (const job of group) reportRefusal(formatSubject(job), error, settings, effects)
  const heldBack = group.map((job) => describeHeldBack(job, error))
  return { compiled: [], heldBack, absent: [], served: [], again: [] }
}

/** What all processes are doing. The record of the build names what has been running longest: that is what may hang. */
class RunningSteps {
  readonly #steps = new Map<number, CompileStep>()
  readonly #effects: ProcessesEffects

  constructor(effects: ProcessesEffects) {
    this.#effects = effects
  }

  begin(place: number, step: CompileStep): void {
    this.#steps.delete(place)
    this.#steps.set(place, step)
    this.#show()
  }

  end(place: number): void {
    this.#steps.delete(place)
    this.#show()
  }

  #show(): void {
    const [oldest] = this.#steps.values()
    if (oldest === undefined) return
    const step: Doing['step'] = oldest.step
    this.#effects.at?.(step, oldest.dataset, oldest.partition)
    this.#effects.say?.([...this.#steps.values()].map(({ dataset, partition }) => `${dataset} ${partition}`).join(', '))
  }
}
