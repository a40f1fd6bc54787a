import { describe, expect, it } from 'vitest'
import type { CheckResult } from '../../../schemas/core/manifest.ts'
import { buildFrom, readServed, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

const filer = (at: number) => ({ CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at)) })
const nav = (at: number, value: string) => line(NEW.PL, { ...filer(at), VL_PATRIM_LIQ: value })
const cash = (at: number, value: string) =>
  line(NEW.BLC_8, { ...filer(at), TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: value })
const structured = (at: number, value: string) =>
  line(NEW.FIE, { ...filer(at), TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: value, VL_PATRIM_LIQ: '10.00' })

async function compiled(lines: Parameters<typeof filed>[0]) {
  const { partitions, ...built } = await compileMirror(await mirror({ members: filed(lines) }), {
    declared: withoutLookThroughs,
  })
  return { ...built, checks: partitions[0]?.result.checks }
}

type Checks = readonly Pick<CheckResult, 'id' | 'figure' | 'passed'>[] | undefined

function grade(checks: Checks, id: string) {
  const found = checks?.find((check) => check.id === id)
  return found && { figure: found.figure, passed: found.passed }
}

describe('a grade', () => {
  it('says how much of the NAV is reconciled within 2 %, and asks for 90 %', async () => {
    const enough = await compiled({
      PL: [nav(1, '90.00'), nav(2, '10.00')],
      BLC_8: [cash(1, '90.00'), cash(2, '5.00')],
    })
    const little = await compiled({
      PL: [nav(1, '89.99'), nav(2, '10.00')],
      BLC_8: [cash(1, '89.99'), cash(2, '5.00')],
    })

    expect(grade(enough.checks, 'nav_reconciled')).toEqual({ figure: '90.00 of 100.00, in 1 of 2 funds', passed: true })
    expect(grade(little.checks, 'nav_reconciled')).toEqual({ figure: '89.99 of 99.99, in 1 of 2 funds', passed: false })
    expect([enough.exit, little.exit]).toEqual([0, 0])
  })

  it('asks that half of the funds are reconciled too: one NAV in thousands outweighs all others', async () => {
    const { checks } = await compiled({
      PL: [nav(1, '9000.00'), nav(2, '1.00'), nav(3, '1.00')],
      BLC_8: [cash(1, '9000.00'), cash(2, '1000.00'), cash(3, '1000.00')],
    })

    expect(grade(checks, 'nav_reconciled')).toEqual({ figure: '9000.00 of 9002.00, in 1 of 3 funds', passed: false })
  })

  it('says how many structured funds are reconciled to the real, and asks for 80 %', async () => {
    const right = [1, 2, 3, 4].map((at) => structured(at, '10.00'))

    const enough = await compiled({ FIE: [...right, structured(5, '12.00')] })
    const few = await compiled({ FIE: [...right, structured(5, '12.00'), structured(6, '12.00')] })

    expect(grade(enough.checks, 'structured_reconciled')).toEqual({ figure: '4 of 5', passed: true })
    expect(grade(few.checks, 'structured_reconciled')).toEqual({ figure: '4 of 6', passed: false })
  })

  it('says how many classes with lines have a NAV, and asks for 99.5 %', async () => {
    const built = await compiled({ PL: [nav(1, '1.00')], BLC_8: [cash(1, '1.00'), cash(2, '1.00')] })

    expect(grade(built.checks, 'lines_have_nav')).toEqual({ figure: '1 of 2', passed: false })
  })

  it('compares the rows of a month with the median of the months before it', async () => {
    const portal = await mirror({})
    for (const [month, funds] of [
      ['2025-09', 10],
      ['2025-10', 10],
      ['2025-11', 8],
    ] as const) {
      const lines = Array.from({ length: funds }, (_, at) => line(NEW.PL, { ...filer(at), DT_COMPTC: `${month}-28` }))
      await mirror({ month, members: filed({ PL: lines }, { month }) }, portal)
    }

    const { dataDir } = await buildFrom(portal)

    const { manifest } = await readServed(dataDir)

    expect(grade(manifest.partitions.at(-1)?.checks, 'rows_like_months_before:cvm_fund_month')).toEqual({
      figure: '8 rows, median before 10',
      passed: false,
    })
    expect(manifest.partitions[0]?.checks.map(({ id }) => id)).not.toContain('rows_like_months_before:cvm_fund_month')
  })
})

describe('the share of ETFs that add up to their NAV', () => {
  const etf = (at: number, value: string) =>
    line(NEW.FIE, {
      ...filer(at),
      TP_FUNDO_CLASSE: 'CLASSES FIIM',
      TP_APLIC: 'Disponibilidades',
      VL_MERC_POS_FINAL: value,
      VL_PATRIM_LIQ: '10.00',
    })

  it('must be 90 %; other structured funds do not count, and without an ETF nothing is judged', async () => {
    const nine = await compiled({ FIE: Array.from({ length: 10 }, (_, at) => etf(at, at === 0 ? '90.00' : '10.00')) })
    const eight = await compiled({ FIE: Array.from({ length: 10 }, (_, at) => etf(at, at < 2 ? '90.00' : '10.00')) })
    const none = await compiled({ FIE: [structured(1, '10.00')] })

    expect(grade(nine.checks, 'etfs_reconciled')).toEqual({ figure: '9 of 10', passed: true })
    expect(grade(eight.checks, 'etfs_reconciled')).toEqual({ figure: '8 of 10', passed: false })
    expect(grade(none.checks, 'etfs_reconciled')).toBeUndefined()
  })
})
