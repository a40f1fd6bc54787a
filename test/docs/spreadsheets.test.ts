import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Lake } from '../../lake/lake.ts'
import { createLink, revokeKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { readBlock, runProgram } from '../client/helpers/run.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { type SharedApi, shareSample } from '../server/helpers/shared.ts'
import { eventually } from '../server/helpers/http.ts'
import { exactJson } from '../server/helpers/body.ts'
import { calculate, convertToCsv } from '../server/helpers/libre-office.ts'
import { flat, readCsv } from '../server/helpers/read-back.ts'
import { readSheets } from '../server/helpers/read-workbook.ts'

let api: SharedApi
let folder: string
beforeAll(async () => {
  api = await shareSample()
  folder = await temporaryFolder()
})

type Row = Readonly<Record<string, unknown>>

/** Compares a sheet that LibreOffice wrote with the rows of the JSON, whose numbers lose needless zeros. */
async function compareRows(sheet: string, rows: readonly Row[]): Promise<void> {
  const text = (await readFile(join(folder, sheet), 'utf8')).replaceAll(/\r?\n/g, '\r\n')
  const read = readCsv(text).rows

  expect(read).toHaveLength(rows.length)
  for (const [at, row] of rows.entries()) {
    const cells = Object.entries(flat(row)).filter(([, cell]) => cell !== '')
    expect(cells.map(([name]) => [name, simplify(read[at]?.[name])])).toEqual(
      cells.map(([name, cell]) => [name, simplify(cell)]),
    )
  }
}

/** 5.50 and 5.5 are one number in a spreadsheet. */
function simplify(cell: unknown): unknown {
  return typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
}

describe('docs/spreadsheets.md', () => {
  it('has lines that download two files which LibreOffice opens with the cells of the JSON', async () => {
    await writeFile(join(folder, 'page.sh'), readBlock('spreadsheets.md', 'sh'))
    const env = { MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`, MARKET_DATA_KEY: api.key, HOME: folder }
    await runProgram('bash', ['-e', 'page.sh'], { cwd: folder, env })
    await convertToCsv(join(folder, 'holders.ods'), folder)
    await convertToCsv(join(folder, 'carteira.xlsx'), folder)

    const holders = exactJson((await api.get('/v1/asset/PETR4/holders?date=2025-10&page_size=1000')).text)
    const fund = exactJson((await api.get('/v1/fund/62415896000127/portfolio?date=2025-10')).text)
    await compareRows('holders-rows.csv', (holders as { data: readonly Row[] }).data)
    await compareRows('carteira-carteira.csv', (fund as { data: { portfolio: readonly Row[] } }).data.portfolio)
    expect(await readFile(join(folder, 'holders-about.csv'), 'utf8')).toContain('Snapshot,')
  })

  it('has a formula by which LibreOffice reads a value for a key through a link, until that is revoked', async () => {
    const store = openFileKeyStore(new Lake(api.dataDir))
    const settings = { name: 'sheet', scopes: ['cvm_fund_portfolio'], expiresAt: '2999-01-01T00:00:00.000Z' }
    const link = await createLink(store, api.key.slice(0, 11), settings, new Date())
    const address = `http://127.0.0.1:${String(api.port)}/v1/link/${link}/`
    const [formula = '', table = ''] = readBlock('spreadsheets.md', 'text').split('\n')
    const waitFor = (status: number) =>
      eventually(async () => ((await fetch(`${address}datasets`)).status === status ? true : null))
    await waitFor(200)

    expect(await calculate({ A1: address, B1: '2025-10' }, formula)).toEqual(['84935606.4', 0])
    const asked = `${address}${/A\$1&"(.*?)"&B1/.exec(table)?.[1] ?? ''}2025-10`
    expect(await (await fetch(asked)).text()).toMatch(/^final_position_value,metainfo_asset_description\r\n/)
    await revokeKey(store, link.slice(0, 11), new Date())
    await waitFor(401)
    const [, error] = await calculate({ A1: address, B1: '2025-10' }, formula)
    expect(error).toBeGreaterThan(0)
  })

  it('has lines for Excel whose request answers with the sheet that they name', async () => {
    const code = readBlock('spreadsheets.md', 'powerquery')
    const said = (pattern: RegExp) => pattern.exec(code)?.[1] ?? ''
    const query = Object.fromEntries(
      [...said(/Query = \[(.*)\]/).matchAll(/(\w+) = "([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    const path = `${said(/RelativePath = "(.*)"/)}?${new URLSearchParams(query).toString()}`
    const response = await fetch(`http://127.0.0.1:${String(api.port)}/${path}`, {
      headers: { [said(/Headers = \[#"(.*?)"/)]: api.key },
    })

    const sheets = await readSheets(new Uint8Array(await response.arrayBuffer()))
    const [columns, ...rows] = sheets[said(/\[Item = "(.*?)", Kind = "Sheet"\]/)] ?? []
    expect(columns).toContain('share_percent')
    expect(rows.length).toBeGreaterThan(20)
  })
})
