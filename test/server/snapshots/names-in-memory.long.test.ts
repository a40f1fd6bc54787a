import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Snapshot } from '../../../schemas/api/endpoint.ts'
import { Ranges } from '../../../schemas/api/ranges.ts'
import { search } from '../../../schemas/service/search/search.ts'
import { SERVER_CONTEXT } from '../../../server/limits/request-context.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../server/snapshots/open-snapshot.ts'
import { keepInMemory } from '../../../server/snapshots/warm-up.ts'
import { quietIntegrity } from '../helpers/integrity.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const LIMITS = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'all' } as const
/** Words of every kind: whole, begun and inner ones, several, signs, codes, beginnings of numbers, what only DuckDB folds. */
const QUESTIONS = [
  'petr4',
  'petr',
  'fundo',
  'fundo de',
  'FUNDO  INVESTIMENTO',
  'ações',
  'acoes',
  'ouro',
  'our',
  'uro',
  'a',
  'x y',
  's.a.',
  'S/A banco',
  '-',
  '–',
  'ntn-b',
  'ntnb',
  'NTN-B 2035',
  'lft',
  'tesouro',
  'selic:210100',
  'b3:petr4',
  'B3:PETR4',
  'BRPETRACNPR6',
  '62415896000127',
  '62.415.896',
  '62415',
  '6241',
  '2025',
  '1',
  'itaú unibanco',
  'debenture',
  'cri',
  'fundo fundo',
  'e\u0301',
  'Ω',
  'ı',
  'brasil sa',
]
const KINDS = ['fund', 'asset', 'fund,asset,ticker,series,index,route,dataset']

let opened: OpenSnapshot
let files: string[]
let snapshot: Snapshot

beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  opened = await openSnapshot(folder, { ...LIMITS, integrity: quietIntegrity() })
  const bound = bindToRequest(SERVER_CONTEXT, opened)
  snapshot = {
    ...bound,
    query: (sqlFile, ...rest) => {
      files.push(sqlFile.pathname.split('/').at(-1) ?? '')
      return bound.query(sqlFile, ...rest)
    },
  }
})

afterAll(() => {
  opened.close()
})

async function searchAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const q of QUESTIONS) {
    for (const kind of KINDS) {
      const input = { ...search.input.parse({ q, kind, limit: '50' }), ranges: new Ranges([]) }
      const { body } = await search.answer(snapshot, input as never)
      answers.set(`${q} of ${kind}`, JSON.stringify(body))
    }
  }
  return answers
}

it('searches answer the same with the names in memory, and no longer read the lists of funds and assets', async () => {
  files = []
  const before = await searchAll()
  expect(files.filter((file) => file === 'funds.sql').length).toBeGreaterThan(50)
  await keepInMemory(opened)
  files = []
  const after = await searchAll()

  expect(after).toEqual(before)
  expect([...after.values()].filter((text) => text.includes('"id"')).length).toBeGreaterThan(50)
  // What only DuckDB can fold is asked as before: two questions, each of two sets of kinds.
  expect(files.filter((file) => file === 'funds.sql')).toHaveLength(4)
  expect(files.filter((file) => file === 'asset_list.sql')).toHaveLength(4)
  expect(files.filter((file) => file === 'ranked_names.sql').length).toBeLessThan(10)
})
