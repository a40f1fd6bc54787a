import { Lake } from '../../../lake/lake.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { audit } from '../../../pipeline/commands/audit.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { buildFrom, readQuarantine, refusals, listRows, readServed } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { OLD } from '../../helpers/headers.ts'
import { type PortalFiles, line, mirror, zipOfYear } from '../../helpers/portal.ts'
import { cash, quarter, withLines } from '../../helpers/year-files.ts'

const ASKED = { from: '2019-01', to: '2019-03' }
const TWO_MONTHS = { from: '2019-01', to: '2019-02' }
const LATER = { now: '2025-12-16T03:00:00Z' }
const BLC_8 = 'cda_fi_BLC_8_2019.csv'
const built = async (yearly: PortalFiles) => compileMirror(await mirror({ yearly }), ASKED)
const partition = (month: string) => `competence_month=${month}`
const shown = (month: string) => `cvm_fund_portfolio ${month}`

describe('a bad line of one month', () => {
  it('with a value that cannot be read is in the quarantine of only that month, under its number in the year', async () => {
    const bad = line(OLD.BLC_8, { ...cash('5,00'), DT_COMPTC: '2019-02-28' })

    const result = await built(withLines(quarter(), BLC_8, bad))

    expect(result.exit).toBe(0)
    expect(await readQuarantine(result, partition('2019-01'))).toEqual([])
    expect(await readQuarantine(result, partition('2019-02'))).toMatchObject([{ member: BLC_8, line: 5, text: bad }])
    expect(await readQuarantine(result, partition('2019-03'))).toEqual([])
  })

  it('refuses only that month if there are too many', async () => {
    const bad = Array.from({ length: 2 }, () => cash('5,00'))

    const result = await built(quarter({ '2019-02': { BLC_8: [cash(), ...bad] } }))

    expect(result.exit).toBe(1)
    expect(refusals(result)).toEqual([expect.stringContaining(`${BLC_8} has 2 bad lines, 1 are tolerated`)])
    expect((await listRows(result, 'cvm_fund_month')).map((row) => row['competence_month'])).toEqual([
      '2019-01',
      '2019-03',
    ])
  })
})

describe('a line without a readable month', () => {
  it('is quarantined with the first month of the build', async () => {
    const bad = line(OLD.BLC_8, { ...cash(), DT_COMPTC: '31/01/2019' })

    const result = await built(withLines(quarter(), BLC_8, bad))

    expect(result.exit).toBe(0)
    expect(await readQuarantine(result, partition('2019-01'))).toMatchObject([
      { member: BLC_8, line: 5, column: 'DT_COMPTC', text: bad },
    ])
    expect(await readQuarantine(result, partition('2019-02'))).toEqual([])
    expect(await listRows(result, 'cvm_fund_portfolio')).toHaveLength(3)
  })

  it('refuses the whole year if there are too many: no month would be whole', async () => {
    const bad = line(OLD.BLC_8, { ...cash(), DT_COMPTC: '28/02/2019' })

    const result = await built(withLines(quarter(), BLC_8, bad, bad))

    expect(result.exit).toBe(2)
    expect(result.log.filter(({ step }) => step === 'refuse')).toMatchObject([
      { subject: shown('2019'), detail: expect.stringContaining(`${BLC_8} has 2 bad lines`) as string },
    ])
  })
})

describe('two NAVs of a class in one month', () => {
  it('refuse that month; the others are published', async () => {
    const result = await built(quarter({ '2019-02': { PL: [{ VL_PATRIM_LIQ: '1.00' }, { VL_PATRIM_LIQ: '2.00' }] } }))

    expect(result.exit).toBe(1)
    expect(result.log.filter(({ step }) => step === 'refuse')).toMatchObject([
      {
        subject: shown('2019-02'),
        detail: expect.stringMatching(
          /one_nav_file_value: cda_fi_2019\.zip cda_fi_PL_2019\.csv line 3 column VL_PATRIM_LIQ .* line 4 /,
        ) as string,
      },
    ])
    expect(result.partitions.map(({ job }) => job.partition)).toEqual(['2019-01', '2019-03'].map(partition))
  })
})

describe('a file with lines of another year', () => {
  it('is refused, with file, member, line and column named', async () => {
    const other = ['2018-12-31', '2020-01-31'].map((DT_COMPTC) => line(OLD.BLC_8, { ...cash(), DT_COMPTC }))

    const result = await built(withLines(quarter(), BLC_8, ...other))

    expect(result.exit).toBe(2)
    expect(refusals(result)).toEqual([
      expect.stringContaining(
        `CHECK_FAILED: right_year: cda_fi_2019.zip ${BLC_8} line 5 column DT_COMPTC is 2018-12-31; ` +
          `cda_fi_2019.zip ${BLC_8} line 6 column DT_COMPTC is 2020-01-31\n`,
      ),
    ])
  })

  it('is reported with five lines and a count of the others', async () => {
    const other = Array.from({ length: 8 }, () => line(OLD.BLC_8, { ...cash(), DT_COMPTC: '2018-12-31' }))

    const result = await built(withLines(quarter(), BLC_8, ...other))

    expect(refusals(result)).toEqual([expect.stringMatching(/line 9 column DT_COMPTC is 2018-12-31 and 3 more\n/)])
  })

  it('is refused by the name of a member too', async () => {
    const result = await built({ ...quarter(), 'cda_fi_PL_2018.csv': [OLD.PL] })

    expect(refusals(result)).toEqual([expect.stringContaining('SOURCE_DRIFT: unknown member cda_fi_PL_2018.csv')])
  })
})

describe('a fault of the zip', () => {
  it('keeps every month published, with one report', async () => {
    const portal = await mirror({ yearly: quarter() })
    const { dataDir } = await buildFrom(portal, TWO_MONTHS)
    const before = await readServed(dataDir)
    await mirror({ yearly: quarter({ '2019-01': { BLC_8: [cash('9.00')] } }) }, portal)
    const whole = await readFile(zipOfYear(portal))
    await writeFile(zipOfYear(portal), whole.subarray(0, whole.length / 2))

    const second = await buildFrom(portal, { ...TWO_MONTHS, dataDir, ...LATER })

    expect(second.exit).toBe(2)
    expect(refusals(second)).toEqual([expect.stringMatching(/^SOURCE_DAMAGED: cda_fi_2019\.zip: /)])
    expect((await readServed(dataDir)).id).toBe(before.id)
    const reported = JSON.parse(await readFile(`${dataDir}/last-build.json`, 'utf8')) as { held_back: unknown }
    expect(reported.held_back).toMatchObject(
      monthRange(TWO_MONTHS.from, TWO_MONTHS.to).map((m) => ({ partition: partition(m) })),
    )
  })

  it.each([
    ['an unknown column', { 'cda_fi_PL_2019.csv': [`${OLD.PL};NOVA`] }],
    ['a page in place of a member', { 'cda_fi_PL_2019.csv': ['<html>', '<body>503</body>'] }],
  ])('that is %s refuses the year before any month of it is compiled', async (_name, files) => {
    const result = await built({ ...quarter(), ...files })

    expect(result.exit).toBe(2)
    expect(refusals(result)).toEqual([expect.stringContaining('SOURCE_DRIFT: cda_fi_PL_2019.csv line 1: ')])
  })
})

describe('an amended year', () => {
  it('is compiled again, and a month of equal content keeps its file and its first snapshot', async () => {
    const portal = await mirror({ yearly: quarter() })
    const { dataDir } = await buildFrom(portal, TWO_MONTHS)
    const first = await readServed(dataDir)
    await mirror({ yearly: quarter({ '2019-02': { PL: [{ VL_PATRIM_LIQ: '6.00' }], BLC_8: [cash()] } }) }, portal)

    const second = await buildFrom(portal, { ...TWO_MONTHS, dataDir, ...LATER })

    const next = await readServed(dataDir)
    expect(second.exit).toBe(0)
    expect(second.log.filter(({ step }) => step === 'compile')).toHaveLength(2)
    const hashes = (snapshot: typeof first) =>
      snapshot.manifest.partitions.map(({ tables }) => Object.values(tables).map(({ sha256 }) => sha256))
    expect(hashes(next)[0]).toEqual(hashes(first)[0])
    expect(hashes(next)[1]).not.toEqual(hashes(first)[1])
    const snapshots = next.manifest.partitions.map(({ first_snapshot }) => first_snapshot)
    expect(snapshots).toEqual([first.id, next.id])
  })

  it('keeps the last edition of a month that is refused', async () => {
    const portal = await mirror({ yearly: quarter() })
    const { dataDir } = await buildFrom(portal, ASKED)
    const twice = { PL: [{ VL_PATRIM_LIQ: '1.00' }, { VL_PATRIM_LIQ: '2.00' }], BLC_8: [cash()] }
    await mirror(
      { yearly: quarter({ '2019-02': twice, '2019-03': { PL: [{ VL_PATRIM_LIQ: '5.00' }], BLC_8: [cash('7.00')] } }) },
      portal,
    )

    const second = await buildFrom(portal, { ...ASKED, dataDir, ...LATER })

    const { manifest } = await readServed(dataDir)
    const [january, february, march] = manifest.sources.map(({ sha256 }) => sha256)
    expect(second.exit).toBe(1)
    expect(manifest.sources.map(({ month }) => month)).toEqual(monthRange(ASKED.from, ASKED.to))
    expect(manifest.partitions.map(({ inputs }) => inputs[0]?.sha256)).toEqual([january, february, march])
    expect([january === march, february === march]).toEqual([true, false])
    const printed: string[] = []
    await audit([cda], { lake: new Lake(dataDir), maskPersonalData: true, seed: 1, rows: 10 }, (text) =>
      printed.push(text),
    )
    expect(printed.join('').match(new RegExp(`sha256 ${february ?? ''}`, 'g'))).toHaveLength(1)
  })

  it('withdraws nothing if it lacks a month that it had, and the build reports it', async () => {
    const portal = await mirror({ yearly: quarter() })
    const { dataDir } = await buildFrom(portal, TWO_MONTHS)
    await mirror({ yearly: quarter({ '2019-02': {} }) }, portal)

    const second = await buildFrom(portal, { ...TWO_MONTHS, dataDir, ...LATER })

    expect(second.exit).toBe(1)
    expect(refusals(second)).toEqual([expect.stringContaining('cda_fi_2019.zip has no line of 2019-02')])
    expect(await listRows(second, 'cvm_fund_month')).toHaveLength(2)
  })

  it('does not publish a month without lines', async () => {
    const result = await built(quarter({ '2019-02': {} }))

    expect(result.exit).toBe(0)
    expect((await listRows(result, 'cvm_fund_month')).map((row) => row['competence_month'])).toEqual([
      '2019-01',
      '2019-03',
    ])
  })
})
