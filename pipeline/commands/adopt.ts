import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { readlink } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'
import { BUILD_STARTED, buildStartedSchema, LAST_BUILD, lastBuildSchema } from '../../schemas/core/last-build.ts'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { findEvidence, listSome, listForeignNames } from './claim-data-dir.ts'
import { kindAt } from '../../lake/disk.ts'
import { WORK, MARKER } from '../../lake/place-names.ts'
import { isMarked, writeMarker } from '../../lake/marker.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { readIfPresent } from '../../lake/durable-files.ts'

/**
 * Marks a folder that contains other files as the data directory, explains what that means, and changes nothing else.
 */
export async function adopt(lake: Lake, { log }: Pick<Effects, 'log'>): Promise<void> {
  try {
    await adoptFolder(lake, log)
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function adoptFolder(lake: Lake, log: Effects['log']): Promise<void> {
  const say = (detail: string) => {
    log.line({ step: 'adopt', subject: lake.root, detail })
  }
  if ((await kindAt(join(lake.root, '.'))) !== 'folder') {
    throw new BuildError('BAD_PARAMETER', `there is no folder ${lake.root}`, {
      hint: 'A build creates it: there is nothing to adopt.',
    })
  }
  if (await isMarked(lake)) {
    say('already has our marker: nothing changed')
    return
  }
  const inTheWay = await findNamesInTheWay(lake)
  if (inTheWay.length > 0) {
    throw new BuildError(
      'FOREIGN_FOLDER',
      `builds would replace files of others in ${lake.root}: ${listSome(inTheWay)}`,
      {
        hint: 'Nothing was changed. Move these away or give them other names, then adopt the folder again.',
      },
    )
  }
  const [names, evidence] = [await listForeignNames(lake), await findEvidence(lake)]
  const found = names.length === 0 ? 'nothing' : listSome(names)
  say(`found ${found}${evidence === null ? '' : `; an earlier version of ours wrote it, as ${evidence} shows`}`)
  await writeMarker(lake, { adopted: names.length > 0 && evidence === null })
  say(
    `wrote ${MARKER}, and nothing else. From now on builds write into raw, lake, snapshots and quarantine, work in ${WORK}, and remove only files with their own exact names there; everything else stays`,
  )
}

/** Finds files under names that builds replace, if they are not in the form that builds write. */
async function findNamesInTheWay(lake: Lake): Promise<string[]> {
  const judged = [
    { name: MARKER, ours: false },
    { name: WORK, ours: false },
    { name: 'current', ours: await isOurCurrent(lake) },
    { name: LAST_BUILD, ours: await hasJsonOfSchema(lake.lastBuild, lastBuildSchema) },
    { name: BUILD_STARTED, ours: await hasJsonOfSchema(lake.buildStarted, buildStartedSchema) },
  ]
  const names: string[] = []
  for (const { name, ours } of judged) {
    if (!ours && (await kindAt(lake.place(name))) !== null) names.push(name)
  }
  for (const name of ['raw', 'lake', 'snapshots', 'quarantine']) {
    const kind = await kindAt(lake.place(name))
    if (kind === 'file' || kind === 'other') names.push(name)
  }
  return names
}

async function isOurCurrent(lake: Lake): Promise<boolean> {
  const path = lake.current
  if ((await kindAt(path)) !== 'link') return false
  const [folder, id = '', ...rest] = (await readlink(path)).split('/')
  return folder === 'snapshots' && SNAPSHOT_ID.test(id) && rest.length === 0
}

async function hasJsonOfSchema(
  path: string,
  schema: typeof lastBuildSchema | typeof buildStartedSchema,
): Promise<boolean> {
  if ((await kindAt(path)) !== 'file') return false
  try {
    return schema.safeParse(JSON.parse((await readIfPresent(path)) ?? '')).success
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
