import { unzipSync } from 'fflate'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

/**
 * What compiling is measured against, as an analyst would write it: one bare DuckDB COPY that reads the unpacked
 * members, casts the columns and writes one sorted Parquet file, without line numbers, checks, ids, signs, labels or a
 * second table.
 */
export function unpackForBareCopy(zip: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    // DuckDB refuses control bytes in a latin-1 file, but the real files have them. The yardstick gets files without
    // them.
    const clean = bytes.filter((byte) => byte === 10 || byte === 13 || (byte >= 32 && byte < 127) || byte >= 160)
    writeFileSync(join(folder, name), clean)
  }
}

function writeCast(column: string): string {
  const as = (type: string) => `CAST("${column}" AS ${type}) AS "${column}"`
  if (/^(QT_|VL_ATIVO_EXTERIOR)/.test(column)) return as('DECIMAL(24,6)')
  if (column.startsWith('VL_PATRIM')) return as('DECIMAL(24,2)')
  if (column.startsWith('VL_')) return as('DECIMAL(20,2)')
  if (column.startsWith('PR_')) return as('DECIMAL(18,6)')
  return column.startsWith('DT_') ? as('DATE') : `"${column}"`
}

/** `fastCasts` reads short decimals by the narrow type first, as the compiler does: a yardstick that knows the trick. */
export async function bareCopy(folder: string, output: string, { fastCasts }: { fastCasts: boolean }): Promise<void> {
  const selects = readdirSync(folder)
    .filter((name) => !name.includes('_PL_'))
    .map((name) => {
      const [header = ''] = readFileSync(join(folder, name), 'latin1').split('\r\n', 1)
      const columns = header.split(';')
      const casts = columns.map((column) => (fastCasts ? narrowFirst(writeCast(column)) : writeCast(column)))
      return `SELECT '${name}' AS member, ${casts.join(', ')} FROM read_csv('${join(folder, name)}', delim = ';',
        header = true, quote = '', escape = '', encoding = 'latin-1', auto_detect = false,
        columns = {${columns.map((column) => `'${column}': 'VARCHAR'`).join(', ')}})`
    })
  const copy = `COPY (SELECT * FROM (${selects.join(' UNION ALL BY NAME ')}) ORDER BY CNPJ_FUNDO_CLASSE)
     TO '${output}' (FORMAT parquet, COMPRESSION zstd)`
  await withConnection((connection) => connection.run(copy), TWO_THREADS)
}

function narrowFirst(cast: string): string {
  return cast.replace(
    /CAST\((.*) AS DECIMAL\((\d+),(\d+)\)\) AS/,
    'coalesce(TRY_CAST($1 AS DECIMAL(18,$3))::DECIMAL($2,$3), TRY_CAST($1 AS DECIMAL($2,$3))) AS',
  )
}
