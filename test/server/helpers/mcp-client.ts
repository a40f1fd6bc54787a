import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** Connects a client of the Model Context Protocol to a server on this machine; its caller closes it. */
export async function connectAgent(port: number, key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const url = new URL(`http://127.0.0.1:${String(port)}/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { 'x-api-key': key } } }))
  return client
}
