import { Lake } from '../../../lake/lake.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { refreshMaterializedViews } from '../../../pipeline/publish/materialized-views.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, type Built, readServed, listRows, type TextRow } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'
import {
  CLASS,
  FUND,
  linkedWorld,
  TICKERS_CLASS,
  TICKERS_FUND as NUMBER_OF_TICKERS_FUND,
} from '../../helpers/linked-world.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { ASSETS_BUILT, assetsMirror, FUND_OF_TICKER, TICKERS_FUND } from '../../helpers/assets.ts'

const NEXT_NIGHT = { now: '2025-12-16T03:00:00Z' }

let source: string
let built: Built
let links: readonly TextRow[]
let assets: readonly TextRow[]

beforeAll(async () => {
  source = await assetsMirror()
  built = await buildFrom(source, ASSETS_BUILT)
  links = await listRows(built, 'asset_link')
  assets = await listRows(built, 'asset')
})

const listLinks = (id: string) =>
  links
    .filter(({ from_id }) => from_id === id)
    .map(({ to_id, valid_from, valid_to, rule }) => [to_id, valid_from, valid_to, rule])
/** Reads the view that analysts use. */
async function namedLines({ dataDir }: Built): Promise<TextRow[]> {
  const views = await readFile(join((await readServed(dataDir)).folder, 'views.sql'), 'utf8')
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(views)
    return (await duck.rows(
      'SELECT competence_month, asset_id, linked_asset_id FROM portfolio_asset ORDER BY ALL',
    )) as TextRow[]
  })
}

const readAsset = (id: string) => assets.find(({ asset_id }) => asset_id === id)

describe('the links between names of one asset', () => {
  it('lead from an ISIN to the ticker that the spot market has for it, from the first to the last day seen', () => {
    expect(listLinks('isin:BRPETRACNPR6')).toEqual([['b3:PETR4', '2025-09-30', '2025-10-31', 'isin_of_ticker']])
  })

  it('never lead from the ISIN of a share to an option, a forward or an odd lot', () => {
    const to = links.map(({ to_id }) => to_id)

    for (const code of ['PETRA139', 'PETR4T', 'PETR4F']) expect(to).not.toContain(`b3:${code}`)
    expect(links.filter(({ from_id }) => from_id?.startsWith('b3o:'))).toEqual([])
  })

  it('lead from a ticker to the one that has its ISIN now, and keep the days of each', () => {
    expect(listLinks('b3:AMBV3')).toEqual([['b3:ABEV3', '2025-09-30', '2025-09-30', 'renamed_ticker']])
    expect(listLinks('isin:BRABEVACNOR1')).toEqual([
      ['b3:AMBV3', '2025-09-30', '2025-09-30', 'isin_of_ticker'],
      ['b3:ABEV3', '2025-10-31', '2025-10-31', 'isin_of_ticker'],
    ])
  })

  it('leave a ticker that changed its ISIN its name', () => {
    expect(listLinks('b3:ITUB4')).toEqual([])
    expect(listLinks('isin:BRITUBACNPR1')).toEqual([['b3:ITUB4', '2025-09-30', '2025-09-30', 'isin_of_ticker']])
    expect(listLinks('isin:BRBBDCACNPR8')).toEqual([['b3:ITUB4', '2025-10-31', '2025-10-31', 'isin_of_ticker']])
  })

  it('are none where two tickers have one ISIN on a day', () => {
    expect(listLinks('isin:BRVALEACNOR0')).toEqual([])
  })

  it('lead from the ISIN of a bond to its Selic code and maturity, which one line files together', () => {
    expect(listLinks('isin:BRSTNCNTF1P8')).toEqual([
      ['selic:950199:2027-01-01', '2025-09-30', '2025-09-30', 'isin_of_bond'],
    ])
  })

  it('lead from the ticker of a fund to the one CNPJ that lines file with it', () => {
    expect(listLinks(`b3:${TICKERS_FUND}`)).toEqual([
      [`fund:${FUND_OF_TICKER}`, '2025-10-31', '2025-10-31', 'ticker_of_fund'],
    ])
  })

  it('are none where lines file two CNPJs with the ticker of a fund', () => {
    expect(listLinks('b3:TRXF11')).toEqual([])
  })
})

describe('the assets over all months', () => {
  it('say in which months lines and quotes have them', () => {
    expect(readAsset('b3:PETR4')).toMatchObject({
      asset_kind: 'listed_share',
      ticker: 'PETR4',
      isin: 'BRPETRACNPR6',
      first_month: '2025-10',
      last_month: '2025-11',
      first_quoted: '2025-09-30',
      last_quoted: '2025-10-31',
      alias_of: null,
    })
  })

  it('say what another name leads to', () => {
    expect(readAsset('isin:BRPETRACNPR6')).toMatchObject({ alias_of: 'b3:PETR4', isin: 'BRPETRACNPR6' })
    expect(readAsset('b3:AMBV3')).toMatchObject({ alias_of: 'b3:ABEV3', first_month: null })
  })

  it('have no name that only quotes have, whose terms are restricted', () => {
    const said = assets.map(({ names, search_text }) => `${names ?? ''} ${search_text ?? ''}`.toUpperCase()).join()

    expect(said).toContain('ITUB4')
    expect(said).not.toContain('ITAUUNIBANCO')
  })

  it('have one row each', () => {
    expect(new Set(assets.map(({ asset_id }) => asset_id)).size).toBe(assets.length)
  })
})

describe('with the register', () => {
  let registered: Built
  let found: readonly TextRow[]

  beforeAll(async () => {
    registered = await buildFrom(await linkedWorld(), { declared: lenient })
    found = await listRows(registered, 'asset_link')
  })

  const from = (id: string) =>
    found
      .filter(({ from_id }) => from_id === id)
      .map(({ to_id, valid_from, valid_to, rule }) => [to_id, valid_from, valid_to, rule])

  it('a ticker whose issuer has the number of a fund leads to its only class, though no line calls it a fund', () => {
    expect(from('b3:XPLG11')).toEqual([[`fund:${TICKERS_CLASS}`, '2025-10-31', '2025-10-31', 'ticker_of_fund']])
    expect(found.map(({ to_id }) => to_id)).not.toContain(`fund:${NUMBER_OF_TICKERS_FUND}`)
  })

  it('the number of a fund leads to its only class in the months in which nobody files under it', () => {
    expect(from(`fund:${FUND}`)).toEqual([[`fund:${CLASS}`, '2025-10-31', '2025-10-31', 'number_of_fund']])
  })

  it('the view portfolio_asset gives lines of the month the names that they lead to', async () => {
    const others = (await namedLines(registered)).filter(
      ({ asset_id, linked_asset_id }) => asset_id !== linked_asset_id,
    )

    expect(
      others.map(({ competence_month, asset_id, linked_asset_id }) => [competence_month, asset_id, linked_asset_id]),
    ).toEqual([
      ['2025-10', 'b3:AMBV3', 'b3:ABEV3'],
      ['2025-10', 'b3:XPLG11', `fund:${TICKERS_CLASS}`],
      ['2025-10', `fund:${FUND}`, `fund:${CLASS}`],
      ['2025-10', 'isin:BRITUBACNPR1', 'b3:ITUB4'],
      ['2025-10', 'isin:BRPETRACNPR6', 'b3:PETR4'],
      ['2025-10', 'isin:BRSTNCNTF1P8', 'selic:950199:2027-01-01'],
    ])
  })

  it('an asset has its tickers with the days of each, the newest first', async () => {
    const rows = await listRows(registered, 'asset')
    const tickers = (id: string) => rows.find(({ asset_id }) => asset_id === id)?.['tickers']

    expect(tickers('b3:ABEV3')).toBe('ABEV3 2025-10-31..2025-10-31;AMBV3 2025-10-01..2025-10-01')
    expect(tickers('b3:AMBV3')).toBe('AMBV3 2025-10-01..2025-10-01')
    expect(tickers('isin:BRABEVACNOR1')).toBe('ABEV3 2025-10-31..2025-10-31;AMBV3 2025-10-01..2025-10-01')
    expect(tickers(`fund:${TICKERS_CLASS}`)).toBe('XPLG11 2025-10-01..2025-10-31')
    expect(tickers('selic:950199:2027-01-01')).toBeNull()
  })
})

describe('the view portfolio_asset', () => {
  let rows: readonly TextRow[]

  beforeAll(async () => {
    rows = await namedLines(built)
  })

  it('gives a line by ISIN the name of its ticker in the months of the link, and not outside', () => {
    const byIsin = rows.filter(({ asset_id }) => asset_id === 'isin:BRPETRACNPR6')

    expect(byIsin.map(({ competence_month, linked_asset_id }) => [competence_month, linked_asset_id])).toEqual([
      ['2025-10', 'b3:PETR4'],
      ['2025-11', 'isin:BRPETRACNPR6'],
    ])
  })

  it('has each line once', async () => {
    expect(rows).toHaveLength((await listRows(built, 'cvm_fund_portfolio')).length)
  })
})

describe('a build', () => {
  it('makes no materialized view anew, and reads none of its tables, without news of them', async () => {
    const { manifest } = await readServed(built.dataDir)
    const own = new Set(Object.values(manifest.own_tables).map(({ sha256 }) => sha256))
    const findPath = ({ file, sha256 }: { file: string; sha256: string }) => {
      if (!own.has(sha256)) throw new Error(`${file} is read`)
      return new Lake(built.dataDir).file({ file, sha256 })
    }
    const workDir = await temporaryFolder()
    const names = ['asset', 'asset_filed', 'asset_group', 'asset_link']

    const again = await withDuck({ threads: 1, temporary: workDir }, (duck) =>
      refreshMaterializedViews(
        {
          ...{ duck, datasets, before: manifest, findPath, lake: new Lake(workDir) },
          keep: () => Promise.reject(new Error('a view is written')),
        },
        manifest.partitions,
        (name) => names.includes(name),
      ),
    )

    expect(again).toEqual(Object.fromEntries(names.map((name) => [name, manifest.own_tables[name]])))
    expect(existsSync(join(workDir, 'asset'))).toBe(false)
  })

  it('compiles no month of portfolios for new quotes, and lets the links follow them', async () => {
    const before = await readServed(built.dataDir)
    await quotesMirror({ D28112025: quoteFile([{ DATPRE: '20251128' }]) }, source)

    const next = await buildFrom(source, { ...ASSETS_BUILT, ...NEXT_NIGHT, dataDir: built.dataDir })

    const portfolios = async () =>
      (await readServed(next.dataDir)).manifest.partitions.filter(({ dataset }) => dataset === 'cvm_fund_portfolio')
    expect(await portfolios()).toEqual(
      before.manifest.partitions.filter(({ dataset }) => dataset === 'cvm_fund_portfolio'),
    )
    const compiled = next.log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)
    expect(compiled.filter((subject) => subject.includes('cvm_fund_portfolio'))).toEqual([])
    const rows = await listRows(next, 'asset_link')
    expect(rows.find(({ from_id }) => from_id === 'isin:BRPETRACNPR6')).toMatchObject({ valid_to: '2025-11-28' })
  })
})
