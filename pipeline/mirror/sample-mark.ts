import { writeUnsynced } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { Effects } from '../effects.ts'
import { FileNotFetched } from '../fetch/origins/fetch-errors.ts'
import type { OriginChoice } from '../fetch/origins/open-origin.ts'
import { pathExists } from '../../lake/disk.ts'

/** A mirror with this file at its top is a sample: what is compiled from it is not live. */
export const SAMPLE_MARK = 'sample.txt'

/** True if files in these downloads ever came from a sample. */
export function isSampleData(lake: Lake): Promise<boolean> {
  return pathExists(findMark(lake))
}

/**
 * Marks the downloads if they come from a sample, or if the published snapshot is one, so that a build of these
 * downloads elsewhere, without the mirror, can tell.
 */
export async function keepSampleMark(
  origin: OriginChoice,
  lake: Lake,
  published: Manifest | null,
  effects: Effects,
): Promise<void> {
  if (await pathExists(findMark(lake))) return
  if (published?.sample !== true && !(await isSampleMirror(origin, effects))) return
  await lake.files.mkdir(lake.raw, { recursive: true })
  await writeUnsynced(lake.files, findMark(lake), 'These files come from a sample.\n')
}

function findMark(lake: Lake): string {
  return join(lake.raw, SAMPLE_MARK)
}

async function isSampleMirror(origin: OriginChoice, effects: Effects): Promise<boolean> {
  if (origin.kind === 'folder') return pathExists(join(origin.folder, SAMPLE_MARK))
  if (origin.kind === 'offline' || origin.mirror === null) return false
  return servesMark(`${origin.mirror.replace(/\/+$/, '')}/${SAMPLE_MARK}`, effects)
}

/** Requests the mark from a server. Some servers answer every path with a web page, which is not a mark. */
async function servesMark(url: string, effects: Effects): Promise<boolean> {
  // This import is dynamic, as in open-origin.ts.
  const { HttpOrigin } = await import('../fetch/origins/http-origin.ts')
  const origin = new HttpOrigin(null, effects)
  try {
    const answer = await origin.ask(url, null)
    if (answer.says !== 'offer') return false
    await answer.decline()
    return !answer.calledPage
  } catch (error) {
    if (!(error instanceof FileNotFetched)) throw error
    const detail = `it is not known if the mirror is a sample, so the snapshot is not marked as one: ${error.message}`
    effects.log.line({ step: 'mirror', subject: SAMPLE_MARK, level: 'warn', detail })
    return false
  } finally {
    await origin.close()
  }
}
