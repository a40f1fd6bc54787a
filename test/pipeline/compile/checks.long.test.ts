import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

const MEMBERS = Object.keys(NEW) as MemberId[]

describe('the month in the name of a file', () => {
  it.each(MEMBERS)('must be the month of every line of %s', async (id) => {
    const lines = ['2025-10-31', '2025-09-30', '2025-11-01'].map((DT_COMPTC) => line(NEW[id], { DT_COMPTC }))

    const built = await compileMirror(await mirror({ members: filed({ [id]: lines }) }))

    const [member = ''] = Object.keys(filed({ [id]: [] }))
    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringContaining(
        `CHECK_FAILED: right_month: cda_fi_202510.zip ${member} line 3 column DT_COMPTC is 2025-09-30; ` +
          `cda_fi_202510.zip ${member} line 4 column DT_COMPTC is 2025-11-01\n`,
      ),
    ])
  })

  it('does not allow a line without a date', async () => {
    const built = await compileMirror(await mirror({ members: filed({ PL: [line(NEW.PL, { DT_COMPTC: '' })] }) }))

    expect(refusals(built)).toEqual([expect.stringContaining('line 2 column DT_COMPTC is empty')])
  })

  it('does not allow the same month of another year', async () => {
    const built = await compileMirror(
      await mirror({ members: filed({ PL: [line(NEW.PL, { DT_COMPTC: '2024-10-31' })] }) }),
    )

    expect(refusals(built)).toEqual([expect.stringContaining('line 2 column DT_COMPTC is 2024-10-31')])
  })

  it('is reported with five wrong lines by number and a count of the others', async () => {
    const lines = Array.from({ length: 8 }, () => line(NEW.PL, { DT_COMPTC: '2025-09-30' }))

    const built = await compileMirror(await mirror({ members: filed({ PL: lines }) }))

    expect(refusals(built)).toEqual([expect.stringMatching(/line 6 column DT_COMPTC is 2025-09-30 and 3 more\n/)])
  })

  it('is the month of the partition and of its reference date', async () => {
    const members = filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })] })

    const built = await compileMirror(await mirror({ members }))

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { competence_month: '2025-10', reference_date: '2025-10-31' },
    ])
  })
})
