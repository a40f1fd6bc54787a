import { BuildError } from '../../schemas/core/error.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import { findMembersNotInFiles, findMembersWithoutLines } from '../compile/lost-members.ts'
import type { CompiledPartition } from '../compile/compile-partition.ts'
import { findUrlOfMember } from '../compile/partition-input.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import type { Finding } from './bounds.ts'
import { type HeldVersion, versionKey } from './held-versions.ts'

/** A source must show a doubtful version on this many days before it replaces the published one. */
const DAYS = 2

/** What is doubtful in a version: it lacks members, or it contradicts what is published. */
type Doubt = Pick<HeldVersion, 'url' | 'lacks' | 'differs' | 'says'>

/**
 * Keeps a version from replacing the published one if it lacks members or contradicts it, until its source has shown it
 * on two days or the operator has accepted it. By then, a portal that was half-way through writing a month has written
 * all of it, and a portal that wrote a wrong file has corrected it.
 */
export class Gate {
  readonly #heldVersions: Map<string, HeldVersion>
  readonly #shownOn: ReadonlyMap<string, string>
  /** Versions that this build held back. A new compile without the file at fault does not forget them. */
  readonly #heldNow: Set<string>

  /** `shownOn` has, by address, the day on which the source last showed each file in its present form. */
  constructor(
    heldVersions: readonly HeldVersion[],
    shownOn: ReadonlyMap<string, string>,
    heldNow: readonly string[] = [],
  ) {
    this.#heldVersions = new Map(heldVersions.map((version) => [versionKey(version), version]))
    this.#shownOn = shownOn
    this.#heldNow = new Set(heldNow)
  }

  /** Versions to remember for the next build. */
  get heldVersions(): HeldVersion[] {
    return [...this.#heldVersions.values()]
  }

  /** Gives the state that a gate in another process needs to judge these jobs. */
  describeFor(jobs: readonly PartitionJob[]): GateState {
    const urls = new Set(jobs.flatMap(({ inputs }) => inputs.map(({ raw }) => raw.url)))
    const heldVersions = jobs.flatMap((job) => this.#of(job))
    return {
      heldVersions,
      shownOn: [...this.#shownOn].filter(([url]) => urls.has(url)),
      heldNow: heldVersions.map(versionKey).filter((key) => this.#heldNow.has(key)),
    }
  }

  /** Takes over what a gate in another process knows of these jobs after it has judged them. */
  takeOver(
    jobs: readonly PartitionJob[],
    { heldVersions, heldNow }: Pick<GateState, 'heldVersions' | 'heldNow'>,
  ): void {
    for (const job of jobs) for (const version of this.#of(job)) this.#heldVersions.delete(versionKey(version))
    for (const version of heldVersions) this.#heldVersions.set(versionKey(version), version)
    for (const key of heldNow) this.#heldNow.add(key)
  }

  /** Judgements of a gate in this process, for the gate of the builder. */
  get judged(): Pick<GateState, 'heldVersions' | 'heldNow'> {
    return { heldVersions: this.heldVersions, heldNow: [...this.#heldNow] }
  }

  /**
   * Throws if the source files alone, or what an earlier build found, show that a partition must be held back, so that
   * it is not compiled for nothing.
   */
  beforeCompile(job: PartitionJob): void {
    if (job.reason !== 'new' && !replacesOther(job)) {
      this.#forget(job)
      return
    }
    // A damaged file says nothing about its members, and is refused for its damage.
    if (job.inputs.some(({ raw }) => raw.damage !== null)) return
    const known = this.#of(job)
    const same = known.filter(({ input_digest }) => input_digest === job.digest)
    if (same.length > 0) {
      this.#decideAll(job, same)
      return
    }
    if (!replacesOther(job)) return
    const lost = findMembersNotInFiles(job)
    const whole = known.find(({ url }) => url === null)
    // What a compile found lacking beyond whole members may have changed with the content.
    if (lost.length > 0 && (whole === undefined || isSameList(whole.lacks, lost)))
      this.#decideAll(job, [{ url: null, lacks: lost, differs: whole?.differs ?? [], says: whole?.says ?? [] }])
  }

  /**
   * Throws if a compiled partition must be held back because it lacks members of the published one or differs from it;
   * returns warnings if it replaces the published one all the same.
   */
  afterCompile(
    job: PartitionJob,
    compiled: Pick<CompiledPartition, 'sources' | 'completeness'>,
    findings: readonly Finding[] = [],
  ): string[] {
    if (!replacesOther(job)) return []
    return this.#judge(job, findMembersWithoutLines(job, compiled), findings)
  }

  /** Does the same for a new month, which is compared with the month before. */
  afterMonths(job: PartitionJob, findings: readonly Finding[]): string[] {
    return this.#judge(job, [], findings)
  }

  #judge(job: PartitionJob, lacks: readonly string[], findings: readonly Finding[]): string[] {
    const doubts = listDoubts(job, lacks, findings)
    this.#forget(
      job,
      new Set(doubts.map(({ url }) => versionKey({ dataset: job.dataset.id, partition: job.partition, url }))),
    )
    return this.#decideAll(job, doubts)
  }

  /** Decides all doubts, then throws the first that holds the version back. */
  #decideAll(job: PartitionJob, doubts: readonly Doubt[]): string[] {
    const decided = doubts.map((doubt) => this.#decide(job, doubt))
    const [held] = decided.filter((each) => each instanceof BuildError)
    if (held !== undefined) throw held
    return decided.filter((each) => typeof each === 'string')
  }

  #decide(job: PartitionJob, { url, lacks, differs, says }: Doubt): string | BuildError {
    const key = versionKey({ dataset: job.dataset.id, partition: job.partition, url })
    const before = this.#heldVersions.get(key)
    const same = before !== undefined && isSameList(before.lacks, lacks) && isSameList(before.differs, differs)
    const day = this.#dayOf(job, { url, lacks, differs })
    const seen = new Set([...(same ? before.seen_on : []), ...(day === null ? [] : [day])])
    const version: HeldVersion = {
      dataset: job.dataset.id,
      partition: job.partition,
      url,
      lacks: [...lacks],
      differs: [...differs],
      says: [...says],
      seen_on: [...seen].slice(0, DAYS),
      input_digest: job.digest,
      accepted: same && before.accepted,
    }
    this.#heldVersions.set(key, version)
    const what = describeDoubt(version)
    const other = lacks.length > 0 ? 'the fuller version' : 'what is published'
    if (version.accepted) return `${what}: replaces ${other}, as the operator accepted it`
    const [first, second] = version.seen_on
    if (first !== undefined && second !== undefined) {
      return `${what}: replaces ${other}, because the source showed it on ${first} and again on ${second}`
    }
    this.#heldNow.add(key)
    return holdError(version, what)
  }

  /** Finds the day on which the source showed all files that can be at fault; null if there is none. */
  #dayOf({ inputs, published }: PartitionJob, { url, lacks, differs }: Omit<Doubt, 'says'>): string | null {
    const isNew = ({ raw }: PartitionJob['inputs'][number]) =>
      published?.inputs.some(({ sha256 }) => sha256 === raw.sha256) !== true
    const atFault = inputs.filter(
      (input) =>
        (url === null ? differs.length > 0 && isNew(input) : input.raw.url === url) ||
        input.source.members.some(({ id }) => lacks.includes(id)),
    )
    const days = atFault.map(({ raw }) => this.#shownOn.get(raw.url))
    return days.includes(undefined) ? null : (days.toSorted()[0] ?? null)
  }

  #of({ dataset, partition }: PartitionJob): HeldVersion[] {
    return this.heldVersions.filter((version) => version.dataset === dataset.id && version.partition === partition)
  }

  /** Forgets all findings about a partition, but for these keys and those that this build has held back. */
  #forget(job: PartitionJob, but: ReadonlySet<string> = new Set()): void {
    for (const version of this.#of(job)) {
      const key = versionKey(version)
      if (!but.has(key) && !this.#heldNow.has(key)) this.#heldVersions.delete(key)
    }
  }
}

/** Part of a gate that judges some partitions, as plain values. */
export interface GateState {
  readonly heldVersions: readonly HeldVersion[]
  /** Address of a file, and the day on which its source last showed it. */
  readonly shownOn: readonly (readonly [string, string])[]
  /** Keys of the versions that this build has held back. */
  readonly heldNow: readonly string[]
}

/** Lists the day on which the source last showed each file, by address. */
export function listDaysShown(fetched: readonly Pick<FetchedFile, 'raw' | 'shownAt'>[]): Map<string, string> {
  return new Map(
    fetched.flatMap(({ raw, shownAt }) =>
      raw === null || shownAt === null ? [] : [[raw.url, shownAt.toISOString().slice(0, 10)] as const],
    ),
  )
}

/** Makes one doubt of each file at fault that the partition can do without; all else is one doubt. */
function listDoubts(job: PartitionJob, lacks: readonly string[], findings: readonly Finding[]): Doubt[] {
  const { sourcesOverlap, separateSources } = job.dataset
  const isApart = (sourcesOverlap !== undefined || separateSources !== undefined) && job.inputs.length > 1
  const byUrl = new Map<string | null, Finding[]>()
  for (const finding of findings.filter(({ isHeld }) => isHeld)) {
    const url = isApart && finding.member !== null ? findUrlOfMember(job.inputs, finding.member) : null
    byUrl.set(url, [...(byUrl.get(url) ?? []), finding])
  }
  if (lacks.length > 0 && !byUrl.has(null)) byUrl.set(null, [])
  return [...byUrl].map(([url, own]) => ({
    url,
    lacks: url === null ? [...lacks] : [],
    differs: [...new Set(own.map(({ id }) => id))].sort(),
    says: own.map(({ says }) => says),
  }))
}

/** True if a partition is published from other sources than it has now. */
function replacesOther({ published, reason }: PartitionJob): boolean {
  return published !== null && Object.keys(published.tables).length > 0 && reason === 'sources changed'
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each))
}

const SHOWN = 3

function describeDoubt({ lacks, says }: Pick<HeldVersion, 'lacks' | 'says'>): string {
  const more = says.length > SHOWN ? [`and ${String(says.length - SHOWN)} more differences`] : []
  const lost = lacks.length > 0 ? [`lacks ${lacks.join(', ')} or most of its lines, which are published`] : []
  return [...lost, ...says.slice(0, SHOWN), ...more].join('; ')
}

function holdError({ dataset, partition, url, lacks, seen_on: [day] }: HeldVersion, what: string): BuildError {
  const shown = day === undefined ? 'its source has not shown this yet' : `its source has shown this only on ${day}`
  const arguments_ = `${dataset} ${monthOfPartition(partition) ?? partition}`
  const [code, served, right] =
    lacks.length > 0
      ? (['MEMBERS_LOST', 'The fuller version is served', 'the smaller one'] as const)
      : (['IMPLAUSIBLE', 'What is published stays', 'this'] as const)
  const error = new BuildError(code, `${what}, and ${shown}`, {
    hint: `${served} until the source has shown ${right} on two different days. If ${right === 'this' ? 'it' : right} is right, \`market-data-server accept ${arguments_}\` lets the next build publish it.`,
  })
  error.url = url
  return error
}
