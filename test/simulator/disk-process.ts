import type { FileTimes } from './file-times.ts'
import type { OperationFaults, Outcome } from './operation-faults.ts'
import type { Process } from './turns.ts'
import type { Unsynced } from './unsynced.ts'

/** A process on the machine of a disk, with what fails in it. */
export interface DiskProcess extends Process {
  /** Names what it writes beside other files. */
  readonly pid: number
  faults: OperationFaults
}

/** What each operation on the files of a simulated disk tells it. */
export interface DiskOperations {
  readonly unsynced: Unsynced
  readonly times: FileTimes
  /** Waits for the turn of the process. */
  take(process: DiskProcess): Promise<void>
  start(process: DiskProcess, operation: string, path: string): Outcome
  finish(process: DiskProcess, how: Outcome, operation: string): void
}
