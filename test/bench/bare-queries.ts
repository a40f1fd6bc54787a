import { holdConnection } from '../helpers/duckdb.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { milliseconds } from './measure.ts'

/** Both belong to the newest month. */
interface QueriedFiles {
  readonly wide: string
  readonly packed: string
}

interface Asked {
  readonly funds: readonly string[]
  readonly warming: number
  readonly rounds: number
}

/**
 * Measures, warm and without a budget, prepared queries on one thread through the server's driver: one of every column,
 * which nobody would write; one of the packed lines; and the empty one.
 */
export async function showBareQueries(
  { wide, packed }: QueriedFiles,
  { funds, warming, rounds }: Asked,
  record: PartRecord,
): Promise<void> {
  const { it: connection, close } = await holdConnection({ threads: '1' })
  try {
    await connection.run('SET parquet_metadata_cache = true')
    for (const [id, what, sql] of [
      ['bare-packed', 'bare query of the packed lines', `SELECT * FROM read_parquet('${packed}') WHERE cnpj = $1`],
      ['bare-wide', 'bare query of every column', `SELECT * FROM read_parquet('${wide}') WHERE cnpj = $1`],
      ['bare-constant', '`SELECT $1` through the driver', 'SELECT $1'],
    ] as const) {
      const statement = await connection.prepare(sql)
      const ask = (cnpj: string) =>
        milliseconds(async () => {
          statement.bind([cnpj])
          const reader = await statement.runAndReadAll()
          reader.getRowObjectsJson()
        })
      for (const cnpj of funds.slice(0, warming)) await ask(cnpj)
      const asked = Math.floor((funds.length - warming) / rounds)
      const p50s: number[] = []
      for (let round = 0; round < rounds; round++) {
        const times: number[] = []
        for (const cnpj of funds.slice(warming + round * asked, warming + (round + 1) * asked))
          times.push(await ask(cnpj))
        p50s.push(median(times))
      }
      record.add({ id, what: `${what}, warm, p50`, unit: 'ms', rounds: p50s })
    }
  } finally {
    await close()
  }
}
