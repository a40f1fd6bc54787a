import { forEachFile } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import { findFilesAt, findFilesBelow } from '../../lake/list-files.ts'
import { DELTA_VERSIONS, REPLICA_STATE } from '../../lake/place-names.ts'
import { SIGNING_KEYS } from '../../lake/signature/manifest-signature.ts'
import { HELD_BACK, LAST_BUILD } from '../../schemas/core/last-build.ts'
import { PINS } from '../../schemas/core/pins.ts'
import { findPartsFolder, WHOLE_NAME } from './pull-file.ts'

/** `replaceFile` writes beside a file, under its name, the number of the process and this ending. */
const TEMPORARY = String.raw`\.\d+\.tmp$`

function besides(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})${TEMPORARY}`)
}

const AT_THE_TOP = besides([REPLICA_STATE, LAST_BUILD, HELD_BACK, PINS, SIGNING_KEYS])
const IN_LAKE = besides([DELTA_VERSIONS])
const IN_LOG = new RegExp(`^(?:checkpoint|\\d{1,3})${TEMPORARY}`)

/** Removes what a replica that was killed has left half written. The caller holds the lock of the folder. */
export async function removeTemporaryFiles(lake: Lake): Promise<void> {
  const left = [
    ...findFilesAt(lake.root, [AT_THE_TOP]),
    ...findFilesAt(lake.tables, [IN_LAKE]),
    ...findFilesBelow(lake.log, IN_LOG),
    ...findFilesAt(findPartsFolder(lake), [WHOLE_NAME]),
  ]
  await forEachFile(left, (path) => lake.files.rm(path, { force: true }))
}
