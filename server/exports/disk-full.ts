import { hasCode } from '../../lake/disk.ts'

/** True for the error of a disk, or a quota, that has no room for more. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].some((code) => hasCode(error, code))
}
