/**
 * What happens at an operation: it does nothing; it does half of it; the disk has no room from then on; the next sync fails
 * once, and what it was to write is lost; the process ends; the power fails; or, of the operations that read, one fails, or
 * gives a bit that is not on the disk.
 */
export const FAULTS = [
  'fails',
  'tears',
  'fills',
  'sync fails',
  'ends',
  'power fails',
  'read fails',
  'read flips',
] as const

export interface DiskFault {
  readonly kind: (typeof FAULTS)[number]
  /** Which operation of the command, counted from 1. */
  readonly at: number
}

/** Thrown by every operation after the process ended, or the power failed. */
export class ProcessEnded extends Error {}

/** How an operation goes. */
export type Outcome = 'whole' | 'half' | 'sync fails'

/** These operations take room on the disk. */
const NEED_ROOM = new Set(['open', 'write', 'mkdir', 'mkdtemp', 'link', 'symlink', 'copyFile', 'writeNow'])
const SYNCS = new Set(['sync', 'flush'])

/** Counts the operations of a command, and says what happens at each. */
export class OperationFaults {
  count = 0
  reads = 0
  readonly #fault: DiskFault | null
  #hasFailedToSync = false

  constructor(fault: DiskFault | null) {
    this.#fault = fault
  }

  /** True once the power has failed. */
  get isPowerLost(): boolean {
    return this.#fault?.kind === 'power fails' && this.count >= this.#fault.at
  }

  /** True once the process has ended, alone or with its machine. */
  get hasEnded(): boolean {
    return this.isPowerLost || (this.#fault?.kind === 'ends' && this.count >= this.#fault.at)
  }

  /** Says whether the next reading is what the disk has; throws for one that fails. */
  read(): 'whole' | 'flipped' {
    this.reads += 1
    if (this.reads !== this.#fault?.at) return 'whole'
    if (this.#fault.kind === 'read fails') throw systemError('EIO', 'read')
    return this.#fault.kind === 'read flips' ? 'flipped' : 'whole'
  }

  /** Says how the next operation goes; throws for one that does nothing. */
  start(operation: string): Outcome {
    this.count += 1
    const { kind, at } = this.#fault ?? { kind: 'none', at: Infinity }
    if (this.count < at) return 'whole'
    if (kind === 'ends' || kind === 'power fails') throw new ProcessEnded()
    if (kind === 'fills' && NEED_ROOM.has(operation)) {
      if (operation === 'write') return 'half'
      throw systemError('ENOSPC', operation)
    }
    if (kind === 'sync fails' && !this.#hasFailedToSync && SYNCS.has(operation)) {
      this.#hasFailedToSync = true
      return 'sync fails'
    }
    if (this.count > at) return 'whole'
    if (kind === 'tears') return 'half'
    if (kind === 'fails') throw systemError('EIO', operation)
    return 'whole'
  }

  /** Throws for an operation that did half of its work. */
  finish(how: Outcome, operation: string): void {
    if (how !== 'whole') throw systemError(this.#fault?.kind === 'fills' ? 'ENOSPC' : 'EIO', operation)
  }
}

export const NO_FAULT = new OperationFaults(null)

function systemError(code: 'EIO' | 'ENOSPC', operation: string): Error {
  return Object.assign(new Error(`${code}: injected, ${operation}`), { code, syscall: operation, path: 'injected' })
}
