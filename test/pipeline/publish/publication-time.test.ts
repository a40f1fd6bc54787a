import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '../../../pipeline/commands/build.ts'
import { Lake } from '../../../lake/lake.ts'
import { readServed, silent, textRows, withoutLookThroughs } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const [BEGUN, MADE] = ['2025-12-15T03:00:00Z', '2025-12-15T03:18:00Z'] as const

it('a snapshot is named and dated when the tables that do not say its time are made, and says it everywhere', async () => {
  const mirror = await quotesMirror({ D31102024: quoteFile([{ DATPRE: '20241031', CODNEG: 'PETR4' }]) })
  const lake = new Lake(join(await temporaryFolder(), 'data'))
  const { effects } = silent(BEGUN)
  // The months of tickers are such a table: this clock goes on while they are made.
  const isMade = () => existsSync(join(lake.root, 'lake/b3_quote_ticker'))
  const now = () => new Date(isMade() ? MADE : BEGUN)
  const options = { mirror, from: '2024-01', to: '2024-12', datasets: ['b3_quote'], maskPersonalData: true, threads: 1 }

  await build(withoutLookThroughs, options, { ...effects, lake, now })

  const { id, manifest } = await readServed(lake.root)
  const changelog = join(lake.root, 'current/changelog/all/changelog.parquet')
  expect([id, manifest.snapshot, manifest.created_at]).toEqual(['20251215T031800Z', '20251215T031800Z', MADE])
  expect(new Set(manifest.partitions.map(({ first_snapshot }) => first_snapshot))).toEqual(new Set([id]))
  expect(
    await textRows(`SELECT DISTINCT snapshot, published_at::VARCHAR AS published_at FROM read_parquet('${changelog}')`),
  ).toEqual([{ snapshot: id, published_at: expect.stringMatching(/^2025-12-15.03:18:00/) as unknown }])
})
