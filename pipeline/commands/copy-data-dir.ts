import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { HELD_BACK } from '../../schemas/core/last-build.ts'
import { SIGNING_KEYS } from '../../lake/signature/manifest-signature.ts'
import { replacePrivately } from '../../lake/private-files.ts'
import { copyDownloads, copyOver, describeLeftOut } from '../backup/copy-downloads.ts'
import { copySnapshots } from '../backup/copy-snapshots.ts'
import { kindAt } from '../../lake/disk.ts'
import { SMALLER_VERSIONS } from '../../lake/lake.ts'
import { readDeltaVersions } from '../delta-log/versions.ts'
import { catchUpAndReport } from './delta-log.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { formatCount } from '../log.ts'
import { sweep } from '../integrity/sweep.ts'
import { withDataDir } from './claim-data-dir.ts'

export interface CopyOptions {
  readonly step: 'backup' | 'restore'
  readonly from: string
  readonly to: string
  /** True if API keys are copied too. */
  readonly keys: boolean
}

/** What later builds judge by. What the last build said, and quarantined lines, are made again. */
const STATE = [HELD_BACK, SMALLER_VERSIONS]
const KEYS = ['keys.json', 'keys-used.json']

/**
 * Makes a data directory of another one: a backup has the same layout, so a server can answer from it. Only the target
 * is locked, and a build may run at the source. A copy that breaks off goes on when it is run again.
 */
export async function copyDataDir({ step, from, to, keys }: CopyOptions, effects: Effects): Promise<void> {
  const { log } = effects
  await refusePlaces(from, to)
  try {
    await withDataDir(to, log, async () => {
      await sweep(to)
      const downloads = await copyDownloads(from, to)
      // Before the snapshots, so that the key of every signature is there.
      await copyOver(join(from, SIGNING_KEYS), join(to, SIGNING_KEYS))
      const copied = await copySnapshots(from, to, step, log)
      for (const name of STATE) await copyOver(join(from, name), join(to, name))
      if (keys) await copyKeys(from, to)
      await sweep(to)
      // The logs follow from the snapshots. Only the numbers of their first versions come from there.
      await catchUpAndReport(to, effects, { known: await readDeltaVersions(from) })
      const detail =
        `${formatCount(copied.snapshots)} snapshots, ${formatCount(copied.files)} tables, ${formatCount(copied.bytes)} bytes, ` +
        `all as published; ${formatCount(downloads.files)} files of raw; ${keys ? 'with keys' : 'without keys'}`
      log.line({ step, subject: to, detail })
      const leftOut = describeLeftOut(downloads)
      if (leftOut !== null) throw incompleteDownloads(leftOut, from)
    })
  } catch (error) {
    throw explainDisk(error, to)
  }
}

async function refusePlaces(from: string, to: string): Promise<void> {
  const refuse = (message: string) =>
    new BuildError('BAD_PARAMETER', message, { hint: 'Run make backup DEST=/backup, or make restore FROM=/backup.' })
  if (from === '' || to === '') throw refuse('a folder is missing')
  if ((await kindAt(from)) === null) throw refuse(`there is no folder ${from}`)
  const [source, target] = [await realpath(from), resolve(to)]
  if (`${target}/`.startsWith(`${source}/`) || `${source}/`.startsWith(`${target}/`))
    throw refuse(`${from} and ${to} are in each other`)
}

async function copyKeys(from: string, to: string): Promise<void> {
  for (const name of KEYS) {
    const text = await readIfPresent(join(from, name))
    if (text !== null) await replacePrivately(join(to, name), text)
  }
}

function incompleteDownloads(leftOut: string, from: string): BuildError {
  return new BuildError('SOURCE_DAMAGED', `downloads of ${from} were left out: ${leftOut}`, {
    hint: 'Everything else is copied. The next build repairs damaged ones that their portals still have. A link is followed where it is raw or the folder of a host in it: put the files in place of any other. Then copy again.',
  })
}
