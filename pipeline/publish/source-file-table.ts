import { writeUnsynced } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { SourceEntry } from '../../schemas/core/manifest.ts'
import { SOURCE_FILE, sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import type { Duck } from '../duckdb.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

export async function writeSourceFileTable(
  duck: Duck,
  sources: readonly SourceEntry[],
  lake: Lake,
): Promise<CompiledTable> {
  const { work: workDir } = lake
  await lake.files.mkdir(workDir, { recursive: true })
  const input = join(workDir, `${SOURCE_FILE}.ndjson`)
  const path = join(workDir, `${SOURCE_FILE}.parquet`)
  const rows = sources.flatMap(
    ({ members, month, retrieved_at: _at, etag: _etag, last_modified: _modified, ...source }) =>
      members.map(({ member, name, bytes, sha256, lines, quarantined }) => ({
        ...source,
        competence_month: month,
        member,
        member_file: name,
        member_bytes: bytes,
        member_sha256: sha256,
        lines,
        quarantined_lines: quarantined,
      })),
  )
  await writeUnsynced(lake.files, input, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const types = Object.entries(sourceFileColumns).map(([name, { duckdb }]) => `${literal(name)}: ${literal(duckdb)}`)
  return writeParquet(
    duck,
    `(SELECT ${Object.keys(sourceFileColumns).map(identifier).join(', ')}
      FROM read_json(${literal(input)}, format = 'newline_delimited', columns = {${types.join(', ')}})
      ORDER BY dataset, source, competence_month NULLS FIRST, member, url)`,
    {
      path,
      file: `${SOURCE_FILE}/all/${SOURCE_FILE}.parquet`,
      columns: sourceFileColumns,
    },
  )
}
