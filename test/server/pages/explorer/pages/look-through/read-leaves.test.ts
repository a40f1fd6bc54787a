import { expect, it } from 'vitest'
import type { AskEndpoint, Parameters } from '../../../../../../server/pages/explorer/answers.ts'
import { readLeaves } from '../../../../../../server/pages/explorer/pages/look-through/read-leaves.ts'

/** Answers pages of leaves worth 1.00 each: as many as a threshold leaves. */
function answerLeaves(counts: Readonly<Record<string, number>>, asked: Parameters[]): AskEndpoint {
  return (_id, parameters) => {
    asked.push(parameters)
    const [page, size] = [Number(parameters['page']), Number(parameters['page_size'])]
    const left = (counts[parameters['min_share_percent'] ?? '0'] ?? 0) - page * size
    const portfolio = Array.from({ length: Math.max(0, Math.min(size, left)) }, () => ({
      final_position_value: '1.00',
    }))
    const coverage = { expanded_value: '49999.00', unexpanded_value: { stale: '1.50', reconciliation: '-0.50' } }
    const names = [{ cnpj: '1', name: `page ${String(page)}` }]
    return Promise.resolve({ data: { portfolio, coverage, names } } as never)
  }
}

it.each([
  [{ '0': 999, '0.01': 998 }, 3, '0', 999],
  [{ '0': 1000, '0.01': 900, '0.1': 800 }, 4, '0.1', 800],
  [{ '0': 9000, '0.01': 1000, '0.1': 800 }, 3, '0.1', 800],
  [{ '0': 90_000, '0.01': 80_000, '0.1': 60_000, '1': 5000 }, 8, '1', 5000],
  [{ '0': 90_000, '0.01': 80_000, '0.1': 60_000, '1': 30_000 }, 22, '1', 20_000],
])('reads all leaves, opening the fewer funds the more there are: %j', async (counts, requests, least, leaves) => {
  const asked: Parameters[] = []
  const read = await readLeaves(answerLeaves(counts, asked), { cnpj: '1' })

  expect([asked.length, read.least, read.leaves.length]).toEqual([requests, least, leaves])
  // The answer says the total, and what was not read is the rest.
  expect([read.total, read.unread]).toEqual(['50000.00', `${String(50_000 - leaves)}.00`])
})

it('counts the leaves of the larger share first, and walks to all of them only where those do not fill the page', async () => {
  const [many, few]: [Parameters[], Parameters[]] = [[], []]
  await readLeaves(answerLeaves({ '0': 9000, '0.01': 1000 }, many), { cnpj: '1' })
  await readLeaves(answerLeaves({ '0': 9000, '0.01': 999 }, few), { cnpj: '1' })

  expect(many.map((each) => each['min_share_percent'])).toEqual(['0.01', '0.1', '0.1'])
  expect(few.map((each) => each['min_share_percent'])).toEqual(['0.01', undefined, '0.1', '0.1'])
})
