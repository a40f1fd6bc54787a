import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdConnection } from '../../helpers/duckdb.ts'
import { writePeerAnswer } from './answer.ts'
import type { PeerHeader, PeerKind } from './peer.ts'

/**
 * DuckDB in the process of Express, over one Parquet file that is sorted by CNPJ and has row groups of the size of the
 * published ones: what a program does that reads the published files by itself.
 */
export const duckdb: PeerKind = {
  name: 'Express + DuckDB over Parquet',
  load(folder, { parquet, headers }) {
    copyFileSync(parquet, join(folder, 'lines.parquet'))
    writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers))
  },
  countBytes: (folder) => statSync(join(folder, 'lines.parquet')).size,
  async open(folder, columns) {
    const { it: connection, close } = await holdConnection({ threads: '1' })
    await connection.run('SET parquet_metadata_cache = true')
    const statement = await connection.prepare(`SELECT * FROM read_parquet('${join(folder, 'lines.parquet')}')
      WHERE cnpj = $cnpj AND month = $month ORDER BY application_type, abs(final_position_value) DESC NULLS LAST, id`)
    const all = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as PeerHeader[]
    const headers = new Map(all.map((header) => [`${header.cnpj} ${header.month}`, header]))
    const answer = async (cnpj: string, month: string) => {
      statement.bind({ cnpj, month })
      const rows = (await statement.runAndReadAll()).getRowObjectsJson()
      return writePeerAnswer(columns, rows, headers.get(`${cnpj} ${month}`))
    }
    return { answer, close }
  },
}
