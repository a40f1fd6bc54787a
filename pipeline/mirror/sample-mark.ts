import { join } from 'node:path'
import { type FetchSettings, mirrorFolder } from '../fetch/origins/open-origin.ts'
import { pathExists } from '../../shared/files.ts'

/** A mirror folder with this file at its top is a sample: what is compiled from it is not live. */
export const SAMPLE_MARK = 'sample.txt'

export async function isSampleMirror(settings: FetchSettings): Promise<boolean> {
  const folder = mirrorFolder(settings)
  return folder !== null && pathExists(join(folder, SAMPLE_MARK))
}
