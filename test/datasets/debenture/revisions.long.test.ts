import { expect, it } from 'vitest'
import { type Built, buildFrom, listRows } from '../../helpers/build.ts'
import { type EditRegister, paperColumn, registerMirror } from '../../helpers/debentures.ts'

const ASKED = { datasets: ['debenture'] }
const NEW_DAY = paperColumn('Data Ult. VNA', () => '03/10/2025')

const listVersions = async (built: Built) =>
  (await listRows(built, 'debenture_revision')).map(({ code, revision, change, changed_columns, maturity_date }) => ({
    code,
    revision,
    change,
    changed_columns,
    maturity_date,
  }))

it('a paper has a version where its terms changed, not where its value or the place of its line did', async () => {
  const mirror = await registerMirror()
  const first = await buildFrom(mirror, { ...ASKED, now: '2025-10-03T03:00:00Z' })
  expect((await listVersions(first)).map(({ change }) => change)).toEqual(['first', 'first', 'first', 'first'])

  const onNight = async (day: string, edit: EditRegister) => {
    await registerMirror((lines) => edit(NEW_DAY(lines)), { folder: mirror })
    const built = await buildFrom(mirror, { ...ASKED, dataDir: first.dataDir, now: `2025-10-${day}T03:00:00Z` })
    expect(built.exit).toBe(0)
    return (await listVersions(built)).filter(({ revision }) => revision !== '1')
  }

  const turned: EditRegister = (lines) => [...lines.slice(0, 4), ...lines.slice(4).toReversed()]
  expect(await onNight('04', turned)).toEqual([])

  const longer = paperColumn('Data de Vencimento', (value, code) => (code === 'SINT11' ? '20/06/2031' : value))
  const changed = {
    code: 'SINT11',
    revision: '2',
    change: 'changed',
    changed_columns: 'maturity_date',
    maturity_date: '2031-06-20',
  }
  expect(await onNight('05', longer)).toEqual([changed])

  const gone = {
    code: 'SINT12',
    revision: '2',
    change: 'withdrawn',
    changed_columns: null,
    maturity_date: '2028-08-01',
  }
  expect(await onNight('06', (lines) => longer(lines).slice(0, -1))).toEqual([changed, gone])
  expect(await onNight('07', longer)).toEqual([changed, gone, { ...gone, revision: '3', change: 'returned' }])
})
