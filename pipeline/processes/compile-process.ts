import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printable } from '../../schemas/core/printable.ts'
import { isOutOfMemory } from '../compile/out-of-memory.ts'
import { type GroupReply, groupReplySchema, type GroupRequest } from './compile-messages.ts'

export type CompileStep = Omit<Extract<GroupReply, { say: 'at' }>, 'say'>
type GroupDone = Extract<GroupReply, { say: 'done' }>

/** Thrown if a compiling process ended, or had to be ended, before it had compiled its group. */
export class CompileProcessEnded extends Error {
  override readonly name = 'CompileProcessEnded'
}

/** A partition that takes longer than this hangs; the largest partitions take a minute. */
const SILENT_MS = 45 * 60_000
/** This many characters are kept of the last words of a process that died. */
const LAST_WORDS = 300

interface CompileProcessOptions {
  /** Script of the process and its words. */
  readonly program?: readonly string[]
  /** A process that is silent for so long is killed. */
  readonly silentMs?: number
}

/** A process that compiles groups of jobs, one at a time. */
export class CompileProcess {
  readonly #child: ChildProcess
  readonly #ended: Promise<string>
  readonly #silentMs: number
  #lastWords = ''

  constructor({ program = findProgram(), silentMs = SILENT_MS }: CompileProcessOptions = {}) {
    const [script, ...words] = program
    this.#silentMs = silentMs
    this.#child = fork(script ?? '', words, { execArgv: [], stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS)
    })
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        resolve(error.message)
      })
      this.#child.once('close', (code, signal) => {
        resolve(signal ?? `exit code ${String(code)}`)
      })
    })
  }

  /**
   * Compiles a group and reports each step that begins. Throws CompileProcessEnded if the process dies, hangs or has
   * too little memory; a bug of the process is thrown as it is.
   */
  async compile(request: GroupRequest, onStep: (step: CompileStep) => void): Promise<GroupDone> {
    let hangs: NodeJS.Timeout | undefined
    let isHanging = false
    const awaitWord = () => {
      clearTimeout(hangs)
      hangs = setTimeout(() => {
        isHanging = true
        this.#child.kill('SIGKILL')
      }, this.#silentMs)
    }
    try {
      return await new Promise<GroupDone>((resolve, reject) => {
        this.#child.removeAllListeners('message').on('message', (message) => {
          awaitWord()
          const reply = groupReplySchema.safeParse(message)
          if (!reply.success) reject(new Error(`a compiling process said what is no reply: ${reply.error.message}`))
          else if (reply.data.say === 'at') onStep(reply.data)
          else if (reply.data.say === 'done') resolve(reply.data)
          else {
            const error = reviveError(reply.data)
            reject(isOutOfMemory(error) ? new CompileProcessEnded(error.message) : error)
          }
        })
        void this.#ended.then((by) => {
          reject(new CompileProcessEnded(this.#explainEnd(by, isHanging)))
        })
        awaitWord()
        // If the process is gone already, its end is reported elsewhere.
        this.#child.send(request, () => undefined)
      })
    } finally {
      clearTimeout(hangs)
    }
  }

  #explainEnd(by: string, isHanging: boolean): string {
    const words = this.#lastWords.trim().split('\n').at(-1) ?? ''
    const why = isHanging
      ? `the process that compiled it did nothing for ${String(this.#silentMs / 60_000)} minutes and was killed`
      : `the process that compiled it was ended by ${by}`
    const shortOfMemory = by === 'SIGKILL' && !isHanging ? ', which the kernel does where memory is short' : ''
    return `${why}${shortOfMemory}${words === '' ? '' : `: ${printable(words)}`}`
  }

  /** Ends the process; its current work is lost. */
  async end(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#ended
  }
}

/** Makes an error of a compiling process one of the build. Its code tells a full disk from a bug. */
function reviveError({ name, message, stack, code }: Extract<GroupReply, { say: 'failed' }>): Error {
  return Object.assign(new Error(message), { name, stack, ...(code !== null && { code }) })
}

/**
 * Finds the built program next to this one, so that all processes of a build run the same code; without it, the
 * sources.
 */
function findProgram(): string[] {
  const built = join(import.meta.dirname, 'pipeline-processes-compile-child.js')
  if (existsSync(built)) return [built]
  return [fileURLToPath(new URL('../../runtime/start.js', import.meta.url)), 'pipeline/processes/compile-child']
}
