import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { withDuck } from '../../pipeline/duckdb.ts'
import { toPublishedFile } from '../../pipeline/publish/assemble.ts'
import { refreshMaterializedViews } from '../../pipeline/publish/materialized-views.ts'
import type { MaterializedView } from '../../schemas/core/dataset.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { PartRecord } from './harness/record.ts'
import { readCurrentManifest } from './published.ts'

/** Folders of tables, and what each is about. */
const GROUPS = [
  ['issuer', 'who issued what, of a month'],
  ['party', 'whose classes they are, of a month'],
  ['move', 'what moved, of a month'],
  ['figure', 'figures of classes, of a month'],
] as const

/** Makes each table about the market anew for one month, as a night does that has it, and says what it costs. */
export async function measureTables(dataDir: string, folder: string, month: string, record: PartRecord): Promise<void> {
  const views = datasets.flatMap(({ materializedViews = [] }) => materializedViews)
  const all = { seconds: 0, bytes: 0 }
  const addCost = (id: string, what: string, { seconds, bytes }: typeof all) => {
    record.add(id, what, 'MB', [bytes / 1e6])
    record.add(`${id}-cpu`, `${what}, CPU`, 's', [seconds])
  }
  for (const [group, what] of GROUPS) {
    const own = { seconds: 0, bytes: 0 }
    for (const view of views.filter(({ sql }) => sql.startsWith(`market/${group}/`))) {
      const { seconds, bytes } = await remakeTable(dataDir, view, folder, month)
      own.seconds += seconds
      // A view of all months grows with them, and not by a file a month.
      if (view.monthly !== undefined) own.bytes += bytes
    }
    addCost(`market-${group}`, what, own)
    all.seconds += own.seconds
    all.bytes += own.bytes
  }
  addCost('market-tables', 'tables of a month about the market', all)
}

async function remakeTable(dataDir: string, view: MaterializedView, folder: string, month: string) {
  const manifest = readCurrentManifest(dataDir)
  const remade = [view.name, `${view.name}/competence_month=${month}`]
  const kept = Object.fromEntries(Object.entries(manifest.own_tables).filter(([name]) => !remade.includes(name)))
  const made = { bytes: 0, seconds: 0 }
  const temporary = join(folder, 'temporary')
  await mkdir(temporary, { recursive: true })
  await withDuck({ threads: 2, temporary }, async (duck) => {
    const before = process.cpuUsage()
    await refreshMaterializedViews(
      {
        duck,
        datasets,
        before: { ...manifest, own_tables: kept },
        lake: new Lake(folder),
        findPath: ({ file }) => resolve(dataDir, 'current', file),
        keep: (written) => {
          const file = toPublishedFile(written)
          made.bytes += file.bytes
          return Promise.resolve(file)
        },
      },
      manifest.partitions,
      (name) => name === view.name,
      manifest.own_tables,
    )
    const { user, system } = process.cpuUsage(before)
    made.seconds = (user + system) / 1e6
  })
  return made
}
