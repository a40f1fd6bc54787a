import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSqlApi, type SqlApi } from '../helpers/sql.ts'

let served: SqlApi
const clients: Client[] = []

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const url = new URL(`http://127.0.0.1:${String(served.api.port)}/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { 'x-api-key': key } } }))
  clients.push(client)
  return client
}

async function runSql(sent: Record<string, unknown>, key = served.key) {
  const client = await connect(key)
  const { content, isError = false } = await client.callTool({ name: 'run_sql', arguments: sent })
  const [about = '', json = about] = (content as { text: string }[]).map(({ text }) => text)
  return { isError, about, json }
}

beforeAll(async () => {
  served = await serveSqlApi()
})

afterAll(async () => {
  for (const client of clients) await client.close()
  await served.api.stop()
})

describe('run_sql, where the operator has turned SQL on', () => {
  it('is the last tool, marked as one that only reads', async () => {
    const { tools } = await (await connect(served.key)).listTools()
    expect(tools.at(-1)).toMatchObject({ name: 'run_sql', annotations: { readOnlyHint: true, idempotentHint: false } })
  })

  it('answers digit by digit with bound values, the columns and the snapshot', async () => {
    const sql = 'SELECT 12345678901234567.89::DECIMAL(19,2) AS big, $word AS word FROM range(2)'
    const { about, json } = await runSql({ sql, parameters: { word: "O'Higgins" } })
    expect(json).toBe(`[${Array(2).fill('{"big":12345678901234567.89,"word":"O\'Higgins"}').join(',')}]`)
    expect(about).toContain(`Snapshot: ${served.world.newest}`)
    expect(about).toContain('Columns: big DECIMAL(19,2), word VARCHAR\nRows: all 2.')
  })

  it('reads the snapshot that it names, and shows the first 200 of many rows', async () => {
    const { about, json } = await runSql({ sql: 'SELECT i FROM range(500) AS r(i)', snapshot: served.world.old })
    expect(about).toContain(`Snapshot: ${served.world.old}`)
    expect(about).toContain('Rows: the first 200 of 500; the others are left out here.')
    expect((JSON.parse(json) as unknown[]).length).toBe(200)
  })

  it('refuses what /v1/sql refuses: a key without the scope, tables of other scopes, all but SELECT, unknown arguments', async () => {
    const sql = 'SELECT count(*) FROM cvm_fund'
    const refused = [
      await runSql({ sql }, served.api.key),
      await runSql({ sql }, served.quotesKey),
      await runSql({ sql: "COPY (SELECT 1) TO '/tmp/x'" }),
      await runSql({ sql, format: 'csv', other: 1 }),
      await runSql({}),
    ]
    expect(refused.map(({ isError }) => isError)).toEqual(refused.map(() => true))
    expect(refused.map(({ json }) => /"code":"(\w+)"/.exec(json)?.[1])).toEqual([
      'forbidden',
      'forbidden',
      'invalid_input',
      'invalid_input',
      'invalid_input',
    ])
  })
})
