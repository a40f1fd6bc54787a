import { BuildError } from '../../schemas/core/error.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import { DownloadCheck } from '../compile/damaged-downloads.ts'
import { groupJobs, type JobGroup } from '../compile/job-group.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { Effects } from '../effects.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import type { RawFile } from '../raw-file.ts'
import {
  compileGroup,
  describeHeldBack,
  type GroupOutcome,
  type GroupOutcomes,
  reportRefusal,
} from './compile-group.ts'
import { compileInProcesses } from './compile-processes.ts'
import { type CompileSettings, formatSubject } from './compile-job.ts'
import { chooseProcesses } from './process-count.ts'

export interface CompileOutcome {
  readonly compiled: readonly CompiledJob[]
  readonly heldBack: readonly HeldBack[]
  /** Months without any line in the file of their year; they are not published. */
  readonly absent: readonly PartitionJob[]
  /**
   * Partitions without any new good version. If one file is held back, the partition's other files may still be good.
   */
  readonly refused: number
  /** Downloads that the disk has changed since they were fetched. */
  readonly damagedDownloads: readonly RawFile[]
}

export interface ParallelCompileSettings extends Omit<CompileSettings, 'workDir'> {
  /**
   * How many processes compile; `auto` means as many as cores and memory allow, and 1, the default, means this process.
   */
  readonly processes?: number | 'auto' | undefined
}

/**
 * Compiles all due partitions, in this process or in several. A refused partition is reported and held back; the others
 * continue. The outcome has the order of the jobs, whatever was ready first.
 */
export async function compileDue(
  jobs: readonly PartitionJob[],
  { processes: asked = 1, ...given }: ParallelCompileSettings,
  effects: Effects,
): Promise<CompileOutcome> {
  const settings = { ...given, workDir: given.lake.work }
  const { due, heldBack } = selectDue(jobs, settings, effects)
  const groups = groupJobs(due)
  const progress = effects.log.progress('compile', due.length)
  const onEnd = (group: JobGroup, { again }: Pick<GroupOutcome, 'again'>) => {
    for (const each of group)
      if (!again.some((other) => jobKey(other) === jobKey(each))) progress.tick(formatSubject(each))
  }
  const processes = Math.min(groups.length, chooseProcesses(asked, settings.threads))
  const run =
    processes > 1
      ? await compileInProcesses(groups, processes, settings, { ...effects, say: progress.say?.bind(progress) }, onEnd)
      : await compileHere(groups, settings, effects, onEnd)
  progress.end()
  return summarize(jobs, heldBack, run)
}

/** Compiles the groups in this process, one after another. */
async function compileHere(
  groups: readonly JobGroup[],
  settings: CompileSettings,
  effects: Effects,
  onEnd: (group: JobGroup, outcome: GroupOutcome) => void,
): Promise<GroupOutcomes> {
  const downloads = new DownloadCheck()
  const outcomes: GroupOutcome[] = []
  const queue = [...groups]
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
    const outcome = await compileGroup(group, downloads, settings, effects)
    outcomes.push(outcome)
    onEnd(group, outcome)
    queue.unshift(...groupJobs(outcome.again))
  }
  return { outcomes, damagedDownloads: downloads.damaged }
}

function summarize(
  jobs: readonly PartitionJob[],
  before: readonly HeldBack[],
  { outcomes, damagedDownloads }: GroupOutcomes,
): CompileOutcome {
  const places = new Map(jobs.map((job, at) => [jobKey(job), at]))
  const inOrder = <T>(items: readonly T[], key: (item: T) => string) =>
    items.toSorted((a, b) => (places.get(key(a)) ?? 0) - (places.get(key(b)) ?? 0))
  const heldKey = ({ dataset, partition }: HeldBack) => `${dataset}/${partition}`
  const compiled = inOrder(
    outcomes.flatMap((outcome) => outcome.compiled),
    ({ job }) => jobKey(job),
  )
  const heldBack = inOrder([...before, ...outcomes.flatMap((outcome) => outcome.heldBack)], heldKey)
  const absent = inOrder(
    [...jobs.filter(({ reason }) => reason === 'nothing'), ...outcomes.flatMap((outcome) => outcome.absent)],
    jobKey,
  )
  const good = new Set([...compiled.map(({ job }) => job), ...outcomes.flatMap(({ served }) => served)].map(jobKey))
  const nothingGood = [...new Set(heldBack.map(heldKey))].filter((key) => !good.has(key))
  return { compiled, heldBack, absent, refused: nothingGood.length, damagedDownloads }
}

/** Selects the due jobs, and holds back those whose source files alone show that they lack members. */
function selectDue(
  jobs: readonly PartitionJob[],
  settings: CompileSettings,
  effects: Effects,
): { due: PartitionJob[]; heldBack: HeldBack[] } {
  const [due, heldBack] = [[] as PartitionJob[], [] as HeldBack[]]
  for (const each of jobs) {
    try {
      settings.gate.beforeCompile(each)
      if (each.reason !== 'unchanged' && each.reason !== 'nothing') due.push(each)
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      heldBack.push(describeHeldBack(each, error))
      reportRefusal(formatSubject(each), error, settings, effects)
    }
  }
  return { due, heldBack }
}

function jobKey({ dataset, partition }: PartitionJob): string {
  return `${dataset.id}/${partition}`
}
