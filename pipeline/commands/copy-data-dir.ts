import type { Lake } from '../../lake/lake.ts'
import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { HELD_BACK } from '../../schemas/core/last-build.ts'
import { PINS } from '../../schemas/core/pins.ts'
import { makeKeysDir, replacePrivately } from '../../lake/private-files.ts'
import { copyDownloads, copyOver, describeLeftOut } from '../backup/copy-downloads.ts'
import { copySnapshots } from '../backup/copy-snapshots.ts'
import { kindAt } from '../../lake/disk.ts'
import { COMPILER_GENERATION_FILE, SMALLER_VERSIONS, WITHOUT_LINES } from '../../lake/place-names.ts'
import { readDeltaVersions } from '../../lake/delta-log/versions.ts'
import { catchUpAndReport } from './delta-log.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { formatCount } from '../log.ts'
import { readWholeLog, writeWholeLog } from '../../lake/manifest-log/own-log.ts'
import { sweep } from '../integrity/sweep.ts'
import { withDataDir } from './claim-data-dir.ts'

export interface CopyOptions {
  readonly step: 'backup' | 'restore'
  readonly from: Lake
  readonly to: Lake
  /** True if API keys are copied too. */
  readonly keys: boolean
}

/** Later builds judge by these files. The report of the last build and quarantined lines are made again. */
const STATE = [HELD_BACK, SMALLER_VERSIONS, PINS, COMPILER_GENERATION_FILE, WITHOUT_LINES]
const KEYS = ['keys', 'keysUsed', 'keysLog'] as const

/**
 * Copies a data directory into another folder. A backup has the same layout, so a server can answer from it. Only the
 * target is locked, and a build may run at the source. A copy that breaks off goes on when it is run again.
 */
export async function copyDataDir({ step, from, to, keys }: CopyOptions, effects: Effects): Promise<void> {
  const { log } = effects
  await refusePlaces(from, to)
  try {
    await withDataDir(to, log, async () => {
      await sweep(to)
      const downloads = await copyDownloads(from, to)
      // The keys are copied before the snapshots, so that no signature lacks its key.
      await copyOver(to.files, from.signingKeys, to.signingKeys)
      const copied = await copySnapshots(from, to, step, log)
      await copyManifestLog(from, to)
      for (const name of STATE) await copyOver(to.files, from.place(name), to.place(name))
      if (keys) await copyKeys(from, to)
      await sweep(to)
      // The logs are made from the snapshots; only the numbers of their first versions come from the source.
      await catchUpAndReport(to, effects, { known: await readDeltaVersions(from) })
      const detail =
        `${formatCount(copied.snapshots)} snapshots, ${formatCount(copied.files)} tables, ${formatCount(copied.bytes)} bytes, ` +
        `all as published; ${formatCount(downloads.files)} files of raw; ${keys ? 'with keys' : 'without keys'}`
      log.line({ step, subject: to.root, detail })
      const leftOut = describeLeftOut(downloads)
      if (leftOut !== null) throw incompleteDownloads(leftOut, from)
    })
  } catch (error) {
    throw explainDisk(error, to.root)
  }
}

/** The copied log continues the earlier one, so a reader of both sees one history. */
async function copyManifestLog(from: Lake, to: Lake): Promise<void> {
  const log = await readWholeLog(from)
  if (log !== null) await writeWholeLog(to, log)
}

async function refusePlaces(from: Lake, to: Lake): Promise<void> {
  const refuse = (message: string) =>
    new BuildError('BAD_PARAMETER', message, { hint: 'Run market-data-server backup /backup, or restore /backup.' })
  if (from.root === '' || to.root === '') throw refuse('a folder is missing')
  if ((await kindAt(from.root)) === null) throw refuse(`there is no folder ${from.root}`)
  const [source, target] = [await realpath(from.root), resolve(to.root)]
  if (`${target}/`.startsWith(`${source}/`) || `${source}/`.startsWith(`${target}/`))
    throw refuse(`${from.root} and ${to.root} are in each other`)
}

async function copyKeys(from: Lake, to: Lake): Promise<void> {
  await makeKeysDir(to)
  for (const name of KEYS) {
    const text = await readIfPresent(from[name])
    if (text !== null) await replacePrivately(to.files, to[name], text)
  }
}

function incompleteDownloads(leftOut: string, from: Lake): BuildError {
  return new BuildError('SOURCE_DAMAGED', `downloads of ${from.root} were left out: ${leftOut}`, {
    hint: 'Everything else is copied. The next build repairs damaged ones that their portals still have. A link is followed where it is raw or the folder of a host in it: put the files in place of any other. Then copy again.',
  })
}
