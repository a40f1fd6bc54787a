import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { PROMPTS } from '../../../server/mcp/prompts.ts'
import { TOOLS } from '../../../server/mcp/tools.ts'
import { type Api, makeKey, serve } from '../helpers/api.ts'
import { connectAgent } from '../helpers/mcp-client.ts'
import { ask } from '../helpers/http.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const ETF = '62415896000127'
const MONTH = '20251031'

let api: Api
let agent: Client
let quotesKey: string
let slowKey: string
const opened: Client[] = []

async function connect(key: string): Promise<Client> {
  const client = await connectAgent(api.port, key)
  opened.push(client)
  return client
}

beforeAll(async () => {
  const dataDir = await sampleDataDir()
  quotesKey = await makeKey(dataDir, { scopes: ['b3_quote'] })
  slowKey = await makeKey(dataDir, { rateLimit: 3 })
  api = await serve(dataDir)
  agent = await connect(api.key)
})

afterAll(async () => {
  for (const client of opened) await client.close()
  await api.stop()
})

interface Called {
  readonly isError: boolean
  readonly about: string
  readonly json: string
}

async function call(name: string, sent: Record<string, unknown>, client = agent): Promise<Called> {
  const { content, isError = false } = await client.callTool({ name, arguments: sent })
  const texts = (content as { type: string; text: string }[]).map(({ text }) => text)
  return { isError: isError === true, about: texts[0] ?? '', json: texts.at(-1) ?? '' }
}

const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

/** Posts a message as it is; returns the status of the answer. */
async function postMessage(key: string, body = JSON.stringify(MESSAGE)): Promise<number> {
  const accept = 'application/json, text/event-stream'
  const headers = { 'x-api-key': key, 'content-type': 'application/json', accept }
  const reply = await fetch(`http://127.0.0.1:${String(api.port)}/mcp`, { method: 'POST', headers, body })
  await reply.arrayBuffer()
  return reply.status
}

const rest = async (address: string) => (await api.get(address)).text

describe('The prompts', () => {
  it('name only tools that there are, and write what was given', async () => {
    const { prompts } = await agent.listPrompts()
    const names = new Set(TOOLS.map(({ name }) => name))

    expect(prompts.map(({ name }) => name)).toEqual(PROMPTS.map(({ name }) => name))
    for (const { name, arguments: taken = [] } of prompts) {
      const given = Object.fromEntries(taken.map((each) => [each.name, `<${each.name}>`]))
      const { messages } = await agent.getPrompt({ name, arguments: given })
      const text = messages[0]?.content.type === 'text' ? messages[0].content.text : ''
      for (const each of taken) expect(text).toContain(`<${each.name}>`)
      const named = text.match(/\b[a-z]+_[a-z_]+\b/g)?.filter((word) => !/^(?:page_size|explained_)/.test(word)) ?? []
      expect(named.filter((word) => !names.has(word) && !taken.some((each) => each.name === word))).toEqual([])
      expect(named).not.toEqual([])
    }
  })

  it('say which argument is missing, and refuse an unknown one', async () => {
    await expect(agent.getPrompt({ name: 'who_is_exposed' })).rejects.toThrow('Give company')
    await expect(agent.getPrompt({ name: 'other' })).rejects.toThrow('There is no prompt other.')
  })
})

describe('A client of MCP', () => {
  it('finds a tool for each declared one, with the parameters and words of the reference', async () => {
    const { tools } = await agent.listTools()

    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    const portfolio = tools.find(({ name }) => name === 'fund_portfolio')
    expect(portfolio).toMatchObject({
      annotations: { readOnlyHint: true },
      inputSchema: { type: 'object', required: ['cnpj'], additionalProperties: false },
    })
    expect(Object.keys(portfolio?.inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(['cnpj', 'date', 'category', 'as_of', 'snapshot', 'first_row', 'rows']),
    )
    expect(Object.keys(portfolio?.inputSchema.properties ?? {})).not.toContain('format')
  })

  it('gets the same bytes as over REST, with every digit, under a word about source and snapshot', async () => {
    const { about, json } = await call('fund_portfolio', { cnpj: ETF, date: MONTH })

    expect(json).toBe(await rest(`/v1/fund/${ETF}/portfolio?date=${MONTH}`))
    expect(json).toContain('"final_position_value":-250045.54')
    expect(about).toMatch(/^Source: CVM, Fund portfolios \(cvm_fund_portfolio\)\. /)
    expect(about).toMatch(/^Snapshot: \d{8}T\d{6}Z, published \d{4}-/m)
    expect(about).toContain(`Request: GET /v1/fund/${ETF}/portfolio?date=${MONTH}`)
    expect(about).toContain('Rows: all 6.')
    expect(about).toContain('X-Data-Completeness: complete')
  })

  it.each(TOOLS.map(({ name, endpoint }) => [name, endpoint] as const))(
    'gets from %s what its first example answers over REST',
    async (name, id) => {
      const endpoint = endpoints.find((each) => each.id === id)
      const { format: _format, ...example } = endpoint?.examples.find(({ format = 'json' }) => format === 'json') ?? {}
      const fits = !Object.keys(example).some(
        (key) => /^(min|max)_/.test(key) && !(key in (endpoint?.input.shape ?? {})),
      )
      expect(fits).toBe(true)

      const { isError, about, json } = await call(name, { ...example, rows: undefined })

      expect(isError, json).toBe(false)
      const [, address = ''] = /^Request: GET (.+)$/m.exec(about) ?? []
      if (/Rows: (all|page|One)/.test(about)) expect(json).toBe(await rest(address))
      expect(about).toMatch(/^Rows: (all \d+\.|page \d+ with [1-9]\d* rows|One object|rows 0 to 49 of \d+)/m)
    },
  )

  it('walks through a list page by page, told each time that there is more, and reads every row once', async () => {
    const cnpjs: string[] = []
    let sent: Record<string, unknown> = { q: 'ouro', page_size: 3 }
    for (let pages = 0; ; pages += 1) {
      const { about, json } = await call('find_funds', sent)
      cnpjs.push(...(JSON.parse(json) as { data: { cnpj: string }[] }).data.map(({ cnpj }) => cnpj))
      const [, page, snapshot] = /there are more.* page=(\d+) and snapshot=(\w+)\./.exec(about) ?? []
      if (page === undefined) {
        expect(about).toContain('it is the last page')
        expect(pages).toBeGreaterThan(0)
        break
      }
      sent = { q: 'ouro', page_size: 3, page: Number(page), snapshot }
    }
    const whole = JSON.parse(await rest('/v1/funds?q=ouro&page_size=1000')) as { data: { cnpj: string }[] }
    expect(cnpjs).toEqual(whole.data.map(({ cnpj }) => cnpj))
  })

  it('is told which rows of a portfolio are left out, and gets them when it asks', async () => {
    const whole = await call('fund_portfolio', { cnpj: ETF, date: MONTH })
    const first = await call('fund_portfolio', { cnpj: ETF, date: MONTH, rows: 4 })
    const second = await call('fund_portfolio', { cnpj: ETF, date: MONTH, rows: 4, first_row: 4 })

    expect(first.about).toContain(
      'Rows: rows 0 to 3 of 6, counted from 0; 2 are left out here. Ask again with first_row=4',
    )
    expect(second.about).toContain('Rows: rows 4 to 5 of 6, counted from 0; 4 are left out here.')
    const lines = ({ json }: Called) => (JSON.parse(json) as { data: { portfolio: unknown[] } }).data.portfolio
    expect([...lines(first), ...lines(second)]).toEqual(lines(whole))
  })

  it('reads the catalogue and each dataset as a resource', async () => {
    const { resources } = await agent.listResources()
    expect(resources).toHaveLength(datasets.length + 1)
    for (const { uri } of resources) {
      const { contents } = await agent.readResource({ uri })
      const address = uri.replace('market-data://', '/v1/')
      expect((contents[0] as { text: string }).text).toBe(await rest(address))
    }
    await expect(agent.readResource({ uri: 'market-data://nothing' })).rejects.toThrow('There is no resource')
    const unknown = agent.readResource({ uri: 'market-data://datasets/nothing' })
    await expect(unknown).rejects.toMatchObject({ code: ErrorCode.InvalidParams })
    await expect(unknown).rejects.toThrow('There is no dataset nothing')
  })
})

describe('A mistake of a client of MCP', () => {
  it.each([
    ['an unknown fund', 'get_fund', { cnpj: '00000000000191' }, 'not_found'],
    ['a wrong number', 'get_fund', { cnpj: '123' }, 'invalid_input'],
    ['a missing argument', 'get_fund', {}, 'invalid_input'],
    ['an argument that the tool does not take', 'get_fund', { cnpj: ETF, format: 'csv' }, 'invalid_input'],
    ['rows that there cannot be', 'fund_portfolio', { cnpj: ETF, rows: 0 }, 'invalid_input'],
    ['a list as an argument', 'get_fund', { cnpj: [ETF] }, 'invalid_input'],
  ])('%s is answered with the error of the API', async (_what, name, sent, code) => {
    const { isError, json } = await call(name, sent)
    expect(isError).toBe(true)
    expect(JSON.parse(json)).toMatchObject({ success: false, code })
  })
})

describe('A key', () => {
  it('opens by MCP what it opens over REST, and nothing else', async () => {
    const quotesOnly = await connect(quotesKey)

    const quotes = await call('quotes', { ticker: 'PETR4', from: '20241101', to: '2024-11-30' }, quotesOnly)
    const fund = await call('get_fund', { cnpj: ETF }, quotesOnly)

    expect(quotes.isError).toBe(false)
    expect(fund.isError).toBe(true)
    expect(JSON.parse(fund.json)).toMatchObject({ code: 'forbidden' })
  })

  it('is needed, and a wrong one is refused', async () => {
    await expect(connect('mk_00000000_wrong')).rejects.toThrow('This API key is not valid')
  })

  it('has one rate limit for MCP and REST', async () => {
    const headers = { 'x-api-key': slowKey }
    const byRest = async () => (await ask(api.port, `/v1/fund/${ETF}`, { headers })).status

    const statuses = [await postMessage(slowKey), await byRest(), await postMessage(slowKey), await byRest()]

    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await postMessage(slowKey)).toBe(429)
  })
})

describe('The address of MCP', () => {
  it('takes one message at a time: a list would count as one request', async () => {
    expect(await postMessage(api.key)).toBe(200)
    expect(await postMessage(api.key, JSON.stringify([MESSAGE, MESSAGE]))).toBe(400)
    expect(await postMessage(api.key, '{"jsonrpc"')).toBe(400)
    expect(await postMessage(api.key, JSON.stringify({ ...MESSAGE, pad: 'x'.repeat(70_000) }))).toBe(400)
  })

  it('has no stream and no session', async () => {
    const reply = await api.get('/mcp')
    expect([reply.status, reply.headers.allow]).toEqual([405, 'POST'])
  })
})
