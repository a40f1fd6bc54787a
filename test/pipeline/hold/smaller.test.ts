import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accept } from '../../../pipeline/commands/accept.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { SMALLER_VERSIONS } from '../../../pipeline/hold/memory.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type Asked, type Built, buildFrom, refusals, rowsOf, served, silent } from '../../helpers/build.ts'
import { command } from '../../helpers/command.ts'
import { type MemberId, NEW, REGISTER } from '../../helpers/headers.ts'
import { served as servedOverHttp } from '../../helpers/http.ts'
import { bareCnpjOf, filed, line, masked, mirror, writeZip, zipOfMonth } from '../../helpers/portal.ts'

const DATASETS = ['cvm_fund_portfolio']
const at = (day: string, hour = '03') => `2025-12-${day}T${hour}:00:00Z`

/** October with a NAV and a line in each of these blocks. */
function october(blocks: readonly MemberId[], value = '1.00') {
  const lines = blocks.map((id) => [id, [line(NEW[id], { VL_MERC_POS_FINAL: value })]] as const)
  return filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '9.00' })], ...Object.fromEntries(lines) })
}

/** A night on which the portal shows October with these blocks. */
type Night = readonly [day: string, blocks: readonly MemberId[], value?: string]

async function nights(first: Night, ...later: readonly Night[]): Promise<{ portal: string; built: Built[] }> {
  const portal = await mirror({ members: october(first[1], first[2]) })
  const built = [await buildFrom(portal, { datasets: DATASETS, now: at(first[0]) })]
  for (const [day, blocks, value] of later) {
    await mirror({ members: october(blocks, value) }, portal)
    built.push(await again(portal, built[0], { now: at(day) }))
  }
  return { portal, built }
}

function again(portal: string, first: Pick<Built, 'dataDir'> | undefined, asked: Asked): Promise<Built> {
  return buildFrom(portal, { datasets: DATASETS, ...asked, dataDir: first?.dataDir ?? '' })
}

const exits = (built: readonly Built[]) => built.map(({ exit }) => exit)
const blocksOf = async ({ dataDir }: Built) =>
  (await rowsOf({ dataDir }, 'cvm_fund_portfolio')).map((row) => row['source_member'])
const memoryOf = async ({ dataDir }: Built) =>
  (JSON.parse(await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')) as { smaller_versions: object[] })
    .smaller_versions
const warnings = ({ log }: Built) => log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)
const compiles = ({ log }: Built) => log.filter(({ step }) => step === 'compile').length

const [BOTH, ONE] = [['BLC_1', 'BLC_8'] as const, ['BLC_8'] as const]
const [FULLER, SMALLER] = [['cda_fi_BLC_1_202510.csv', 'cda_fi_BLC_8_202510.csv'], ['cda_fi_BLC_8_202510.csv']] as const

describe('a month that has lost a member', () => {
  it('is held back on the first day, said so with exit code 1, and the fuller one goes on being served', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE])

    expect(exits(built)).toEqual([0, 1])
    expect(await blocksOf(built[1] as Built)).toEqual(FULLER)
    expect(refusals(built[1] as Built)).toEqual([
      expect.stringMatching(
        /^MEMBERS_LOST: lacks BLC_1, of which lines were published, and its source has shown that on 2025-12-16 alone\n.*make accept ARGS="cvm_fund_portfolio 2025-10"/s,
      ),
    ])
    const told = JSON.parse(await readFile(join((built[1] as Built).dataDir, 'last-build.json'), 'utf8')) as object
    expect(told).toMatchObject({
      exit_code: 1,
      published: false,
      held_back: [{ dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', code: 'MEMBERS_LOST' }],
    })
  })

  it('replaces the fuller one on the second day, with a warning that says since when', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE], ['17', ONE], ['18', ONE])

    expect(exits(built)).toEqual([0, 1, 0, 0])
    expect(await blocksOf(built[2] as Built)).toEqual(SMALLER)
    expect(warnings(built[2] as Built)).toContain(
      'lacks BLC_1, of which lines were published: replaces the fuller version, for the source has shown it so since 2025-12-16 and again on 2025-12-17',
    )
    expect(await memoryOf(built[3] as Built)).toEqual([])
  })

  it('is not compiled to be held', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE])

    expect(built.map(compiles)).toEqual([1, 0])
  })

  it('shows it once, however often a build runs on that day or asks nobody on another', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])

    const more = [
      await again(portal, built[0], { now: at('16', '23') }),
      await again(portal, built[0], { now: at('17'), offline: true }),
      await again(portal, built[0], { now: at('18'), offline: true }),
    ]

    expect(exits(more)).toEqual([1, 1, 1])
    expect(await blocksOf(more[2] as Built)).toEqual(FULLER)
    expect(exits([await again(portal, built[0], { now: at('18', '04') })])).toEqual([0])
  })

  it('shows nothing while its file is hidden', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    await rm(zipOfMonth(portal))

    const hidden = await again(portal, built[0], { now: at('17') })

    expect([hidden.exit, await blocksOf(hidden)]).toEqual([1, FULLER])
  })

  it('is the same month that lacks, however its zip is made and its other members are rewritten', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    await writeZip(zipOfMonth(portal), october(ONE), new Date(2025, 11, 17))

    const zippedAgain = await again(portal, built[0], { now: at('17') })
    const rewritten = await nights(['15', BOTH], ['16', ONE, '1.00'], ['17', ONE, '2.00'])

    expect(zippedAgain.exit).toBe(0)
    expect(exits(rewritten.built)).toEqual([0, 1, 0])
  })

  it('is counted anew where it loses another member', async () => {
    const { built } = await nights(
      ['15', ['BLC_1', 'BLC_2', 'BLC_8']],
      ['16', ['BLC_2', 'BLC_8']],
      ['17', ['BLC_8']],
      ['18', ['BLC_8']],
    )

    expect(exits(built)).toEqual([0, 1, 1, 0])
    expect(refusals(built[2] as Built).join()).toContain('lacks BLC_1, BLC_2')
  })

  it('is forgotten when the member comes back', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE], ['17', BOTH], ['18', ONE], ['19', ONE])

    expect(exits(built)).toEqual([0, 1, 0, 1, 0])
  })

  it('is published by the next build once the operator has accepted it, even on the same day and offline', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    const [first] = built as [Built]
    const { log, effects } = silent(at('16', '09'))

    await accept(first.dataDir, 'cvm_fund_portfolio', '2025-10', effects)
    const accepted = await again(portal, first, { now: at('16', '10'), offline: true })

    expect([accepted.exit, await blocksOf(accepted)]).toEqual([0, SMALLER])
    expect(warnings(accepted).join()).toContain('as the operator accepted')
    expect(log).toMatchObject([{ step: 'accept', subject: 'cvm_fund_portfolio 2025-10' }])
  })

  it('that was accepted is held again where it has lost another member since', async () => {
    const { portal, built } = await nights(['15', ['BLC_1', 'BLC_2', 'BLC_8']], ['16', ['BLC_2', 'BLC_8']])
    const [first] = built as [Built]
    await accept(first.dataDir, 'cvm_fund_portfolio', 'competence_month=2025-10', silent(at('16')).effects)
    await mirror({ members: october(ONE) }, portal)

    expect((await again(portal, first, { now: at('16', '12') })).exit).toBe(1)
  })

  it('cannot be accepted where nothing is held back', async () => {
    const { built } = await nights(['15', BOTH], ['16', ONE])
    const [{ dataDir }] = built as [Built]
    const variables = { DATA_DIR: dataDir }

    const other = await command(['accept', 'cvm_fund_portfolio', '2025-09'], variables)
    const right = await command(['accept', 'cvm_fund_portfolio', '2025-10'], variables)

    expect(other).toMatchObject({
      exit: 2,
      stderr: expect.stringMatching(
        /BAD_PARAMETER: no smaller version .*\n {2}There are those of cvm_fund_portfolio 2025-10\./,
      ) as string,
    })
    expect(right.exit).toBe(0)
  })

  it('is told of by a plan, which remembers nothing', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    const [{ dataDir }] = built as [Built]
    const before = await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')
    const settings = { mirror: portal, dataDir, from: '2025-10', to: null, datasets: DATASETS, maskPersonalData: true }
    const planned = async (day: string) => {
      const { log, effects } = silent(at(day))
      await plan(datasets, settings, effects)
      return log.filter(({ step }) => step === 'compile').map(({ detail }) => detail)
    }

    expect(await planned('16')).toEqual([
      expect.stringMatching(/bytes {2}held back: lacks BLC_1.* on 2025-12-16 alone$/),
    ])
    expect(await planned('17')).toEqual([expect.stringMatching(/bytes {2}sources changed$/)])
    expect(await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')).toBe(before)
  })

  it('is counted anew where what was remembered cannot be read, and that is said', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    const [{ dataDir }] = built as [Built]
    await writeFile(join(dataDir, SMALLER_VERSIONS), '{"smaller_ver')

    const [damaged, next] = [
      await again(portal, built[0], { now: at('17') }),
      await again(portal, built[0], { now: at('18') }),
    ]

    expect(exits([damaged, next])).toEqual([1, 0])
    expect(warnings(damaged).join()).toContain('is not what was written there: the days')
  })

  it('does not keep other months from being published', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE])
    const september = { DT_COMPTC: '2025-09-30' }
    const members = filed({ PL: [line(NEW.PL, { ...september, VL_PATRIM_LIQ: '5.00' })] }, { month: '2025-09' })
    await mirror({ month: '2025-09', members }, portal)

    const both = await again(portal, built[0], { now: at('16', '05') })

    expect(both.exit).toBe(1)
    expect((await served(both.dataDir)).manifest.partitions).toHaveLength(2)
    expect(await blocksOf(both)).toEqual(FULLER)
  })

  it('is held again where a rollback has brought the fuller one back', async () => {
    const { portal, built } = await nights(['15', BOTH], ['16', ONE], ['17', ONE], ['18', ONE])
    const [{ dataDir }] = built as [Built]
    await rollback(datasets, dataDir, '20251215T030000Z', silent(at('19')).effects)

    const next = await again(portal, built[0], { now: at('20') })

    expect([next.exit, await blocksOf(next)]).toEqual([1, FULLER])
  })

  it('without a confidential member, which goes when the last deadline has passed, is published at once', async () => {
    const { built } = await nights(['15', ['BLC_8', 'CONFID']], ['16', ONE])

    expect(exits(built)).toEqual([0, 0])
    expect(await blocksOf(built[1] as Built)).toEqual(SMALLER)
  })
})

describe('a member that is there with less', () => {
  const headerAlone = { ...october(ONE), 'cda_fi_BLC_1_202510.csv': [NEW.BLC_1] }

  it('of no line counts as lost, and the nights between compile nothing', async () => {
    const { portal, built } = await nights(['15', BOTH])
    await mirror({ members: headerAlone }, portal)

    const [first, same, second] = [
      await again(portal, built[0], { now: at('16') }),
      await again(portal, built[0], { now: at('16', '20') }),
      await again(portal, built[0], { now: at('17') }),
    ]

    expect(exits([first, same, second])).toEqual([1, 1, 0])
    expect(refusals(first).join()).toContain('MEMBERS_LOST: lacks BLC_1')
    expect([same, second].map(compiles)).toEqual([0, 1])
    expect(await blocksOf(second)).toEqual(SMALLER)
  })

  it('of too few lines for a whole month counts as lost', async () => {
    const navs = Array.from({ length: 8 }, (_each, n) => line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(bareCnpjOf(n)) }))
    const month = (lines: number) => filed({ PL: navs, BLC_2: Array.from({ length: lines }, () => line(NEW.BLC_2)) })
    const portal = await mirror({ members: month(4) })
    const first = await buildFrom(portal, { datasets: DATASETS, now: at('15') })
    await mirror({ members: month(3) }, portal)

    const [thin, second] = [
      await again(portal, first, { now: at('16') }),
      await again(portal, first, { now: at('17') }),
    ]

    expect(exits([thin, second])).toEqual([1, 0])
  })

  it('beside one that is not there is found out on the second day, and then counted with it', async () => {
    const whole = ['BLC_1', 'BLC_2', 'BLC_8'] as const
    const { portal, built } = await nights(['15', whole])
    const later = []
    for (const [day, value] of [
      ['16', '1.00'],
      ['17', '2.00'],
      ['18', '3.00'],
    ] as const) {
      await mirror({ members: { ...october(ONE, value), 'cda_fi_BLC_1_202510.csv': [NEW.BLC_1] } }, portal)
      later.push(await again(portal, built[0], { now: at(day) }))
    }

    expect(exits(later)).toEqual([1, 1, 0])
    expect(refusals(later[1] as Built).join()).toContain('lacks BLC_1, BLC_2')
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
    const first = await buildFrom(portal, { ...ASKED, now: at('15') })
    await mirror(year({ '2019-01': ONE, '2019-02': ONE }), portal)

    const [held, second] = [
      await again(portal, first, { ...ASKED, now: at('16') }),
      await again(portal, first, { ...ASKED, now: at('17') }),
    ]

    expect(exits([held, second])).toEqual([1, 0])
    expect(lost(held)).toEqual(['cvm_fund_portfolio 2019-01', 'cvm_fund_portfolio 2019-02'])
    expect(held.log.map(({ step }) => step)).not.toContain('split')
  })

  it('holds back the one month of which the member has no line any more', async () => {
    const portal = await mirror(year({ '2019-01': BOTH, '2019-02': BOTH }))
    const first = await buildFrom(portal, { ...ASKED, now: at('15') })
    await mirror(year({ '2019-01': BOTH, '2019-02': ONE }), portal)

    const [held, second] = [
      await again(portal, first, { ...ASKED, now: at('16') }),
      await again(portal, first, { ...ASKED, now: at('17') }),
    ]

    expect(exits([held, second])).toEqual([1, 0])
    expect(lost(held)).toEqual(['cvm_fund_portfolio 2019-02'])
  })
})

describe('a dataset of several files', () => {
  const REGISTERS: Asked = { datasets: ['cvm_fund_register'] }
  const register = {
    'registro_fundo.csv': [REGISTER.fund, line(REGISTER.fund)],
    'registro_classe.csv': [REGISTER.class, line(REGISTER.class)],
    'registro_subclasse.csv': [REGISTER.subclass],
  }
  const legacy = [REGISTER.legacy, line(REGISTER.legacy)]

  it('goes on with what is kept of a file that has vanished from the mirror', async () => {
    const portal = await mirror({ legacy, members: october(ONE) })
    const first = await buildFrom(portal, { ...REGISTERS, now: at('15') })
    await rm(join(portal, 'dados.cvm.gov.br/dados/FI/CAD'), { recursive: true })

    const next = await again(portal, first, { ...REGISTERS, now: at('16') })

    expect([next.exit, refusals(next)]).toEqual([0, []])
    expect(await rowsOf(next, 'cvm_fund')).toHaveLength(1)
  })

  it('is held back where a file has vanished from what is kept too, however many days pass, until that is accepted', async () => {
    const complete = { ...register, 'registro_subclasse.csv': [REGISTER.subclass, line(REGISTER.subclass)] }
    const portal = await mirror({ legacy, register: complete })
    const first = await buildFrom(portal, { ...REGISTERS, now: at('15') })
    const folder = 'dados.cvm.gov.br/dados/FI/CAD/DADOS/cad_fi.csv'
    await rm(join(portal, folder), { recursive: true })
    await rm(join(first.dataDir, 'raw', folder), { recursive: true })

    const later = []
    for (const day of ['16', '17', '18']) later.push(await again(portal, first, { ...REGISTERS, now: at(day) }))
    await accept(first.dataDir, 'cvm_fund_register', 'all', silent(at('18')).effects)
    later.push(await again(portal, first, { ...REGISTERS, now: at('19') }))

    expect([first.exit, ...exits(later)]).toEqual([0, 1, 1, 1, 0])
    expect(refusals(later[2] as Built).join()).toContain('its source has not shown that yet')
  })
})

describe('over HTTP', () => {
  it('a month that is held back is asked for every night, however old, and shows itself by a 304 too', async () => {
    const old = { from: '2023-03', to: '2023-03', datasets: DATASETS }
    const lines = (blocks: readonly MemberId[]) =>
      filed(
        Object.fromEntries(
          (['PL', ...blocks] as const).map((id) => [id, [line(NEW[id], { DT_COMPTC: '2023-03-31' })]]),
        ),
        { month: '2023-03' },
      )
    const folder = await mirror({ month: '2023-03', members: lines(BOTH) })
    const portal = await servedOverHttp(folder)
    const first = await buildFrom(portal.address, { ...old, now: at('15') })
    await mirror({ month: '2023-03', members: lines(ONE) }, folder)

    const later = [
      await again(portal.address, first, { ...old, all: true, now: at('16') }),
      await again(portal.address, first, { ...old, now: at('17') }),
    ]

    expect([first.exit, ...exits(later)]).toEqual([0, 1, 0])
    expect(await blocksOf(later[1] as Built)).toHaveLength(1)
  })
})
