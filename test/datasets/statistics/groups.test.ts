import { describe, expect, it } from 'vitest'
import { type Built, listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { makeGroups, statisticsMirror, type StatisticsWorld } from '../../helpers/statistics.ts'

const compiled = async (world: StatisticsWorld) =>
  compileMirror(await statisticsMirror(world), { datasets: ['statistics'] })

const findDetail = (log: readonly { detail: string }[], check: string) =>
  log.find(({ detail }) => detail.startsWith(check))?.detail

const list = async (built: Built) =>
  (await listRows(built, 'statistic_value'))
    .filter(({ series }) => String(series).startsWith('ibge-7060'))
    .map(({ series, period, value, marker, modified_date: modified }) => [series, period, value, marker, modified])

const FOOD = { '202401': '1.38', '202402': '0.95' }
const HOUSING = { '202401': '0.25', '202402': '...' }

describe('the groups of the index, in a synthetic answer of the documented shape,', () => {
  it('have one row per group and month, with the day of its last revision', async () => {
    const built = await compiled({
      groups: { '7170': FOOD, '7445': HOUSING },
      groupsModified: { '202401': '08/02/2024', '202402': '12/03/2024' },
      ibge: { '202401': '0.42' },
      modified: { '202401': '09/02/2024' },
    })

    expect(built.exit).toBe(0)
    expect(await list(built)).toEqual([
      ['ibge-7060-63-7170', '2024-01', '1.38000000', null, '2024-02-08'],
      ['ibge-7060-63-7170', '2024-02', '0.95000000', null, '2024-03-12'],
      ['ibge-7060-63-7445', '2024-01', '0.25000000', null, '2024-02-08'],
      ['ibge-7060-63-7445', '2024-02', null, '...', '2024-03-12'],
    ])
    expect(await listRows(built, 'statistic_value')).toContainEqual(
      expect.objectContaining({ series: 'ibge-1737-63', value: '0.42000000', modified_date: '2024-02-09' }),
    )
  })

  it.each([
    ['a category that is not requested', { '7169': FOOD }, /not a requested group/],
    ['a text that is neither value nor marker', { '7170': { '202401': 'n/d' } }, /202401 has n\/d/],
    ['a period that is no month', { '7170': { '202013': '0.10' } }, /202013 is no month/],
  ])('with %s are held back, naming it', async (_name, groups, words) => {
    const built = await compiled({ groups, ibge: { '202401': '0.42' } })

    expect(built.exit).not.toBe(0)
    expect(refusals(built).join()).toMatch(words)
  })

  it('with two categories in one, or with the index as a whole, are held back', async () => {
    const [both] = makeGroups({ '7170': FOOD })
    const merged = JSON.stringify([both]).replace('"7170":', '"7445":"2.Habitação","7170":')
    const whole = JSON.stringify([both]).replace(/"classificacoes":\[.*?\],/, '"classificacoes":[],')

    expect(refusals(await compiled({ groups: merged })).join()).toMatch(/several categories together/)
    expect(refusals(await compiled({ groups: whole })).join()).toMatch(/not one classification/)
  })

  it('are compared with those of the central bank', async () => {
    const world = { ibge: { '202401': '0.42' }, groups: { '7170': FOOD } }
    const same = await compiled({ ...world, bcb: { '433': ['01/01/2024;0,42'], '1635': ['01/01/2024;1,38'] } })
    const other = await compiled({ ...world, bcb: { '433': ['01/01/2024;0,42'], '1635': ['01/01/2024;1,39'] } })

    expect(findDetail(same.log, 'ipca_agrees')).toBe('ipca_agrees 0 of 2 periods differ')
    expect(findDetail(other.log, 'ipca_agrees')).toBe(
      'ipca_agrees 1 of 2 periods differ: ibge-7060-63-7170 2024-01 IBGE 1.38000000 BCB 1.39000000',
    )
  })

  it('that the institute lists and does not answer are named', async () => {
    const { log } = await compiled({
      groups: { '7170': { '202401': '1.38' } },
      groupsModified: { '202401': '08/02/2024', '202402': '12/03/2024' },
    })

    expect(findDetail(log, 'no_period_missing')).toContain('ibge-7060-63-7170 2024-02')
  })
})
