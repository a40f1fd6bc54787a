import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { isInitializeRequest, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'

/**
 * Speaks MCP over standard input and output, for programs that start their tools: it sends each message to a server
 * over HTTP and gives back the answer. So that server decides the tools, the limits and the words.
 */
const url = process.env['MARKET_DATA_URL'] ?? 'http://localhost:8080'
const key = process.env['MARKET_DATA_KEY'] ?? ''
if (key === '' || !URL.canParse('/mcp', url)) {
  process.stderr.write('Set MARKET_DATA_URL, such as http://localhost:8080, and MARKET_DATA_KEY to an API key of it.\n')
  process.exit(1)
}

const http = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers: { 'x-api-key': key } } })
const stdio = new StdioServerTransport()

/** A request must have an answer, also if the server cannot be reached or refuses the key. */
async function pass(message: JSONRPCMessage): Promise<void> {
  try {
    await http.send(message)
    // Messages after the first name the version of the protocol that they agreed on.
    if (isInitializeRequest(message)) http.setProtocolVersion(message.params.protocolVersion)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${reason}\n`)
    if (isJSONRPCRequest(message))
      await stdio.send({ jsonrpc: '2.0', id: message.id, error: { code: -32_000, message: reason } })
  }
}

http.onmessage = (message) => void stdio.send(message)
stdio.onmessage = (message) => void pass(message)
process.stdin.once('end', () => void http.close())

await http.start()
await stdio.start()
