import { expect, it } from 'vitest'
import { buildFrom, listRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, companyMirror, REGISTER } from '../../helpers/companies.ts'
import { column, inLines } from '../../helpers/edit-source.ts'

const ASKED = { datasets: ['cvm_company'], from: COMPANY_NIGHT.from, to: COMPANY_NIGHT.to }

it('a company has a revision where a published column or a market changed, not where a line moved or an officer went', async () => {
  const mirror = await companyMirror(REGISTER)
  const first = await buildFrom(mirror, { ...ASKED, now: '2023-05-04T03:00:00Z' })
  const before = await listRows(first, 'cvm_company_revision')
  expect(before).toHaveLength((await listRows(first, 'cvm_company')).length)
  expect(new Set(before.map(({ change }) => change))).toEqual(new Set(['first']))

  const edit = inLines((lines) => {
    const [header = '', ...rest] = column('EMAIL', () => 'another@example.org')(lines)
    const [renamed = '', gone = '', ...others] = rest
    expect(gone).not.toBe('')
    const changed = renamed.split(';').map((value, at) => (at === 1 ? 'ANOTHER NAME S.A.' : value))
    return [header, ...others.toReversed(), changed.join(';')]
  })
  await companyMirror(REGISTER, edit, mirror)
  const second = await buildFrom(mirror, { ...ASKED, dataDir: first.dataDir, now: '2023-05-05T03:00:00Z' })

  const added = (await listRows(second, 'cvm_company_revision')).filter(({ revision }) => revision !== '1')
  expect(added.map(({ change, changed_columns, seen_date }) => ({ change, changed_columns, seen_date }))).toEqual(
    expect.arrayContaining([
      { change: 'changed', changed_columns: 'name', seen_date: '2023-05-05' },
      { change: 'withdrawn', changed_columns: null, seen_date: '2023-05-05' },
    ]),
  )
  expect(added).toHaveLength(2)
})
