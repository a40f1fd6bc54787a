import { copyFile, stat, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdConnection } from '../../helpers/duckdb.ts'
import type { PeerHeader } from './answer.ts'
import type { PeerKind } from './peer.ts'

/**
 * DuckDB in the process of Express, over one Parquet file that is sorted by CNPJ and has row groups of the size of the
 * published ones: what a program does that reads the published files by itself.
 */
export const duckdb: PeerKind = {
  name: 'Express + DuckDB over Parquet',
  async load(folder, { parquet, headers }) {
    await copyFile(parquet, join(folder, 'lines.parquet'))
    await writeFile(join(folder, 'headers.json'), JSON.stringify(headers))
  },
  countBytes: async (folder) => (await stat(join(folder, 'lines.parquet'))).size,
  async open(folder) {
    const { it: connection, close } = await holdConnection({ threads: '1' })
    await connection.run('SET parquet_metadata_cache = true')
    const statement = await connection.prepare(`SELECT * FROM read_parquet('${join(folder, 'lines.parquet')}')
      WHERE cnpj = $cnpj AND month = $month ORDER BY application_type, abs(final_position_value) DESC NULLS LAST, id`)
    const headers = readHeaders(join(folder, 'headers.json'))
    return {
      async readLines(cnpj, month) {
        statement.bind({ cnpj, month })
        const reader = await statement.runAndReadAll()
        return reader.getRowObjectsJson()
      },
      readHeader: (cnpj, month) => Promise.resolve(headers.get(`${cnpj} ${month}`) ?? null),
      close,
    }
  },
}

function readHeaders(file: string): ReadonlyMap<string, PeerHeader> {
  const all = JSON.parse(readFileSync(file, 'utf8')) as { cnpj: string; month: string; header: PeerHeader }[]
  return new Map(all.map(({ cnpj, month, header }) => [`${cnpj} ${month}`, header]))
}
