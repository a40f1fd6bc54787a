import { expect, it } from 'vitest'
import { type Built, buildFrom, listRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, companyMirror, QUARTERS } from '../../helpers/companies.ts'
import { type EditFile, inLines, inZip, replacing, reversed } from '../../helpers/edit-source.ts'

const ASKED = { ...COMPANY_NIGHT, datasets: ['cvm_company_statement'] }

const listStates = async (built: Built) =>
  (await listRows(built, 'cvm_company_statement_revision')).map(
    ({ reference_date, revision, change, changed_statements, changed_columns, rows_out, rows_in, version }) =>
      [reference_date, revision, change, changed_statements, changed_columns, rows_out, rows_in, version].join(' '),
  )

it('a document has a revision where it was delivered again or an account changed, not where its lines moved', async () => {
  const mirror = await companyMirror(QUARTERS)
  const first = await buildFrom(mirror, ASKED)
  expect(first.exit).toBe(0)
  const firsts = ['2020-03-31 1 first     1', '2020-06-30 1 first     2', '2020-09-30 1 first     1']
  expect(await listStates(first)).toEqual(firsts)

  const onNight = async (day: string, edit: EditFile, exit = 0) => {
    await companyMirror(QUARTERS, edit, mirror)
    const built = await buildFrom(mirror, { ...ASKED, dataDir: first.dataDir, now: `2021-03-${day}T03:00:00Z` })
    expect(built.exit).toBe(exit)
    return (await listStates(built)).filter((state) => !firsts.includes(state))
  }

  const turned = inZip(/_ind_/, inLines(reversed))
  expect(await onNight('10', turned)).toEqual([])

  const changed: EditFile = (bytes) =>
    inZip(/DVA_ind/, replacing(/;2020-09-30;7\.06;([^;]*);0\.0/g, ';2020-09-30;7.06;$1;5.0'))(turned(bytes))
  const amended = '2020-09-30 2 amended value_added value; value_filed 1 1 1'
  expect(await onNight('11', changed)).toEqual([amended])

  const again: EditFile = inZip(/_2020/, replacing(';2020-09-30;1;SINT', ';2020-09-30;2;SINT'))
  // A month with one document has no row left of the version before, so that the gate waits for a second night.
  const redelivered: EditFile = (bytes) => again(changed(bytes))
  expect(await onNight('12', redelivered, 1)).toEqual([amended])
  expect(await onNight('13', redelivered)).toEqual([amended, '2020-09-30 3 restated   0 0 2'])
})
