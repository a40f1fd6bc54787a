import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { TOOLS } from '../../../server/mcp/tools.ts'
import { startHostileServer } from '../../client/helpers/hostile-server.ts'
import { type Api, serve } from '../helpers/api.ts'
import { editions, FILER, PATH } from '../helpers/editions.ts'
import { ask } from '../helpers/http.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = readFileSync(`${ROOT}/docs/agents.md`, 'utf8')

interface Configured {
  readonly url?: string
  readonly headers?: Record<string, string>
  readonly command?: string
  readonly args?: string[]
  readonly env?: Record<string, string>
}

let api: Api

beforeAll(async () => {
  api = await serve((await editions(['2026-01-10T03:00:00Z', '100.00'])).dataDir)
})

afterAll(() => api.stop())

/** Puts this server and its key into the settings on the page. */
function readBlocks(): Configured[] {
  const address = `http://127.0.0.1:${String(api.port)}`
  return [...PAGE.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, block = '']) => {
    const text = block.replaceAll('http://localhost:8080', address).replaceAll('"KEY"', JSON.stringify(api.key))
    return (JSON.parse(text) as { mcpServers: Record<string, Configured> }).mcpServers['market-data'] ?? {}
  })
}

function openTransport({ url, headers, command, args = [], env = {} }: Configured) {
  if (command === undefined)
    return new StreamableHTTPClientTransport(new URL(url ?? ''), { requestInit: { headers: headers ?? {} } })
  return new StdioClientTransport({
    command,
    args,
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    cwd: ROOT,
    stderr: 'pipe',
  })
}

describe('The settings on the page for agents', () => {
  it.each(['http', 'stdio'])('connect a program by %s, and the tools answer', async (how) => {
    const block = readBlocks().find(({ command }) => (command === undefined) === (how === 'http'))
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(openTransport(block ?? {}))
    try {
      const { content } = await client.callTool({ name: 'fund_portfolio', arguments: { cnpj: FILER } })
      const { tools } = await client.listTools()

      expect((content as { text: string }[])[1]?.text).toBe((await api.get(PATH)).text)
      expect(tools).toHaveLength(TOOLS.length)
      await expect(client.callTool({ name: 'nothing' })).rejects.toThrow('There is no tool nothing')
    } finally {
      await client.close()
    }
  })

  it('send the key to no host that the server leads to', async () => {
    const hostile = await startHostileServer()
    onTestFinished(() => hostile.close())
    // A program that passes messages on takes the host of its address only, so all paths are led elsewhere.
    const leading = createServer((_req, res) => res.writeHead(307, { location: `${hostile.thief}/mcp` }).end())
    await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      leading.close()
      leading.closeAllConnections()
    })
    const block = readBlocks().find(({ command }) => command !== undefined)
    const address = `http://127.0.0.1:${String((leading.address() as AddressInfo).port)}`
    const client = new Client({ name: 'test', version: '1' })

    const led = client.connect(openTransport({ ...block, env: { ...block?.env, MARKET_DATA_URL: address } }))

    await expect(led).rejects.toThrow('Error POSTing to endpoint')
    expect(hostile.taken()).toEqual([])
    await client.close()
  })

  it('name every tool', () => {
    expect(TOOLS.filter(({ name }) => !PAGE.includes(`\`${name}\``))).toEqual([])
  })

  it('end with what the server says where the key is wrong', async () => {
    const block = readBlocks().find(({ command }) => command !== undefined)
    const client = new Client({ name: 'test', version: '1' })
    const wrong = { ...block, env: { ...block?.env, MARKET_DATA_KEY: 'mk_00000000_wrong' } }
    await expect(client.connect(openTransport(wrong))).rejects.toThrow('This API key is not valid')
    await client.close()
  })
})

describe('/llms.txt', () => {
  it('says without a key what there is, with links that lead somewhere', async () => {
    const { status, text, headers } = await ask(api.port, '/llms.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(10)
    for (const link of links) expect((await ask(api.port, link)).status, link).toBe(200)
    expect(text).toContain('[GET /v1/fund/{cnpj}/portfolio](')
    expect(text).toContain('/mcp')
  })
})
