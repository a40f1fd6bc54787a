import { expect, it } from 'vitest'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { readSettings } from '../../../pipeline/settings.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, readServed } from '../../helpers/build.ts'

async function listLookThroughs(months: number | undefined): Promise<string[]> {
  const declared = limitLookThroughs(datasets, months)
  const built = await buildFrom('data/sample', { declared, datasets: ['cvm_fund_portfolio'], from: '2024-01' })
  const { manifest } = await readServed(built.dataDir)
  return Object.keys(manifest.own_tables).filter((name) => name.startsWith('cvm_fund_look_through/'))
}

it.each([
  ['each month without a limit', undefined, ['2024-02', '2025-10']],
  ['the newest month with the limit 1', 1, ['2025-10']],
  ['no month with the limit 0', 0, []],
])('a build makes the look-throughs of %s', async (_what, limit, months) => {
  expect(await listLookThroughs(limit)).toEqual(
    months.map((month) => `cvm_fund_look_through/competence_month=${month}`),
  )
})

it('the operator sets the limit, and one that is no number or too great is refused', () => {
  const read = (LOOK_THROUGH_MONTHS: string) => readSettings({ LOOK_THROUGH_MONTHS }).lookThroughMonths

  expect(read('0')).toBe(0)
  expect(read('')).toBeUndefined()
  expect(() => read('5')).toThrow(/4 at most/)
  expect(() => read('all')).toThrow(/a number of months/)
})
