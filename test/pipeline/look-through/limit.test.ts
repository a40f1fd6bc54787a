import { expect, it } from 'vitest'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { listNewestPartitions } from '../../../pipeline/look-through/refresh.ts'
import { readSettings } from '../../../pipeline/settings.ts'
import type { PartitionEntry } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { readServed } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { cashMonth } from '../../helpers/portal.ts'

it('the table of look-throughs is left out with the limit 0', async () => {
  // `buildFrom` and `builtOnce` declare the datasets with this limit.
  const { dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })

  const { manifest } = await readServed(dataDir)

  expect(Object.keys(manifest.own_tables).filter((name) => name.startsWith('cvm_fund_look_through'))).toEqual([])
})

it.each([
  [undefined, ['2025-07', '2025-08', '2025-09', '2025-10']],
  [2, ['2025-09', '2025-10']],
  [1, ['2025-10']],
  [0, []],
])('with the limit %s the months are %j', (limit, months) => {
  const limited = limitLookThroughs(datasets, limit).find(({ id }) => id === 'cvm_fund_portfolio')
  const [each] = (limited?.materializedViews ?? []).flatMap(({ eachMonth }) => eachMonth ?? [])
  if (limited === undefined || each === undefined) throw new Error('no dataset declares look-throughs')
  const tables = Object.fromEntries(each.ofMonth.map((name) => [name, {}]))
  const partitions = ['2025-06', '2025-07', '2025-08', '2025-09', '2025-10'].map(
    (month) => ({ dataset: limited.id, partition: `competence_month=${month}`, tables }) as unknown as PartitionEntry,
  )

  const newest = listNewestPartitions(limited, each, { partitions })

  expect(newest).toEqual(months.map((month) => `competence_month=${month}`))
})

it('the operator sets the limit, and one that is no number or too great is refused', () => {
  const read = (LOOK_THROUGH_MONTHS: string) => readSettings({ LOOK_THROUGH_MONTHS }).lookThroughMonths

  expect(read('0')).toBe(0)
  expect(read('')).toBeUndefined()
  expect(() => read('5')).toThrow(/4 at most/)
  expect(() => read('all')).toThrow(/a number of months/)
})
