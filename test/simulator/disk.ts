import { closeSync, existsSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LakeFiles } from '../../lake/files.ts'
import type { HeldLock, Taken } from '../../lake/lock/held-lock.ts'
import type { Random } from '../helpers/random.ts'
import { makeFiles } from './disk-files.ts'
import type { DiskOperations, DiskProcess } from './disk-process.ts'
import { FileTimes } from './file-times.ts'
import type { Outcome } from './operation-faults.ts'
import type { Turns } from './turns.ts'
import { Unsynced } from './unsynced.ts'

/** After these another reader may see something else. */
const CHANGE_NAMES = new Set(['link', 'symlink', 'rename', 'renameNow', 'rm', 'rmNow', 'writeNow'])

/**
 * A disk with faults that knows what it would lose if the power failed. Each operation waits for the turn of its
 * process, and is then done at once, so that equal callers make equal lives; nothing waits for a real disk.
 */
export class SimulatedDisk implements DiskOperations {
  /** Called after each operation that a reader may notice. */
  onChange: () => void = () => undefined
  /** Called when the power of the machine fails. */
  onPowerLost: () => void = () => undefined
  readonly root: string
  readonly unsynced: Unsynced
  readonly times = new FileTimes()
  readonly #turns: Turns
  readonly #note: (what: string) => void
  readonly #locks = new Map<string, DiskProcess>()

  constructor(root: string, aside: string, turns: Turns, note: (what: string) => void) {
    this.root = root
    this.unsynced = new Unsynced(root, aside)
    this.#turns = turns
    this.#note = note
  }

  /** Gives a process its way to change files. */
  filesOf(process: DiskProcess): LakeFiles {
    return { ...makeFiles(this, process), tryLock: (path) => this.#tryLock(process, path) }
  }

  take(process: DiskProcess): Promise<void> {
    return this.#turns.take(process)
  }

  /** Time passes: the disk has everything that did not fail to sync. */
  settle(): void {
    this.times.keepOnly(this.unsynced.settle())
  }

  /** Forgets what a power cut may take. */
  lose(random: Random): void {
    this.#note(`lost ${String(this.unsynced.lose(random))}`)
    this.settle()
  }

  /** Says how an operation goes. */
  start(process: DiskProcess, operation: string, path: string): Outcome {
    this.#note(`${process.name} ${operation} ${nameInLife(path, dirname(this.root))}`)
    const { faults } = process
    try {
      const how = faults.start(operation)
      if (how === 'sync fails') this.unsynced.failedToSync(path)
      return how
    } finally {
      // Who was killed does nothing any more.
      if (faults.hasEnded) process.isDead = true
      if (faults.isPowerLost) this.onPowerLost()
    }
  }

  finish(process: DiskProcess, how: Outcome, operation: string): void {
    if (CHANGE_NAMES.has(operation)) this.onChange()
    process.faults.finish(how, operation)
  }

  /** The system drops a lock when its process ends. */
  async #tryLock(process: DiskProcess, path: string): Promise<HeldLock | Taken> {
    await this.take(process)
    this.start(process, 'lock', path)
    const holder = this.#locks.get(path)
    if (holder !== undefined && !holder.isDead) return { holder: holder.name }
    if (!existsSync(path)) {
      closeSync(openSync(path, 'a'))
      this.unsynced.made(path)
    }
    this.#locks.set(path, process)
    return {
      release: () => {
        if (this.#locks.get(path) === process) this.#locks.delete(path)
      },
    }
  }
}

/** Returns the path in the lake, without what is drawn for each file or process. */
export function nameInLife(path: string, root: string): string {
  return path
    .replace(root, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\.lock-.*/, '.lock')
    .replace(/\.download-\d+/, '.download')
    .replace(/\.\d+\.tmp$/, '.tmp')
}
