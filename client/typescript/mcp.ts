import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { writeForTerminal } from './commands.ts'
import { chooseBaseUrl, chooseKey } from './settings.ts'

interface Message {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: { readonly protocolVersion?: unknown }
}

/** JSON-RPC's code for an error of the server. */
const SERVER_ERROR = -32_000

/**
 * Passes messages of the Model Context Protocol, one JSON text a line, to the service, and passes its answers back in
 * the same order: so a program that starts its tools as processes reaches those of the service.
 */
export async function passMessages(input: Readable, output: Writable): Promise<void> {
  const [address, key] = [`${chooseBaseUrl(undefined)}/mcp`, chooseKey(undefined)]
  let version: string | null = null
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue
    const message = readMessage(line)
    const answer: string | null = await send(address, line, { key, version }).catch((error: unknown) =>
      describeFailure(message, error),
    )
    if (message?.method === 'initialize') version = readVersion(answer) ?? version
    if (answer !== null) output.write(`${answer}\n`)
  }
}

async function send(
  address: string,
  line: string,
  { key, version }: { readonly key: string; readonly version: string | null },
): Promise<string | null> {
  const answer = await fetch(address, {
    method: 'POST',
    body: line,
    // A redirect would take the key with it, wherever it leads.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-api-key': key,
      ...(version !== null && { 'mcp-protocol-version': version }),
    },
  })
  const text = (await answer.text()).trim()
  if (!answer.ok) throw new Error(readReason(text) ?? `the service answered ${String(answer.status)}`)
  // A notification has no answer.
  return text === '' ? null : text.replaceAll(/\r?\n/g, ' ')
}

/** A request must have an answer, also where the service cannot be reached or refuses the key. */
function describeFailure(message: Message | null, error: unknown): string | null {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`brmd mcp: ${writeForTerminal(reason)}\n`)
  if (message?.id === undefined || message.method === undefined) return null
  return JSON.stringify({ jsonrpc: '2.0', id: message.id, error: { code: SERVER_ERROR, message: reason } })
}

function readMessage(text: string | null): Message | null {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return typeof parsed === 'object' && parsed !== null ? parsed : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Reads the version that both have agreed on; each later message names it. */
function readVersion(answer: string | null): string | null {
  const agreed = readMessage(answer) as { readonly result?: { readonly protocolVersion?: unknown } } | null
  const version = agreed?.result?.protocolVersion
  return typeof version === 'string' ? version : null
}

function readReason(text: string): string | null {
  const error = readMessage(text) as { readonly message?: unknown } | null
  return typeof error?.message === 'string' ? error.message : null
}
