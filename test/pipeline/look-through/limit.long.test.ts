import { expect, it } from 'vitest'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, readServed } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

it('the table of look-throughs is made without a limit', async () => {
  const declared = limitLookThroughs(datasets, undefined)

  const { manifest } = await readServed((await buildFrom(await mirror(cashMonth('1.00')), { declared })).dataDir)

  expect(Object.keys(manifest.own_tables).filter((name) => name.startsWith('cvm_fund_look_through'))).toEqual([
    'cvm_fund_look_through/competence_month=2025-10',
  ])
})
