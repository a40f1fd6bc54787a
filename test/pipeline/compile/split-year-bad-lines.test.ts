import { expect, describe, it } from 'vitest'
import { realFiles } from '../../../lake/files.ts'
import { createInput } from '../../../pipeline/compile/partition-input.ts'
import { splitYear } from '../../../pipeline/compile/split-year.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { OLD } from '../../helpers/headers.ts'
import { fetchNight } from '../../helpers/http.ts'
import { type PortalFiles, line, mirror } from '../../helpers/portal.ts'
import { cash, quarter, withLines } from '../../helpers/year-files.ts'

const ASKED = { from: '2019-01', to: '2019-03' }
const BLC_8 = 'cda_fi_BLC_8_2019.csv'

/** Lists by month the bad lines that the parts of a member have after the year is split; nothing is compiled. */
async function listBadLines(yearly: PortalFiles, memberFile: string) {
  const { fetched } = await fetchNight(await mirror({ yearly }), ASKED)
  const [file] = fetched.filter(({ raw }) => raw !== null)
  if (!file?.raw) throw new Error('the year was not fetched')
  const months = monthRange(ASKED.from, ASKED.to)
  const split = await splitYear(
    createInput(file, null, file.raw),
    months,
    cda.tolerance,
    await temporaryFolder(),
    realFiles,
  )
  return months.map((month) => {
    const part = split.get(month)?.find((each) => each.memberFile === memberFile)
    return { lines: part?.lines, bad: part?.bad.map(({ line: number, column }) => [number, column]) }
  })
}

describe('a bad line of a year', () => {
  it('with too many fields is split out with only that month, under its number in the year', async () => {
    const bad = `${line(OLD.BLC_8, { ...cash(), DT_COMPTC: '2019-02-28' })};`

    expect(await listBadLines(withLines(quarter(), BLC_8, bad), BLC_8)).toEqual([
      { lines: 1, bad: [] },
      { lines: 1, bad: [[5, null]] },
      { lines: 1, bad: [] },
    ])
  })

  it.each(['2019-02-30', '', '2019-13-01', '20190228'])(
    'for its date %j is split out with that month, and the other lines with theirs',
    async (DT_COMPTC) => {
      const bad = line(OLD.BLC_8, { ...cash(), DT_COMPTC })

      expect(await listBadLines(withLines(quarter(), BLC_8, bad), BLC_8)).toEqual([
        { lines: 1, bad: [[5, 'DT_COMPTC']] },
        { lines: 1, bad: [] },
        { lines: 1, bad: [] },
      ])
    },
  )
})
