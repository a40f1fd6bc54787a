import { expect, it } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import { planTables } from '../../../server/snapshots/tables.ts'

it('a snapshot without any file has every table that its datasets declare, and the histories that later ones fill', () => {
  const setUp = planTables(new Map(), 'all', new Set()).setUp.join('\n')
  const names = datasets.flatMap(({ tables, history, materializedViews = [] }) =>
    [...tables, ...(history ? [history] : []), ...materializedViews].map(({ name }) => name),
  )

  expect(names).toContain('cvm_fund_revision')
  expect(names.filter((name) => !setUp.includes(`CREATE TABLE "${name} all"`))).toEqual([])
})
