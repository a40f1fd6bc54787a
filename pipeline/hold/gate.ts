import { BuildError } from '../../schemas/core/error.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import { findMembersNotInFiles, findMembersWithoutLines } from '../compile/lost-members.ts'
import type { CompiledPartition } from '../compile/compile-partition.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import { versionKey, type HeldVersion } from './held-versions.ts'

/** The number of days on which a source must show a smaller version before it replaces the fuller one. */
const DAYS = 2

/**
 * Keeps a version that lacks members of the published one from replacing it, until its source has shown it on two days
 * or the operator has accepted it. A portal that is half-way through writing a month has the whole month by then.
 */
export class Gate {
  readonly #heldVersions: Map<string, HeldVersion>
  readonly #shownOn: ReadonlyMap<string, string>

  /** `shownOn` has, by address, the day on which the source last showed each file in its present form. */
  constructor(heldVersions: readonly HeldVersion[], shownOn: ReadonlyMap<string, string>) {
    this.#heldVersions = new Map(heldVersions.map((version) => [versionKey(version), version]))
    this.#shownOn = shownOn
  }

  /** The versions to remember for the next build. */
  get heldVersions(): HeldVersion[] {
    return [...this.#heldVersions.values()]
  }

  /** Gives the state that a gate in another process needs to judge these jobs. */
  describeFor(jobs: readonly PartitionJob[]): GateState {
    const urls = new Set(jobs.flatMap(({ inputs }) => inputs.map(({ raw }) => raw.url)))
    return {
      heldVersions: jobs.flatMap((job) => this.#of(job) ?? []),
      shownOn: [...this.#shownOn].filter(([url]) => urls.has(url)),
    }
  }

  /** Takes over what a gate in another process knows of these jobs after it has judged them. */
  takeOver(jobs: readonly PartitionJob[], judged: readonly HeldVersion[]): void {
    for (const job of jobs) this.#forget(job)
    for (const version of judged) this.#heldVersions.set(versionKey(version), version)
  }

  /**
   * Throws if the source files by themselves show that a partition must be held back, so that it is not compiled for nothing.
   */
  beforeCompile(job: PartitionJob): void {
    if (!replacesOther(job)) {
      this.#forget(job)
      return
    }
    // A damaged file says nothing about its members, and is refused for its damage.
    if (job.inputs.some(({ raw }) => raw.damage !== null)) return
    const heldVersions = this.#of(job)
    const lost = findMembersNotInFiles(job)
    if (heldVersions?.input_digest === job.digest) this.#decide(job, heldVersions.lacks)
    // The lacks that a compile found beyond the files' members may have changed with the content.
    else if (lost.length > 0 && (heldVersions === undefined || isSameList(heldVersions.lacks, lost)))
      this.#decide(job, lost)
  }

  /** Throws if a compiled partition must be held back; returns a warning if it replaces a fuller version. */
  afterCompile(job: PartitionJob, compiled: Pick<CompiledPartition, 'sources' | 'completeness'>): string | null {
    if (!replacesOther(job)) return null
    const lost = findMembersWithoutLines(job, compiled)
    if (lost.length > 0) return this.#decide(job, lost)
    this.#forget(job)
    return null
  }

  #decide(job: PartitionJob, lacks: readonly string[]): string {
    const before = this.#of(job)
    const same = before !== undefined && isSameList(before.lacks, lacks)
    const day = this.#dayOf(job, lacks)
    const seen = new Set([...(same ? before.seen_on : []), ...(day === null ? [] : [day])])
    const version: HeldVersion = {
      dataset: job.dataset.id,
      partition: job.partition,
      lacks: [...lacks],
      seen_on: [...seen].slice(0, DAYS),
      input_digest: job.digest,
      accepted: same && before.accepted,
    }
    this.#heldVersions.set(versionKey(version), version)
    const what = `lacks ${lacks.join(', ')} or most of its lines, which are published`
    if (version.accepted) return `${what}: replaces the fuller version, as the operator accepted it`
    const [first, second] = version.seen_on
    if (first !== undefined && second !== undefined) {
      return `${what}: replaces the fuller version, because the source showed it on ${first} and again on ${second}`
    }
    throw holdError(version, what)
  }

  /** The day on which the source showed all files that could have these members; null if there is no such day. */
  #dayOf({ inputs }: PartitionJob, lacks: readonly string[]): string | null {
    const days = inputs
      .filter(({ source }) => source.members.some(({ id }) => lacks.includes(id)))
      .map(({ raw }) => this.#shownOn.get(raw.url))
    return days.includes(undefined) ? null : (days.toSorted()[0] ?? null)
  }

  #of({ dataset, partition }: PartitionJob): HeldVersion | undefined {
    return this.#heldVersions.get(versionKey({ dataset: dataset.id, partition }))
  }

  #forget({ dataset, partition }: PartitionJob): void {
    this.#heldVersions.delete(versionKey({ dataset: dataset.id, partition }))
  }
}

/** The part of a gate that judges some partitions, as plain values. */
export interface GateState {
  readonly heldVersions: readonly HeldVersion[]
  /** Address of a file, and the day on which its source last showed it. */
  readonly shownOn: readonly (readonly [string, string])[]
}

/** The day on which the source last showed each file, by address. */
export function listDaysShown(fetched: readonly Pick<FetchedFile, 'raw' | 'shownAt'>[]): Map<string, string> {
  return new Map(
    fetched.flatMap(({ raw, shownAt }) =>
      raw === null || shownAt === null ? [] : [[raw.url, shownAt.toISOString().slice(0, 10)] as const],
    ),
  )
}

/** True if a partition is published, and from other sources than it has now. */
function replacesOther({ published, reason }: PartitionJob): boolean {
  return published !== null && Object.keys(published.tables).length > 0 && reason === 'sources changed'
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each))
}

function holdError({ dataset, partition, seen_on: [day] }: HeldVersion, what: string): BuildError {
  const shown = day === undefined ? 'its source has not shown this yet' : `its source has shown this only on ${day}`
  const arguments_ = `${dataset} ${monthOfPartition(partition) ?? partition}`
  return new BuildError('MEMBERS_LOST', `${what}, and ${shown}`, {
    hint: `The fuller version is served until the source has shown the smaller one on two different days. If the smaller one is right, \`make accept ARGS="${arguments_}"\` lets the next build publish it.`,
  })
}
