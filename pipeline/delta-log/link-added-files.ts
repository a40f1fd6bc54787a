import type { Lake } from '../../lake/lake.ts'
import { dirname, join } from 'node:path'
import { hasCode, isMissing, pathExists } from '../../lake/disk.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import type { TableFiles } from '../../lake/delta-log/table-files.ts'

/**
 * Links the files that a version adds into the lake, if they are not there: a log names files of the lake, but somebody
 * may have emptied it, and earlier versions of this program copied files instead. A file that the snapshot lacks too is
 * damage, which `market-data-server verify` reports.
 */
export async function linkAddedFiles(
  lake: Lake,
  snapshot: string,
  table: string,
  before: TableFiles,
  after: TableFiles,
): Promise<void> {
  await forEachFile(
    [...after.values()].filter(({ path }) => !before.has(path)),
    async ({ path, published }) => {
      const inLake = lake.tableFile(table, path)
      if (await pathExists(inLake)) return
      await lake.files.mkdir(dirname(inLake), { recursive: true })
      try {
        await lake.files.link(join(lake.snapshots, snapshot, published), inLake)
      } catch (error) {
        if (!isMissing(error) && !hasCode(error, 'EEXIST')) throw error
      }
    },
  )
}
