import { hasCode } from '../../lake/disk.ts'

/** True for an error of Node or DuckDB that says that a disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  return (
    ['ENOSPC', 'EDQUOT', 'EFBIG'].some((code) => hasCode(error, code)) ||
    (error instanceof Error && /No space left|not enough disk space/i.test(error.message))
  )
}

/** True for an error of the machine and not of the work: too many open files, no memory, a disk that did not answer. */
export function isMachineError(error: unknown): boolean {
  return (
    ['EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN'].some((code) => hasCode(error, code)) ||
    // Errors of queries have no code.
    (error instanceof Error && /Too many open files|Input\/output error/i.test(error.message))
  )
}
