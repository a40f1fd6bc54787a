import type { Lake } from '../../lake/lake.ts'
import type { Logger } from 'pino'
import { removeUnfinishedSnapshots } from '../../lake/snapshots/install-snapshot.ts'
import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import { writeDeltaVersions } from '../../lake/delta-log/versions.ts'
import type { SigningKey } from '../../lake/signature/manifest-signature.ts'
import { writeWholeLog } from '../../lake/manifest-log/own-log.ts'
import { CURRENT_OBJECT, type CurrentObject } from '../../lake/object-store/published-lake.ts'
import { refuseTooLarge } from './disk-bound.ts'
import { type PollPause, pollUntil } from './poll-loop.ts'
import {
  askForCurrent,
  createFindInstalled,
  type FindInstalled,
  readTurnedId,
  removeFilesOfNoSnapshot,
  removeUnneeded,
  writeKeys,
  writeReports,
} from './pull-round.ts'
import { removeTemporaryFiles } from './temporary-files.ts'
import { isFutureHead, refuseWrongHead } from './judge-head.ts'
import { judgeManifestLog } from './judge-manifest-log.ts'
import { removeUntrusted } from './judge-installed.ts'
import { createSignatureJudge } from './judge-signature.ts'
import { type JudgeManifest, type NeededFiles, pullSnapshot } from './pull-snapshot.ts'
import { ReplicaRefusal } from './refusal.ts'
import { type DamagedCopy, fetchDamagedAgain } from './repair-files.ts'
import { claimReplicaFolder, type ReplicaState, writeReplicaState } from './replica-folder.ts'
import { watchReplicaTrouble } from './replica-trouble.ts'
import { createSnapshotSwitch } from './snapshot-switch.ts'

export interface ReplicaOptions {
  readonly store: ReadableStore & { close?(): void }
  readonly lake: Lake
  readonly pollMs: number
  /** For all files of the lake; null for as many as the disk has. */
  readonly mostBytes: number | null
  /** One of these keys must have signed each manifest that is fetched, and readers are shown these; null for no such keys. */
  readonly keys?: readonly SigningKey[] | null
  /** Called with the bytes of each piece of a file that was fetched. */
  readonly received?: (bytes: number) => void
  /** Lists files of open snapshots that are damaged on this disk: they are fetched again. */
  readonly listDamaged?: () => readonly DamagedCopy[]
  /** How long `current` must stay before snapshots that are no longer kept are removed. */
  readonly settleMs?: number
  readonly now?: () => Date
  /** Waits between two looks at the store; a timer, if not given. */
  readonly pause?: PollPause
}

/** Keeps a data directory equal to what is published in a store. */
export interface Replica {
  /** Says in a sentence what keeps this replica from following the store; null if nothing does. */
  trouble(): string | null
  /** When the store was asked last with success; null before the first time. */
  checkedAt(): Date | null
  /** Returns what the store published last, as far as it is here; null before the first snapshot. */
  current(): CurrentObject | null
  /** Returns what the store said last and is believed, whether or not it is here; null before the first time. */
  announced(): CurrentObject | null
  /** Ends what is under way, and gives the folder back. */
  stop(): Promise<void>
}

/** No request of an older snapshot runs after this time. */
const SETTLE_MS = 60_000

/**
 * Follows a store: fetches what is missing, verifies it, and turns `data/current`, which the server follows as ever. While
 * the store is gone, or has something that cannot be right, the last snapshot stays.
 */
export async function startReplica(options: ReplicaOptions, log: Logger): Promise<Replica> {
  const { store, lake, now = () => new Date() } = options
  const { lock, state: known } = await openReplicaFolder(options, now(), log)
  const ending = new AbortController()
  const trouble = watchReplicaTrouble(log, now)
  const snapshotSwitch = createSnapshotSwitch(lake, now, log)
  const parts = { signal: ending.signal, log, snapshotSwitch, isInstalled: createFindInstalled(lake) }
  let state: ReplicaState = known
  let [announced, etag, checkedAt]: [CurrentObject | null, string | null, Date | null] = [state.current, null, null]

  const round = async () => {
    const asked = await askForCurrent(store, etag, ending.signal)
    checkedAt = now()
    const { current, etag: found } = asked === 'unchanged' ? { current: state.current, etag } : asked
    if (current === null) return
    if (asked !== 'unchanged') {
      etag = null
      await refuseUnlessLatest(options, current, state.current, now())
      const believe = () => (announced = current)
      await pullSnapshots(options, current, { ...parts, believe }, async () => {
        if (JSON.stringify(state.current) === JSON.stringify(current)) return
        state = { ...state, current }
        await writeReplicaState(lake, state)
      })
      await removeFilesOfNoSnapshot(lake)
    }
    await snapshotSwitch.turnWhenDue(current)
    await repair(options, ending.signal, log)
    if (await snapshotSwitch.forget(current, options.settleMs ?? SETTLE_MS)) await removeFilesOfNoSnapshot(lake)
    // Only what is here as a whole is not asked for again.
    etag = found
  }
  // A snapshot that was fetched before is served at its time, also if the store is gone meanwhile.
  const turnToKnown = async () => {
    if (state.current !== null) await snapshotSwitch.turnWhenDue(state.current)
  }
  const attempt = async (...works: (() => Promise<void>)[]) => {
    const failures = await runAll(works)
    if (!ending.signal.aborted) trouble.report(failures[0] ?? null)
  }
  const following = pollUntil(ending.signal, {
    ...options,
    round: () => attempt(round, turnToKnown),
    dueAt: snapshotSwitch.dueAt,
    onDue: async () => {
      const [failure] = await runAll([turnToKnown])
      if (failure !== undefined) trouble.report(failure)
    },
    now,
  })
  return {
    trouble: () => trouble.current(),
    checkedAt: () => checkedAt,
    current: () => state.current,
    announced: () => announced,
    stop: async () => {
      ending.abort()
      await following
      store.close?.()
      lock.release()
    },
  }
}

/** Runs one after the other, also when one fails; returns the errors of those that did. */
async function runAll(works: readonly (() => Promise<void>)[]): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const work of works) {
    const [end] = await Promise.allSettled([work()])
    if (end.status === 'rejected') failures.push(end.reason)
  }
  return failures
}

async function repair(
  { store, lake, listDamaged = () => [], received = () => undefined }: ReplicaOptions,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  const results = await fetchDamagedAgain({ store, lake, signal, received }, listDamaged())
  const repaired = results.filter(({ isRepaired }) => isRepaired).map(({ file }) => file)
  if (repaired.length > 0) log.warn({ files: repaired }, 'files that were damaged on this disk were fetched again')
}

/** Claims the folder, and leaves nothing in it that an earlier run must not have left. */
async function openReplicaFolder({ store, lake, keys = null }: ReplicaOptions, now: Date, log: Logger) {
  const { lock, state } = await claimReplicaFolder(lake, store.address)
  await removeUnfinishedSnapshots(lake)
  await removeTemporaryFiles(lake)
  if (keys !== null) await writeKeys(lake, keys)
  const removed = keys === null ? [] : await removeUntrusted(lake, keys, log)
  // A head of the future was taken over while a clock was wrong: it is not turned to again.
  const isRight =
    state.current === null || !(isFutureHead(state.current, now) || removed.includes(state.current.snapshot))
  return { lock, state: isRight ? state : { ...state, current: null } }
}

/** Refuses a head that is not later than the fetched or the served one, or whose log is another one. */
async function refuseUnlessLatest(
  { store, lake, keys = null }: ReplicaOptions,
  head: CurrentObject,
  fetched: CurrentObject | null,
  now: Date,
): Promise<void> {
  const served = await readTurnedId(lake)
  const held = [...(fetched === null ? [] : [fetched]), ...(served === null ? [] : [{ snapshot: served }])]
  refuseWrongHead(store, head, held, now)
  const fault = judgeManifestLog(head, fetched, keys)
  if (fault !== null) throw new ReplicaRefusal(`${store.address}${CURRENT_OBJECT} ${fault}`)
}

interface PullAllParts {
  readonly signal: AbortSignal
  readonly log: Logger
  readonly snapshotSwitch: ReturnType<typeof createSnapshotSwitch>
  readonly isInstalled: FindInstalled
  /** Called when the newest snapshot is known to be one that this replica may serve. */
  readonly believe: () => unknown
}

/** Fetches every kept snapshot that is not here. The newest comes first: it is served while the others follow. */
async function pullSnapshots(
  { store, lake, mostBytes, keys = null, received = () => undefined, settleMs = SETTLE_MS }: ReplicaOptions,
  current: CurrentObject,
  { signal, log, snapshotSwitch, isInstalled, believe }: PullAllParts,
  remember: () => Promise<void>,
): Promise<void> {
  // Without keys only the store vouches for a head; with keys, a manifest that one of them signed.
  if (keys === null) believe()
  const judgeSignature = keys === null ? () => null : createSignatureJudge(keys)
  const makeRoom = async (needed: NeededFiles) => {
    try {
      await refuseTooLarge(lake, mostBytes, needed)
    } catch (error) {
      if (!(error instanceof ReplicaRefusal)) throw error
      await snapshotSwitch.forget(current, settleMs)
      await removeUnneeded(lake, needed.files)
      await refuseTooLarge(lake, mostBytes, needed)
    }
  }
  for (const reference of [...current.kept].reverse()) {
    const isNewest = reference.snapshot === current.snapshot
    const judge: JudgeManifest = (manifest, signature) => {
      const fault = judgeSignature(manifest, signature)
      if (fault === null && isNewest) believe()
      return fault
    }
    if (await isInstalled(reference)) {
      if (isNewest) believe()
    } else {
      const started = performance.now()
      await pullSnapshot({ store, lake, judge, signal, received, makeRoom }, reference)
      log.info({ snapshot: reference.snapshot, ms: Math.round(performance.now() - started) }, 'snapshot fetched')
    }
    if (!isNewest) continue
    await writeReports(lake, current.reports)
    await writeKeys(lake, keys ?? current.signing_keys ?? [])
    if (current.manifest_log !== undefined) await writeWholeLog(lake, current.manifest_log)
    await remember()
    await snapshotSwitch.turnWhenDue(current)
  }
  // Tables are shared at versions whose snapshots are here.
  await writeDeltaVersions(lake, current.delta ?? {})
}
