import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { Doing } from '../../schemas/core/last-build.ts'
import { awaitAll } from '../../runtime/await-all.ts'
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
 * Compiles groups in processes of their own, the largest first. If a process dies or hangs, its partition is lost and
 * the others go on. A bug in one process ends them all and is thrown.
 */
export async function compileInProcesses(
  groups: readonly JobGroup[],
  processes: number,
  settings: CompileSettings,
  effects: ProcessesEffects,
  onEnd: (group: JobGroup, outcome: GroupOutcome) => void,
): Promise<GroupOutcomes> {
  const pool = new CompilePool(groups, processes, settings, effects, onEnd)
  await awaitAll(
    Array.from({ length: processes }, (_, place) => pool.work(place)),
    () => pool.giveUp(),
  )
  return pool.outcomes
}

class CompilePool {
  readonly #queue: JobGroup[]
  readonly #outcomes: GroupOutcome[] = []
  readonly #damaged = new Map<string, RawFile>()
  readonly #children = new Map<number, CompileProcess>()
  readonly #steps: RunningSteps
  readonly #processes: number
  readonly #settings: CompileSettings
  readonly #effects: ProcessesEffects
  readonly #onEnd: (group: JobGroup, outcome: GroupOutcome) => void
  #working = 0
  #hasFailed = false

  constructor(
    groups: readonly JobGroup[],
    processes: number,
    settings: CompileSettings,
    effects: ProcessesEffects,
    onEnd: (group: JobGroup, outcome: GroupOutcome) => void,
  ) {
    this.#processes = processes
    this.#settings = settings
    this.#effects = effects
    this.#onEnd = onEnd
    this.#queue = groups.toSorted((a, b) => countBytes(b) - countBytes(a))
    this.#steps = new RunningSteps(effects)
  }

  get outcomes(): GroupOutcomes {
    return { outcomes: this.#outcomes, damagedDownloads: [...this.#damaged.values()] }
  }

  /** Compiles groups in the process of one place until no group is left. */
  async work(place: number): Promise<void> {
    for (let group = this.#queue.shift(); group !== undefined; group = this.#queue.shift()) {
      this.#working += 1
      try {
        await this.#compile(group, place)
      } catch (error) {
        if (!(error instanceof CompileProcessEnded) || this.#hasFailed) throw error
        await this.#endProcess(place)
        // Only the month at fault may be lost, so the months of a year's file are compiled one by one.
        if (group.length > 1) this.#queue.unshift(...group.map((job) => [job]))
        else this.#end(group, holdBackDead(group, error, this.#settings, this.#effects))
      } finally {
        this.#working -= 1
        this.#steps.end(place)
      }
    }
    await this.#endProcess(place)
  }

  async giveUp(): Promise<void> {
    this.#hasFailed = true
    this.#queue.length = 0
    await awaitAll([...this.#children.keys()].map((place) => this.#endProcess(place)))
  }

  async #compile(group: JobGroup, place: number): Promise<void> {
    const { lake, workDir, threads, maskPersonalData, servedFolder, gate } = this.#settings
    const request = {
      jobs: group.map(toPlainJob),
      declaredByOperator: group.flatMap(({ dataset }) => dataset.declaredByOperator ?? []),
      dataDir: lake.root,
      workDir: join(workDir, `process-${String(process.pid)}-${String(place)}`),
      // The last processes get the threads of those that have ended.
      threads: Math.max(1, Math.floor(threads / Math.min(this.#processes, this.#working + this.#queue.length))),
      maskPersonalData,
      servedFolder,
      gate: toPlainGate(this.#settings, group),
    }
    const child = this.#children.get(place) ?? new CompileProcess()
    this.#children.set(place, child)
    const reply = await child.compile(request, (step) => {
      this.#steps.begin(place, step)
    })
    for (const { level = 'info', ...line } of reply.lines) this.#effects.log.line({ ...line, level })
    gate.takeOver(group, reply.judged)
    for (const raw of reply.damagedDownloads) this.#damaged.set(raw.path, raw)
    this.#end(group, fromPlainOutcome(reply.outcome, group, request.workDir))
  }

  #end(group: JobGroup, outcome: GroupOutcome): void {
    this.#outcomes.push(outcome)
    this.#onEnd(group, outcome)
    this.#queue.unshift(...groupJobs(outcome.again))
  }

  async #endProcess(place: number): Promise<void> {
    const child = this.#children.get(place)
    this.#children.delete(place)
    await child?.end()
  }
}

function countBytes(group: JobGroup): number {
  const inputs = group.flatMap((job) => job.inputs)
  return [...new Map(inputs.map(({ raw }) => [raw.path, raw.bytes])).values()].reduce((sum, bytes) => sum + bytes, 0)
}

function toPlainGate({ gate }: CompileSettings, group: JobGroup) {
  const { heldVersions, shownOn, heldNow } = gate.describeFor(group)
  return {
    heldVersions: [...heldVersions],
    shownOn: shownOn.map(([url, day]): [string, string] => [url, day]),
    heldNow: [...heldNow],
  }
}

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

/**
 * Keeps the steps of all processes. The record of the build names the process that has run longest, because that one
 * may hang.
 */
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
