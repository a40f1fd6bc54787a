import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { confine } from './confinement.ts'
import type { SqlReply, SqlRequest } from './messages.ts'

export interface ProcessLimits {
  /** For DuckDB. */
  readonly memoryMib: number
  readonly threads: number
  readonly answerBytes: number
  /** Behind this socket a supervisor starts such a process for each connection, and holds its limits. */
  readonly socket?: string | undefined
}

/** A process ended, by itself or killed, before it had answered. */
export class StatementProcessEnded extends Error {
  override readonly name = 'StatementProcessEnded'
}

/** A process that runs statements over one snapshot, one at a time. */
export interface StatementProcess {
  readonly folder: string
  /** Sends a request and hands over each reply until one is the last; rejects when the process ends before. */
  ask(request: SqlRequest, onReply: (reply: SqlReply) => boolean): Promise<void>
  /** Kills the process: nothing in it can delay that. A process behind a socket kills itself when it hears of it. */
  kill(): void
  readonly ended: () => boolean
}

const START = fileURLToPath(new URL('../../runtime/start.js', import.meta.url))
/** Memory of Node and DuckDB beside that of DuckDB's queries: the answer, the code, and what DuckDB does not count. */
const MIB_BESIDE = 640
/**
 * V8 reserves this for code in each of its threads, and does not use it. Since Node 24 the kernel counts it as taken.
 */
const RESERVED_MIB = Number(process.versions.node.split('.')[0]) >= 24 ? 512 : 0
/** With sources in TypeScript there is a second thread, which translates them. */
const THREADS_OF_V8 = import.meta.url.endsWith('.ts') ? 2 : 1
/** A reply has the text of one piece of rows, and JSON escapes at most six characters for one. */
const LONGEST_REPLY_FACTOR = 6

/**
 * The kernel holds the limits: the process can write no byte to a file, leave no memory image behind, and take no more
 * memory. It does not start if it cannot have them. What it can read and call is held by `confine`.
 */
const WITHIN_LIMITS = 'ulimit -c 0 && ulimit -f 0 && ulimit -d "$0" && exec "$@"'

/** A process that was started, and the ways to it. */
interface StartedProcess {
  readonly input: Writable
  readonly output: Readable
  readonly kill: () => void
  /** Calls `end` when the process is gone. */
  readonly onEnd: (end: () => void) => void
}

/** Starts a process over the snapshot in a folder. */
export function startStatementProcess(folder: string, limits: ProcessLimits): StatementProcess {
  const started = limits.socket === undefined ? spawnProcess(folder, limits) : connectToProcess(folder, limits.socket)
  return talkTo(started, folder, limits)
}

/** Asks the supervisor for a process of another user; the first line tells it the folder of its snapshot. */
function connectToProcess(folder: string, path: string): StartedProcess {
  const socket = connect(path)
  socket.write(`${JSON.stringify({ folder: resolve(folder) })}\n`)
  return {
    input: socket,
    output: socket,
    kill: () => socket.destroy(),
    onEnd: (end) => {
      socket.once('error', end).once('close', end)
    },
  }
}

/** Starts a process of this user. Its environment has nothing of the server's: no secret and no setting. */
function spawnProcess(folder: string, { memoryMib, threads }: ProcessLimits): StartedProcess {
  // A key `__proto__` of a struct is a key like any other only where JavaScript gives that name no meaning.
  const node = ['--max-old-space-size=192', '--disable-proto=delete']
  const words = [...node, START, 'server/sql/child', String(memoryMib), String(threads)]
  const mostMib = memoryMib + MIB_BESIDE + RESERVED_MIB * THREADS_OF_V8
  const child = spawn(
    '/bin/sh',
    ['-c', WITHIN_LIMITS, String(mostMib * 1024), ...confine(folder, [process.execPath, ...words])],
    // Sources are read without the cache of their translation, which is a file.
    { cwd: folder, env: { TZ: 'UTC', HOME: '/nonexistent', TSX_DISABLE_CACHE: '1' }, stdio: ['pipe', 'pipe', 'pipe'] },
  )
  yieldToServer(child.pid)
  // Its words about a failure may name places on the machine, and there is nothing to do about them.
  child.stderr.resume()
  return {
    input: child.stdin,
    output: child.stdout,
    kill: () => child.kill('SIGKILL'),
    onEnd: (end) => {
      child.once('error', end).once('exit', end)
    },
  }
}

/** Lets the server have the processor first. */
function yieldToServer(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (error) {
    // The process can be gone already; the next one to ask it learns that.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
  }
}

interface Asking {
  readonly onReply: (reply: SqlReply) => boolean
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

function talkTo(started: StartedProcess, folder: string, { answerBytes }: ProcessLimits): StatementProcess {
  let asking: Asking | null = null
  let ended = false
  const end = () => {
    ended = true
    asking?.reject(new StatementProcessEnded('the process that runs statements ended'))
    asking = null
  }
  const kill = () => {
    started.kill()
    end()
  }
  started.onEnd(end)
  // A write to a process that is gone fails; its end is known already.
  started.input.on('error', end)
  const read = (line: string) => {
    const reply = parseReply(line)
    if (reply === null) kill()
    else if (reply.say !== 'ready' && asking !== null && handOver(asking, reply)) asking = null
  }
  splitLines(started.output, answerBytes * LONGEST_REPLY_FACTOR, read, kill)
  return {
    folder,
    ask: (request, onReply) =>
      new Promise((resolve, reject) => {
        asking = { onReply, resolve, reject }
        if (ended) end()
        else started.input.write(`${JSON.stringify(request)}\n`)
      }),
    kill,
    ended: () => ended,
  }
}

/** Hands a reply over; true if it was the last one, or one that the asker does not take. */
function handOver({ onReply, resolve, reject }: Asking, reply: SqlReply): boolean {
  try {
    if (!onReply(reply)) return false
    resolve()
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)))
  }
  return true
}

function splitLines(output: Readable, longest: number, onLine: (line: string) => void, onTooLong: () => void): void {
  // A line of many bytes comes in many pieces. They are joined once: to look through them all for each would take seconds.
  let pieces: string[] = []
  let length = 0
  const endLine = () => {
    const line = pieces.join('')
    pieces = []
    length = 0
    onLine(line)
  }
  output.setEncoding('utf8').on('data', (text: string) => {
    for (const [at, piece] of text.split('\n').entries()) {
      if (at > 0) endLine()
      pieces.push(piece)
      length += piece.length
    }
    if (length > longest) onTooLong()
  })
}

/** Reads a line of the process; null if it is none of its replies. */
function parseReply(line: string): SqlReply | null {
  try {
    const reply = JSON.parse(line) as Partial<SqlReply> | null
    return typeof reply?.say === 'string' ? (reply as SqlReply) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
