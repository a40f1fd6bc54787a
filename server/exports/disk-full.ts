import { hasCode } from '../../lake/disk.ts'

export const DISK_FULL_MESSAGE = 'The disk of the server is full: ask again later.'

/** True for the error of a disk, or a quota, that has no room for more. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].some((code) => hasCode(error, code))
}
