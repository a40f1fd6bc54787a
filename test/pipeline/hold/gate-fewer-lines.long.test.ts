import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accept } from '../../../pipeline/commands/accept.ts'
import { type TestBuildOptions, type Built, buildFrom, refusals, listRows, silent } from '../../helpers/build.ts'
import { compileNight } from '../../helpers/compiled-nights.ts'
import { type MemberId, NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { startMirrorServer } from '../../helpers/http.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'
import {
  again,
  instantOn,
  listBlocks,
  BOTH,
  compiles,
  DATASETS,
  exits,
  nights,
  nth,
  october,
  ONE,
  SMALLER,
} from '../../helpers/october-nights.ts'

describe('a member with fewer lines than before', () => {
  const headerAlone = { ...october(ONE), 'cda_fi_BLC_1_202510.csv': [NEW.BLC_1] }

  it('counts as lost if it has no line, and the nights between compile nothing', async () => {
    const { portal, first } = await nights(['15', BOTH])
    await mirror({ members: headerAlone }, portal)

    const [held, same, second] = [
      await again(portal, first, { now: instantOn('16') }),
      await again(portal, first, { now: instantOn('16', '20') }),
      await again(portal, first, { now: instantOn('17') }),
    ]

    expect(exits([held, same, second])).toEqual([1, 1, 0])
    expect(refusals(held).join()).toContain('MEMBERS_LOST: lacks BLC_1')
    expect([same, second].map(compiles)).toEqual([0, 1])
    expect(await listBlocks(second)).toEqual(SMALLER)
  })

  it('counts as lost if it has too few lines for a whole month', async () => {
    const navs = Array.from({ length: 8 }, (_each, n) => line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(n)) }))
    const month = (lines: number) => filed({ PL: navs, BLC_2: Array.from({ length: lines }, () => line(NEW.BLC_2)) })
    const portal = await mirror({ members: month(4) })
    const first = await buildFrom(portal, { datasets: DATASETS, now: instantOn('15') })
    await mirror({ members: month(3) }, portal)

    const [thin, second] = [
      await again(portal, first, { now: instantOn('16') }),
      await again(portal, first, { now: instantOn('17') }),
    ]

    expect(exits([thin, second])).toEqual([1, 0])
  })

  it('is found on the second day if another member is missing, and then counted with it', async () => {
    const whole = ['BLC_1', 'BLC_2', 'BLC_8'] as const
    const { portal, first } = await nights(['15', whole])
    const later = []
    for (const [day, value] of [
      ['16', '1.00'],
      ['17', '2.00'],
      ['18', '3.00'],
    ] as const) {
      await mirror({ members: { ...october(ONE, value), 'cda_fi_BLC_1_202510.csv': [NEW.BLC_1] } }, portal)
      later.push(await again(portal, first, { now: instantOn(day) }))
    }

    expect(exits(later)).toEqual([1, 1, 0])
    expect(refusals(nth(later, 1)).join()).toContain('lacks BLC_1, BLC_2')
  })
})

describe('a year whose months have lost a member', () => {
  const ASKED = { datasets: DATASETS, from: '2019-01', to: '2019-02' }
  const year = (months: Readonly<Record<string, readonly MemberId[]>>) => {
    const members: Record<string, string[]> = {}
    for (const [month, blocks] of Object.entries(months)) {
      for (const id of ['PL', ...blocks] as const) {
        const name = `cda_fi_${id}_2019.csv`
        members[name] = [...(members[name] ?? [NEW[id]]), line(NEW[id], { DT_COMPTC: `${month}-28` })]
      }
    }
    return { year: '2019', yearly: members }
  }
  const lost = (built: Built) =>
    built.log
      .filter(({ step, detail }) => step === 'refuse' && detail.includes('MEMBERS_LOST'))
      .map(({ subject }) => subject)

  it('as a whole are held back without being split', async () => {
    const portal = await mirror(year({ '2019-01': BOTH, '2019-02': BOTH }))
    const first = await buildFrom(portal, { ...ASKED, now: instantOn('15') })
    await mirror(year({ '2019-01': ONE, '2019-02': ONE }), portal)

    const [held, second] = [
      await again(portal, first, { ...ASKED, now: instantOn('16') }),
      await again(portal, first, { ...ASKED, now: instantOn('17') }),
    ]

    expect(exits([held, second])).toEqual([1, 0])
    expect(lost(held)).toEqual(['cvm_fund_portfolio 2019-01', 'cvm_fund_portfolio 2019-02'])
    expect(held.log.map(({ step }) => step)).not.toContain('split')
  })

  it('holds back the one month in which the member has no line any more', async () => {
    const portal = await mirror(year({ '2019-01': BOTH, '2019-02': BOTH }))
    const first = await buildFrom(portal, { ...ASKED, now: instantOn('15') })
    await mirror(year({ '2019-01': BOTH, '2019-02': ONE }), portal)

    const [held, second] = [
      await again(portal, first, { ...ASKED, now: instantOn('16') }),
      await again(portal, first, { ...ASKED, now: instantOn('17') }),
    ]

    expect(exits([held, second])).toEqual([1, 0])
    expect(lost(held)).toEqual(['cvm_fund_portfolio 2019-02'])
  })
})

describe('a dataset of several files', () => {
  const REGISTERS: TestBuildOptions = { datasets: ['cvm_fund_register'] }
  const register = {
    'registro_fundo.csv': [REGISTER_HEADERS.fund, line(REGISTER_HEADERS.fund)],
    'registro_classe.csv': [REGISTER_HEADERS.class, line(REGISTER_HEADERS.class)],
    'registro_subclasse.csv': [REGISTER_HEADERS.subclass, line(REGISTER_HEADERS.subclass)],
  }
  const legacy = [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy)]

  it('is held back if a member has lost more than half of its lines, and not if it has half of them', async () => {
    const classes = (count: number) =>
      Array.from({ length: count }, (_each, n) =>
        line(REGISTER_HEADERS.class, { CNPJ_Classe: makeBareCnpj(n), ID_Registro_Classe: String(n) }),
      )
    const withClasses = (count: number) => ({
      legacy,
      register: { ...register, 'registro_classe.csv': [REGISTER_HEADERS.class, ...classes(count)] },
    })
    const portal = await mirror(withClasses(8))
    const first = await buildFrom(portal, { ...REGISTERS, now: instantOn('15') })
    await mirror(withClasses(4), portal)
    const half = await again(portal, first, { ...REGISTERS, now: instantOn('16') })
    await mirror(withClasses(1), portal)

    const nextNights = [
      await again(portal, first, { ...REGISTERS, now: instantOn('17') }),
      await again(portal, first, { ...REGISTERS, now: instantOn('18') }),
    ]

    expect(exits([half, ...nextNights])).toEqual([0, 1, 0])
    expect(nextNights.map((each) => refusals(each).join().includes('lacks CLASSE or most of its lines'))).toEqual([
      true,
      false,
    ])
  })

  it('continues with the stored edition of a file that has disappeared from the mirror', async () => {
    const portal = await mirror({ legacy, members: october(ONE) })
    const first = await buildFrom(portal, { ...REGISTERS, now: instantOn('15') })
    await rm(join(portal, 'dados.cvm.gov.br/dados/FI/CAD'), { recursive: true })

    const both = ['cvm_fund_register', 'cvm_fund_portfolio']
    const next = await again(portal, first, { datasets: both, now: instantOn('16') })

    expect([next.exit, refusals(next)]).toEqual([0, []])
    expect(await listRows(next, 'cvm_fund')).toHaveLength(1)
  })

  it('is held back if a file has disappeared from data/raw too, for any number of days, until it is accepted', async () => {
    const portal = await mirror({ legacy, register })
    const first = await buildFrom(portal, { ...REGISTERS, now: instantOn('15') })
    const folder = 'dados.cvm.gov.br/dados/FI/CAD/DADOS/cad_fi.csv'
    await rm(join(portal, folder), { recursive: true })
    await rm(join(first.dataDir, 'raw', folder), { recursive: true })

    const later = []
    for (const day of ['16', '17', '18']) later.push(await again(portal, first, { ...REGISTERS, now: instantOn(day) }))
    await accept(new Lake(first.dataDir), 'cvm_fund_register', 'all', silent(instantOn('18')).effects)
    later.push(await again(portal, first, { ...REGISTERS, now: instantOn('19') }))

    expect([first.exit, ...exits(later)]).toEqual([0, 1, 1, 1, 0])
    expect(refusals(nth(later, 2)).join()).toContain('its source has not shown this yet')
  })
})

describe('over HTTP', () => {
  it('a month that is held back is requested every night, however old, and a 304 shows it too', async () => {
    const old = { from: '2023-03', to: '2023-03', datasets: DATASETS }
    const lines = (blocks: readonly MemberId[]) =>
      filed(
        Object.fromEntries(
          (['PL', ...blocks] as const).map((id) => [id, [line(NEW[id], { DT_COMPTC: '2023-03-31' })]]),
        ),
        { month: '2023-03' },
      )
    const folder = await mirror({ month: '2023-03', members: lines(BOTH) })
    const portal = await startMirrorServer(folder)
    const first = await buildFrom(portal.address, { ...old, now: instantOn('15') })
    await mirror({ month: '2023-03', members: lines(ONE) }, folder)

    const later = [
      await again(portal.address, first, { ...old, all: true, now: instantOn('16') }),
      await again(portal.address, first, { ...old, now: instantOn('17') }),
    ]

    expect([first.exit, ...exits(later)]).toEqual([0, 1, 0])
    expect(await listBlocks(nth(later, 1))).toHaveLength(1)
  })
})

describe('a month that is cut at a line end', () => {
  it('is held back if a member has fewer than half of its lines, and not if it has half of them', async () => {
    const navs = (count: number) =>
      filed({
        PL: Array.from({ length: count }, (_each, n) => line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(n)) })),
      })
    const portal = await mirror({ members: navs(20) })
    const first = await compileNight(portal, { datasets: DATASETS, now: instantOn('15') })
    await mirror({ members: navs(10) }, portal)
    const half = await compileNight(portal, { datasets: DATASETS, before: first, now: instantOn('16') })
    await mirror({ members: navs(2) }, portal)

    const tenth = await compileNight(portal, { datasets: DATASETS, before: first, now: instantOn('16') })

    expect(half.heldBack).toEqual([])
    expect(tenth.heldBack.map(({ code, message }) => [code, message.split(';')[0]])).toEqual([
      ['MEMBERS_LOST', 'lacks PL or most of its lines, which are published'],
    ])
  })
})
