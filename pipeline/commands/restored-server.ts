import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { BuildError } from '../../schemas/core/error.ts'
import { beforeStop } from '../before-stop.ts'

const START = fileURLToPath(new URL('../../runtime/start.js', import.meta.url))
/** A server opens a snapshot of twenty years in seconds; a slow disk takes longer. */
const START_WITHIN_MS = 180_000
const ANSWER_WITHIN_MS = 60_000
/** What is asked: what there is, and rows of published tables. Both need no key where the datasets are open. */
const ASKED = ['/v1/datasets', '/v1/changelog?page_size=1']

/** A server over a restored data directory, at a port of this machine alone. */
interface RestoredServer {
  readonly port: number
  stop(): void
}

/** Starts a server over a data directory, as an operator would, with nothing of the settings of this one. */
export async function startRestoredServer(dataDir: string): Promise<RestoredServer> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    PORT: '0',
    DRAIN_SECONDS: '0',
    PUBLIC_DATASETS: 'on',
  }
  const child = spawn(process.execPath, [...process.execArgv, START, 'server/main'], {
    env: { ...env, SCRUB_BYTES_PER_SECOND: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  // Nobody else would end it.
  const stay = beforeStop(kill)
  const stop = () => {
    stay()
    kill()
  }
  try {
    return { port: await waitForPort(child), stop }
  } catch (error) {
    stop()
    throw error
  }
}

function waitForPort(child: ChildProcessByStdio<null, Readable, Readable>): Promise<number> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const fail = (why: string) => {
      reject(drillError(`the server over the restored folder ${why}: ${lines.slice(-3).join(' ')}`))
    }
    const timer = setTimeout(() => {
      fail('does not listen')
    }, START_WITHIN_MS)
    const hear = (line: string) => {
      const port = readPort(line)
      if (port === null) lines.push(line)
      else resolve(port)
      if (port !== null) clearTimeout(timer)
    }
    for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', hear)
    child.once('exit', () => {
      clearTimeout(timer)
      fail('ended')
    })
  })
}

/** Reads the port from the log line of a server that listens; null for any other line. */
function readPort(line: string): number | null {
  try {
    const said = JSON.parse(line) as { readonly msg?: unknown; readonly port?: unknown } | null
    return said?.msg === 'listening' && typeof said.port === 'number' ? said.port : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Asks the server which snapshot answers, and compares it with the newest of the backup. */
export async function askRestoredServer({ port }: RestoredServer, snapshot: string): Promise<void> {
  for (const path of ASKED) {
    const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await reply.arrayBuffer()
    const answered = reply.headers.get('x-snapshot-id')
    if (reply.status !== 200) throw drillError(`${path} is answered with status ${String(reply.status)}`)
    if (answered !== snapshot)
      throw drillError(`${path} is answered from ${answered ?? 'no snapshot'}, not ${snapshot}`)
  }
}

function drillError(message: string): BuildError {
  return new BuildError('SNAPSHOT_DAMAGED', message, {
    hint: 'The files are as published, and yet no server answers from them: restore the backup by hand, start a server over it and read its log.',
  })
}
