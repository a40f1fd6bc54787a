import { unzipSync } from 'fflate'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

/**
 * What compiling is measured against, as an analyst would write it: one bare DuckDB COPY that reads the unpacked
 * members, casts the columns and writes one sorted Parquet file, without line numbers, checks, ids, signs, labels or a
 * second table.
 */
export function unpackForBareCopy(zip: string, folder: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    // DuckDB refuses control bytes in a latin-1 file, but the real files have them: the yardstick gets none.
    const clean = bytes.filter((byte) => byte === 10 || byte === 13 || (byte >= 32 && byte < 127) || byte >= 160)
    writeFileSync(join(folder, name), clean)
  }
}

/** `fastCasts` reads short decimals by the narrow type first, as the compiler does: a yardstick that knows the trick. */
export async function bareCopy(folder: string, output: string, { fastCasts }: { fastCasts: boolean }): Promise<void> {
  const selects = readdirSync(folder)
    .filter((name) => !name.includes('_PL_'))
    .map((name) => {
      const [header = ''] = readFileSync(join(folder, name), 'latin1').split('\r\n', 1)
      const columns = header.split(';')
      const casts = columns.map((column) => `${writeCast(`"${column}"`, findType(column), fastCasts)} AS "${column}"`)
      return `SELECT '${name}' AS member, ${casts.join(', ')} FROM read_csv('${join(folder, name)}', delim = ';',
        header = true, quote = '', escape = '', encoding = 'latin-1', auto_detect = false,
        columns = {${columns.map((column) => `'${column}': 'VARCHAR'`).join(', ')}})`
    })
  const copy = `COPY (SELECT * FROM (${selects.join(' UNION ALL BY NAME ')}) ORDER BY CNPJ_FUNDO_CLASSE)
     TO '${output}' (FORMAT parquet, COMPRESSION zstd)`
  await withConnection((connection) => connection.run(copy), TWO_THREADS)
}

function findType(column: string): string {
  if (/^(QT_|VL_ATIVO_EXTERIOR)/.test(column)) return 'DECIMAL(24,6)'
  if (column.startsWith('VL_PATRIM')) return 'DECIMAL(24,2)'
  if (column.startsWith('VL_')) return 'DECIMAL(20,2)'
  if (column.startsWith('PR_')) return 'DECIMAL(18,6)'
  return column.startsWith('DT_') ? 'DATE' : 'VARCHAR'
}

function writeCast(column: string, type: string, fastCasts: boolean): string {
  if (type === 'VARCHAR') return column
  if (!fastCasts || type === 'DATE') return `CAST(${column} AS ${type})`
  const narrow = type.replace(/\d+,/, '18,')
  return `coalesce(TRY_CAST(${column} AS ${narrow})::${type}, TRY_CAST(${column} AS ${type}))`
}
