import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../helpers/api.ts'
import { connectAgent } from '../helpers/mcp-client.ts'
import { ask, eventually } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const ETF = '62415896000127'
const PNG = '89504e470d0a1a0a'

interface Content {
  readonly type: string
  readonly text?: string
  readonly mimeType?: string
  readonly data?: string
}

let api: SharedApi
const opened: Client[] = []

async function connect(key: string): Promise<Client> {
  const client = await connectAgent(api.port, key)
  opened.push(client)
  return client
}

async function draw(client: Client, sent: Record<string, unknown>) {
  const { content, isError } = await client.callTool({ name: 'draw_chart', arguments: sent })
  return { isError, content: content as readonly Content[] }
}

let agent: Client

beforeAll(async () => {
  api = await shareSample({ EXPLORER: 'on', OPEN_RATE_LIMIT: '1000000' })
  agent = await connect(api.key)
})

afterAll(async () => {
  for (const client of opened) await client.close()
})

describe('draw_chart', () => {
  it('gives a picture of a page as PNG, with the address of the page and its snapshot', async () => {
    const { isError, content } = await draw(agent, { chart: 'fund_composition', of: ETF })
    const [about, picture] = content

    expect([isError ?? false, picture?.type, picture?.mimeType]).toEqual([false, 'image', 'image/png'])
    const bytes = Buffer.from(picture?.data ?? '', 'base64')
    expect([bytes.subarray(0, 8).toString('hex'), bytes.readUInt32BE(16) > 600]).toEqual([PNG, true])
    const [, page = '', snapshot = ''] =
      /http:\/\/[^/]+(\/pt\/fund\/62415896000127\?snapshot=(\d{8}T\d{6}Z))$/m.exec(about?.text ?? '') ?? []
    const [again, own] = [
      await draw(agent, { chart: 'fund_composition', of: ETF, snapshot }),
      await ask(api.port, `${page}&chart=composition&format=png`),
    ]
    expect([(await ask(api.port, page)).status, own.status]).toEqual([200, 200])
    expect(Buffer.from(again.content[1]?.data ?? '', 'base64').length).toBe(Number(own.headers['content-length']))
  })

  it.each([
    ['fund_holdings', ETF],
    ['series', 'ipca'],
    ['issuer_kinds', '33000167'],
    ['manager_months', '30822936000169'],
  ])('draws %s of %s', async (chart, of) => {
    const { content } = await draw(agent, { chart, of })

    expect(content.map(({ type, text }) => (type === 'image' ? type : (text ?? '').slice(0, 8)))).toEqual([
      'Picture:',
      'image',
    ])
  })

  it('has no picture of restricted data, and none for a key without the scopes of the page', async () => {
    const { tools } = await agent.listTools()
    const schema = tools.find(({ name }) => name === 'draw_chart')?.inputSchema.properties?.['chart']
    const narrow = await makeKey(api.dataDir, { scopes: ['statistics'] })
    await eventually(async () =>
      (await ask(api.port, '/v1/datasets', { headers: { 'x-api-key': narrow } })).status === 200 ? true : null,
    )
    const refused = await draw(await connect(narrow), { chart: 'fund_composition', of: ETF })

    expect(schema).toMatchObject({ enum: expect.arrayContaining(['fund_composition', 'series']) as unknown })
    expect(JSON.stringify(schema)).not.toContain('quotes')
    expect(refused.isError).toBe(true)
    expect(refused.content[0]?.text).toContain('forbidden')
  })

  it.each([
    [{ chart: 'quotes', of: 'PETR4' }],
    [{ chart: 'fund_composition' }],
    [{ chart: 'fund_composition', of: '../../v1/datasets' }],
    [{ chart: 'fund_composition', of: '00000000000191' }],
    [{ chart: 'fund_composition', of: ETF, format: 'html' }],
    [{ chart: 'fund_composition', of: ETF, as_of: '2026-01-01', snapshot: '20260101T000000Z' }],
  ])('says what is wrong with %j, and draws nothing', async (sent) => {
    const { isError, content } = await draw(agent, sent)

    expect([isError, content.map(({ type }) => type)]).toEqual([true, ['text']])
  })
})
