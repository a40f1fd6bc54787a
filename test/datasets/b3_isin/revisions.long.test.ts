import { expect, it } from 'vitest'
import { type Built, buildFrom, listRows } from '../../helpers/build.ts'
import { type EditIsin, instrumentLine, isinMirror } from '../../helpers/instruments.ts'

const ASKED = { datasets: ['b3_isin'] }

const listVersions = async (built: Built) =>
  (await listRows(built, 'b3_isin_revision'))
    .filter(({ change }) => change !== 'first')
    .map(({ isin, revision, change, changed_columns }) => [isin, revision, change, changed_columns])

it('an instrument has a version where its terms changed, not where the edition or the place of its line did', async () => {
  const mirror = await isinMirror({})
  const first = await buildFrom(mirror, { ...ASKED, now: '2025-10-03T03:00:00Z' })
  expect(await listRows(first, 'b3_isin_revision')).toHaveLength(5)

  const onNight = async (day: string, edit: EditIsin['instruments'] & {}) => {
    const edition = (lines: readonly string[]) => lines.map((line) => line.replace('"20251002"', `"202510${day}"`))
    await isinMirror({ instruments: (lines) => edition(edit(lines)).toReversed() }, mirror)
    const built = await buildFrom(mirror, { ...ASKED, dataDir: first.dataDir, now: `2025-10-${day}T03:00:00Z` })
    expect(built.exit).toBe(0)
    return listVersions(built)
  }

  expect(await onNight('04', (lines) => lines.map((line) => line.replace('"N"', '"A"')))).toEqual([])

  const later = (lines: readonly string[]) => lines.map((line) => line.replace('"20270104"', '"20280104"'))
  const changed = ['BRSINTLFI000', '2', 'changed', 'maturity_date']
  expect(await onNight('05', later)).toEqual([changed])

  const gone = ['BRSINTOPC006', '2', 'withdrawn', null]
  const more = (lines: readonly string[]) => [...later(lines).slice(0, -1), instrumentLine('BREXMPACNOR2')]
  expect(await onNight('06', more)).toEqual([changed, gone])
  expect(await onNight('07', later)).toEqual([
    ['BREXMPACNOR2', '2', 'withdrawn', null],
    changed,
    gone,
    ['BRSINTOPC006', '3', 'returned', null],
  ])
})
