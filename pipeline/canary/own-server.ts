import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeStop } from '../stop-signals.ts'

const START = fileURLToPath(new URL('../../runtime/start.js', import.meta.url))
/** A server opens a snapshot of twenty years in seconds; a slow disk takes longer. */
const START_WITHIN_MS = 180_000
const KEY_WITHIN_MS = 60_000

/** A server that a command starts for itself, at a port of this machine alone. */
export interface OwnServer {
  readonly port: number
  stop(): void
}

/**
 * Starts a server over a data directory, as an operator would, without any setting of this process. It answers open
 * data without a key.
 */
export async function startOwnServer(dataDir: string, withinMs = START_WITHIN_MS): Promise<OwnServer> {
  const settings = { PORT: '0', DRAIN_SECONDS: '0', PUBLIC_DATASETS: 'on', SCRUB_BYTES_PER_SECOND: '0' }
  const child = spawn(process.execPath, [...process.execArgv, START, 'server/main'], {
    env: { ...makeEnvironment(dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  // Nobody else would end the child.
  const stay = beforeStop(kill)
  const stop = () => {
    stay()
    kill()
  }
  try {
    return { port: await waitForPort(child, withinMs), stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** Makes a key for all datasets of a data directory that no other server reads. */
export async function makeOwnKey(dataDir: string): Promise<string> {
  const create = ['create', '--name', 'canary', '--scopes', '*', '--rate-limit', '1000000']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, START, 'server/keys-cli', ...create],
    { env: makeEnvironment(dataDir), timeout: KEY_WITHIN_MS },
  )
  return stdout.trim().split('\n').at(-1) ?? ''
}

function makeEnvironment(dataDir: string): Readonly<Record<string, string>> {
  return { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }
}

function waitForPort(child: ChildProcessByStdio<null, Readable, Readable>, withinMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const fail = (why: string) => {
      reject(new Error(`the server ${why}: ${lines.slice(-3).join(' ')}`))
    }
    const timer = setTimeout(() => {
      fail('does not listen')
    }, withinMs)
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
