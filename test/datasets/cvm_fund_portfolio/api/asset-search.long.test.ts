import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { literal } from '../../../../schemas/core/sql-text.ts'
import { readServed } from '../../../helpers/build.ts'
import { useMacros } from '../../../helpers/macros.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

const API_MACROS = new URL('../../../../schemas/api/macros.sql', import.meta.url)

/** `make soak` asks all of them. */
const QUESTIONS = process.env['WHOLE'] === '1' ? 300 : 75

const duck = useMacros()

beforeAll(async () => {
  await duck.run(readFileSync(API_MACROS, 'utf8'))
  const { folder, manifest } = await readServed(await sampleDataDir())
  const file = join(folder, manifest.own_tables['asset']?.file ?? 'none')
  await duck.run(`CREATE TABLE asset AS SELECT * FROM read_parquet(${literal(file)}, hive_partitioning = false)`)
})

describe('the words of an asset that are published for a search', () => {
  it('are those that a request would make of its names and codes', async () => {
    const rows = await duck.rows(
      `SELECT count(*)::INTEGER AS assets, count(*) FILTER (search_text IS DISTINCT FROM searchable_text(names, ticker, isin, asset_id))::INTEGER AS others
       FROM asset`,
    )

    expect(rows[0]?.['others']).toBe(0)
    expect(rows[0]?.['assets']).toBeGreaterThan(2000)
  })

  it('find what the filed names and codes find, with the rank that these have, whatever part of a word is asked for', async () => {
    const rows = await duck.rows(`
      WITH word AS (
        SELECT DISTINCT unnest(string_split(regexp_replace(folded_text(concat_ws(' ', names, ticker, isin, asset_id)), '[^\\p{L}\\p{N}]+', ' ', 'g'), ' ')) AS word FROM asset
      ),
      part AS (
        SELECT DISTINCT word[1 + hash(word) % 3:3 + hash(word) % 6] AS part FROM word WHERE hash(word) % 40 = 0
        UNION SELECT word FROM word WHERE hash(word) % 80 = 1
      ),
      question AS (
        SELECT part AS asked FROM part WHERE part <> ''
        UNION SELECT one.part || ' ' || other.part FROM part AS one JOIN part AS other ON hash(one.part) % 60 = hash(other.part) % 60
        WHERE one.part <> '' AND other.part <> '' AND hash(one.part || other.part) % 9 = 0
      ),
      compared AS (
        SELECT
          asked,
          has_words(asked, folded_text(concat_ws(' ', names, ticker, isin, asset_id))) AS by_names,
          has_words(asked, search_text)                                               AS by_text,
          match_rank(question_words(asked), spaced_words(folded_text(concat_ws(' ', names, ticker, isin)))) AS rank_by_names,
          match_rank(question_words(asked), search_text)                              AS rank_by_text
        FROM (SELECT asked FROM question ORDER BY hash(asked) LIMIT ${String(QUESTIONS)}) CROSS JOIN asset
      )
      SELECT
        count(DISTINCT asked)::INTEGER                          AS asked,
        count(*) FILTER (by_names)::INTEGER                     AS found,
        count(DISTINCT rank_by_names) FILTER (by_names)::INTEGER AS ranks,
        count(*) FILTER (by_names <> by_text OR (by_names AND rank_by_names <> rank_by_text))::INTEGER AS others
      FROM compared`)

    expect(rows[0]).toMatchObject({ ranks: 3, others: 0 })
    expect(rows[0]?.['asked']).toBeGreaterThan(50)
    expect(rows[0]?.['found']).toBeGreaterThan(100)
  })
})
