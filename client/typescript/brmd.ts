#!/usr/bin/env node
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { findNextAddress } from './address.ts'
import { createClient } from './client.ts'
import { type AskedAddress, parseWords, printHelp, UsageError, writeForTerminal, writeNextCommand } from './commands.ts'
import { ApiError } from './error.ts'
import { passMessages } from './mcp.ts'

/** The client for addresses of the command line, which no type knows. */
interface AnyClient {
  open(
    path: string,
    options: { readonly path: Readonly<Record<string, string>>; readonly query: Readonly<Record<string, string>> },
  ): Promise<Response>
}

const [USAGE, FAILED] = [2, 1]

async function run(args: readonly string[]): Promise<void> {
  const asked = parseWords(args)
  if (asked === 'help') process.stdout.write(printHelp())
  else if (asked === 'mcp') await passMessages(process.stdin, process.stdout)
  else await printAnswer(asked)
}

async function printAnswer({ path, inPath, query, out }: AskedAddress): Promise<void> {
  const answer = await (createClient({}) as unknown as AnyClient).open(path, { path: inPath, query })
  const to = out === null ? process.stdout : createWriteStream(out)
  if (answer.body !== null) await writeAll(answer.body, to)
  if (out !== null) {
    to.end()
    await once(to, 'close')
  } else if (process.stdout.isTTY) process.stdout.write('\n')
  const next = findNextAddress(answer)
  if (next !== null) process.stderr.write(`brmd: there is more: ${writeNextCommand(next)}\n`)
}

async function writeAll(body: AsyncIterable<Uint8Array>, to: Writable): Promise<void> {
  for await (const piece of body) if (!to.write(piece)) await once(to, 'drain')
}

function explain(error: unknown): string {
  if (error instanceof ApiError) return writeForTerminal(`${error.code}: ${error.message}`)
  if (error instanceof Error)
    return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
  return String(error)
}

// A reader of the first lines alone, such as head, closes the pipe: nothing is wrong then.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : FAILED)
})

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`brmd: ${explain(error)}\n`)
  process.exitCode = error instanceof UsageError ? USAGE : FAILED
})
