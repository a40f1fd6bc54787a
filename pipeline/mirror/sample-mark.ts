import { join } from 'node:path'
import { pathExists } from '../../shared/files.ts'

/** A mirror folder with this file at its top is a sample: what is compiled from it is not live. */
export const SAMPLE_MARK = 'sample.txt'

/** True if a mirror folder is marked as a sample. */
export function isSampleMirror(folder: string): Promise<boolean> {
  return pathExists(join(folder, SAMPLE_MARK))
}
