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
  readonly #remembered: Map<string, HeldVersion>
  readonly #shownOn: ReadonlyMap<string, string>

  /** `shownOn` has, by address, the day on which the source last showed each file in its present form. */
  constructor(remembered: readonly HeldVersion[], shownOn: ReadonlyMap<string, string>) {
    this.#remembered = new Map(remembered.map((version) => [versionKey(version), version]))
    this.#shownOn = shownOn
  }

  /** The versions to remember for the next build. */
  get remembered(): HeldVersion[] {
    return [...this.#remembered.values()]
  }

  /**
   * Throws if the source files alone show that a partition must be held back, so that it is not compiled for nothing.
   */
  beforeCompile(work: PartitionJob): void {
    if (!replacesOther(work)) {
      this.#forget(work)
      return
    }
    // A damaged file says nothing about its members, and is refused for its damage.
    if (work.inputs.some(({ raw }) => raw.damage !== null)) return
    const remembered = this.#of(work)
    const lost = findMembersNotInFiles(work)
    if (remembered?.input_digest === work.digest) this.#decide(work, remembered.lacks)
    // The lacks that a compile found beyond the files' members may have changed with the content.
    else if (lost.length > 0 && (remembered === undefined || isSame(remembered.lacks, lost))) this.#decide(work, lost)
  }

  /** Throws if a compiled partition must be held back; returns a warning if it replaces a fuller version. */
  afterCompile(work: PartitionJob, compiled: Pick<CompiledPartition, 'sources' | 'completeness'>): string | null {
    if (!replacesOther(work)) return null
    const lost = findMembersWithoutLines(work, compiled)
    if (lost.length > 0) return this.#decide(work, lost)
    this.#forget(work)
    return null
  }

  #decide(work: PartitionJob, lacks: readonly string[]): string {
    const before = this.#of(work)
    const same = before !== undefined && isSame(before.lacks, lacks)
    const day = this.#dayOf(work, lacks)
    const seen = new Set([...(same ? before.seen_on : []), ...(day === null ? [] : [day])])
    const version: HeldVersion = {
      dataset: work.dataset.id,
      partition: work.partition,
      lacks: [...lacks],
      seen_on: [...seen].slice(0, DAYS),
      input_digest: work.digest,
      accepted: same && before.accepted,
    }
    this.#remembered.set(versionKey(version), version)
    const what = `lacks ${lacks.join(', ')}, which has published lines`
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
    return this.#remembered.get(versionKey({ dataset: dataset.id, partition }))
  }

  #forget({ dataset, partition }: PartitionJob): void {
    this.#remembered.delete(versionKey({ dataset: dataset.id, partition }))
  }
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

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each))
}

function holdError({ dataset, partition, seen_on: [day] }: HeldVersion, what: string): BuildError {
  const shown = day === undefined ? 'its source has not shown this yet' : `its source has shown this only on ${day}`
  const arguments_ = `${dataset} ${monthOfPartition(partition) ?? partition}`
  return new BuildError('MEMBERS_LOST', `${what}, and ${shown}`, {
    hint: `The fuller version is served until the source has shown the smaller one on two different days. If the smaller one is right, \`make accept ARGS="${arguments_}"\` lets the next build publish it.`,
  })
}
