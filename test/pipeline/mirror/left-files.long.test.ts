import { Lake } from '../../../lake/lake.ts'
import { once } from 'node:events'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import type { RunOptions } from '../../../pipeline/commands/resolve-run.ts'
import type { FileScope } from '../../../pipeline/fetch/files-to-fetch.ts'
import { findLeftFiles } from '../../../pipeline/mirror/left-files.ts'
import { walkMirror } from '../../../pipeline/mirror/walk-mirror.ts'
import type { LastBuild } from '../../../schemas/core/last-build.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const SESSIONS = 'bvmf.bmfbovespa.com.br/InstDados/SerHist'
const STRANGER = 'dados.cvm.gov.br/dados/FIP/DOC/INF_TRI/DADOS/inf_tri_fip_2024.csv'
const NOW = '2025-12-15T03:00:00Z'

async function put(folder: string, ...paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), '')
  }
  return folder
}

const settings = (folder: string, more: Partial<RunOptions> = {}): RunOptions => ({
  mirror: folder,
  from: null,
  to: null,
  datasets: null,
  maskPersonalData: true,
  ...more,
})

const ALL_FILES = { datasets: null, from: null, to: null, isRemote: false }

async function leftIn(paths: readonly string[], scope: Partial<FileScope> = {}) {
  const folder = await put(await temporaryFolder(), ...paths)
  const left = await findLeftFiles(folder, datasets, { ...ALL_FILES, ...scope }, new Date(NOW))
  return { unclaimed: left.unclaimed.files, excluded: left.excluded.files.map(({ file, why }) => `${file}: ${why}`) }
}

describe('the files that a mirror folder has and no build takes', () => {
  it('are those at no address of a source; notes and hidden files are none', async () => {
    const taken = [`${SESSIONS}/COTAHIST_D08112024.ZIP`, 'dados.cvm.gov.br/dados/FI/CAD/DADOS/cad_fi.csv']
    const notes = ['README.md', 'LICENSE', '.git/config', 'dados.cvm.gov.br/.listing']

    expect(await leftIn([...taken, ...notes, STRANGER, 'cda_fi_202510.zip'])).toEqual({
      unclaimed: ['cda_fi_202510.zip', STRANGER],
      excluded: [],
    })
  })

  it('are not the files of other months or datasets than were requested', async () => {
    const others = ['dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202509.zip', `${SESSIONS}/COTAHIST_A1999.ZIP`]

    expect(await leftIn(others, { from: '2025-10', datasets: ['cvm_fund_portfolio'] })).toEqual({
      unclaimed: [],
      excluded: [],
    })
  })

  it.each([
    [
      `${SESSIONS}/COTAHIST_D02012017.ZIP`,
      'cotahist_day takes files from 2018-01: 2017-01-02 is taken from cotahist_year or cotahist_month',
    ],
    [
      'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202212.zip',
      'cda_fi takes files from 2023-01: 2022-12 is taken from cda_fi_history',
    ],
    [
      'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/HIST/cda_fi_2023.zip',
      'cda_fi_history takes files from 2005-01 to 2022-12: 2023 is taken from cda_fi',
    ],
    [
      'sas.anac.gov.br/sas/tarifadomestica/2001/200112.csv',
      'tarifa_domestica takes files from 2002-01: no source takes that period',
    ],
    [`${SESSIONS}/COTAHIST_D09112024.ZIP`, 'cotahist_day takes files of Mondays to Fridays, and 2024-11-09 is none'],
    [`${SESSIONS}/COTAHIST_M012026.ZIP`, '2026-01 has not begun, and no source takes a file before that'],
  ])('say why, where a source excludes the period of %s', async (path, why) => {
    expect(await leftIn([path])).toEqual({ unclaimed: [], excluded: [`${path}: ${why}`] })
    expect(await leftIn([path], { datasets: ['statistics'] })).toEqual({ unclaimed: [], excluded: [] })
    expect(await leftIn([path], { from: '2024-12', to: '2025-10' })).toEqual({ unclaimed: [], excluded: [] })
  })

  it('are named safely, twenty of them, and counted', async () => {
    const names = Array.from({ length: 30 }, (_each, at) => `host.br/${String(at + 10)}`)
    const folder = await put(await temporaryFolder(), 'host.br/\u001b[2J\nname', ...names)

    const left = await findLeftFiles(folder, datasets, ALL_FILES, new Date(NOW))

    expect(left.unclaimed.count).toBe(31)
    expect(left.unclaimed.files).toHaveLength(20)
    expect(left.unclaimed.files[0]).toBe(String.raw`host.br/\x1b[2J\x0aname`)
  })

  it('are links to nowhere, pipes and sockets too, by their names', async () => {
    const folder = await put(await temporaryFolder(), 'host.br/file')
    await symlink('nowhere', join(folder, 'host.br/link'))
    const server = createServer().listen(join(folder, 'host.br/socket'))
    await once(server, 'listening')

    const left = await findLeftFiles(folder, datasets, ALL_FILES, new Date(NOW)).finally(() => server.close())

    expect(left.unclaimed.files).toEqual(['host.br/file', 'host.br/link', 'host.br/socket'])
  })

  it('are not looked for behind a link that leads out of the folder', async () => {
    const outside = await put(await temporaryFolder(), 'a/secret')
    const folder = await put(await temporaryFolder(), 'host.br/file')
    await symlink(join(outside, 'a'), join(folder, 'host.br/out'))

    expect((await walkMirror(folder)).paths).toEqual(['host.br/file', 'host.br/out'])
  })

  it('are looked for in a bounded part of a huge folder, and links that go round end', async () => {
    const folder = await put(await temporaryFolder(), 'a/1', 'a/2', 'b/3')
    await symlink(folder, join(folder, 'b/round'))

    expect(await walkMirror(folder)).toEqual({ paths: ['a/1', 'a/2', 'b/3'], isWhole: true })
    const part = await walkMirror(folder, 3)
    expect([part.paths.length, part.isWhole]).toEqual([1, false])
  })
})

describe('a build from a folder', () => {
  const record = async ({ dataDir }: { dataDir: string }) =>
    JSON.parse(await readFile(join(dataDir, 'last-build.json'), 'utf8')) as LastBuild
  const mirrorLines = ({ log }: Pick<Awaited<ReturnType<typeof buildFrom>>, 'log'>) =>
    log.filter(({ step }) => step === 'mirror').map(({ detail }) => detail)

  it('lists what no source takes in its log and record, and counts it only on request', async () => {
    const folder = await put(await mirror(cashMonth('1.00')), STRANGER)

    const built = await buildFrom(folder)
    const strict = await buildFrom(folder, { strict: true })

    expect([built.exit, strict.exit]).toEqual([0, 1])
    expect(mirrorLines(built)).toEqual([`1 file that no source takes: ${STRANGER}`])
    expect((await record(built)).left_in_mirror).toEqual({
      unclaimed: { count: 1, files: [STRANGER] },
      excluded: { count: 0, files: [] },
      is_whole: true,
    })
  })

  it('has nothing to list where everything was taken', async () => {
    const built = await buildFrom(await mirror(cashMonth('1.00')), { strict: true })

    expect([built.exit, (await record(built)).left_in_mirror]).toEqual([0, undefined])
  })

  it('ends with code 1 if a source excludes the period of a file, and publishes the rest', async () => {
    const folder = await put(await mirror(cashMonth('1.00')), `${SESSIONS}/COTAHIST_D02012017.ZIP`)

    const built = await buildFrom(folder, { from: null, datasets: ['b3_quote', 'cvm_fund_portfolio'] })

    expect(built.exit).toBe(1)
    expect(mirrorLines(built)).toEqual([expect.stringContaining('cotahist_year or cotahist_month')])
    expect(await record(built)).toMatchObject({ exit_code: 1, published: true, held_back: [] })
  })

  it('never writes the number of a person that a name has into the record', async () => {
    const folder = await put(await mirror(cashMonth('1.00')), 'host.br/123.456.789-09.zip')

    expect(JSON.stringify(await record(await buildFrom(folder)))).not.toContain('456.789')
  })

  it.each([
    ['an empty folder', [], {}],
    ['a folder of other files', [STRANGER], {}],
    ['a folder without the requested months', ['dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202410.zip'], {}],
  ])('ends with code 2 for %s, also where a snapshot is served', async (_name, paths) => {
    const folder = await put(await temporaryFolder(), ...paths)
    const { dataDir } = await buildFrom(await mirror(cashMonth('1.00')), { datasets: ['cvm_fund_portfolio'] })
    const asked = { datasets: ['cvm_fund_portfolio'], dataDir }

    await expect(buildFrom(folder, asked)).rejects.toMatchObject({ code: 'NOTHING_TO_READ' })

    expect(await record({ dataDir })).toMatchObject({ exit_code: 2, failure: { code: 'NOTHING_TO_READ' } })
  })
})

describe('a plan and a fetch from a folder', () => {
  it('list what a build would leave', async () => {
    const folder = await put(await mirror(cashMonth('1.00')), STRANGER)
    const [planned, fetched] = [silent(NOW), silent(NOW)]

    await plan(datasets, settings(folder), {
      ...planned.effects,
      lake: new Lake(await temporaryFolder()),
    })
    const code = await fetchOnly(datasets, settings(folder, { strict: true }), {
      ...fetched.effects,
      lake: new Lake(await temporaryFolder()),
    })

    const line: unknown = expect.objectContaining({
      step: 'mirror',
      detail: `1 file that no source takes: ${STRANGER}`,
    })
    expect(planned.log).toContainEqual(line)
    expect(fetched.log).toContainEqual(line)
    expect(code).toBe(1)
  })

  it('end with code 2 if there is nothing to read', async () => {
    const empty = settings(await temporaryFolder())
    const effects = { ...silent(NOW).effects, lake: new Lake(await temporaryFolder()) }

    await expect(plan(datasets, empty, effects)).rejects.toMatchObject({ code: 'NOTHING_TO_READ' })
    await expect(fetchOnly(datasets, empty, effects)).rejects.toMatchObject({ code: 'NOTHING_TO_READ' })
  })
})
