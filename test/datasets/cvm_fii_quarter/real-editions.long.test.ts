import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { buildFrom, listRows } from '../../helpers/build.ts'
import { type CompiledNight, compileNight } from '../../helpers/compiled-nights.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const FILE = 'dados.cvm.gov.br/dados/FII/DOC/INF_TRIMESTRAL/DADOS/inf_trimestral_fii_2025.zip'

/** Files of the portal on three days, of 31 funds: the five that filed anew in between, and others old and new. */
const DAYS = ['2025-07-24', '2025-08-03', '2025-08-10']

it('no edition of a real file is held back, nor are its figures said to be others', async () => {
  const mirror = await temporaryFolder()
  await mkdir(dirname(join(mirror, FILE)), { recursive: true })
  const nights: CompiledNight[] = []
  for (const day of DAYS) {
    await copyFile(`test/fixtures/fii-editions/${day}.zip`, join(mirror, FILE))
    nights.push(
      await compileNight(mirror, {
        datasets: ['cvm_fii_quarter'],
        ...{ from: '2025-01', to: '2025-06' },
        before: nights.at(-1) ?? null,
        now: `${day}T03:00:00Z`,
      }),
    )
  }

  expect(nights.map(({ heldBack, heldVersions }) => [heldBack, heldVersions])).toEqual(DAYS.map(() => [[], []]))
  const warnings = nights.flatMap(({ log }) => log.filter(({ level }) => level === 'warn').map(({ detail }) => detail))
  expect(warnings.filter((detail) => /what is published|times|decimal mark/.test(detail))).toEqual([])
  // Each edition has replaced the one before.
  const digests = nights.map(({ manifest }) =>
    manifest.partitions.map(({ tables }) => tables['cvm_fii_quarter']?.sha256),
  )
  expect(new Set(digests.map((each) => each[0])).size).toBe(3)
})

it('their reports are new, or delivered again with the columns that changed, and no line changes by its place', async () => {
  const mirror = await temporaryFolder()
  await mkdir(dirname(join(mirror, FILE)), { recursive: true })
  const dataDir = join(await temporaryFolder(), 'data')
  const seen: unknown[] = []
  const ids: (readonly string[])[] = []
  for (const day of DAYS) {
    await copyFile(`test/fixtures/fii-editions/${day}.zip`, join(mirror, FILE))
    const asked = { datasets: ['cvm_fii_quarter'], from: '2025-01', to: '2025-06', now: `${day}T03:00:00Z` }
    const built = await buildFrom(mirror, { ...asked, dataDir })
    const news = (await listRows(built, 'cvm_fii_quarter_revision')).filter(
      ({ first_snapshot }) => first_snapshot === `${day.replaceAll('-', '')}T030000Z`,
    )
    const again = news.filter(({ change }) => change !== 'first')
    seen.push([
      news.length - again.length,
      again.map(({ change, changed_columns, rows_out, rows_in }) => [change, changed_columns, rows_out, rows_in]),
    ])
    const assets = await listRows(built, 'cvm_fii_asset')
    ids.push(assets.map(({ source_line: _line, version: _version, delivered_at: _day, ...row }) => JSON.stringify(row)))
  }

  // CVM wrote all lines of the five reports again, with another version and in another order.
  expect(seen).toEqual([
    [29, []],
    [8, [['amended', 'quotas_issued', '0', '0']]],
    [
      7,
      [
        ['amended', 'fund_or_class', '0', '0'],
        ['restated', null, '0', '0'],
        ['restated', null, '0', '0'],
        ['restated', null, '0', '0'],
      ],
    ],
  ])
  const [first = [], second = [], third = []] = ids
  expect([first.every((id) => second.includes(id)), second.every((id) => third.includes(id))]).toEqual([true, true])
})
