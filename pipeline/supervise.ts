import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { STOP_SIGNALS } from './stop-signals.ts'

/** Tells the supervisor the exit code with which the process is about to end. */
interface EndMessage {
  readonly exitCode: number
}

export interface ProcessEnd {
  readonly pid: number
  /** Exit code that the process reported; null if it reported none. */
  readonly reported: number | null
  /** Why the process ended without a report. */
  readonly because: 'died' | 'time limit' | 'stopped'
  /** Exit code or signal that ended the process. */
  readonly by: string
}

/** Time to end after a process has reported its exit code. A query that never ends holds back even `exit`. */
const LAST_WORDS_MS = 10_000

/**
 * Runs a script in a process of its own and outlives it. It kills a process that takes too long, which no query, thread
 * or loop can prevent, and can tell whether a process died or ended.
 */
export async function supervise(script: string, args: readonly string[], limitMs: number): Promise<ProcessEnd> {
  const child = spawn(process.execPath, [...listOwnOptions(), script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let reported: number | null = null
  let because: ProcessEnd['because'] = 'died'
  let lastWords: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    because = 'time limit'
    child.kill('SIGKILL')
  }, limitMs)
  child.on('message', ({ exitCode }: EndMessage) => {
    reported = exitCode
    clearTimeout(limit)
    lastWords = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS)
  })
  const stopPassing = passSignals(child, () => {
    because = 'stopped'
  })
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return { pid: child.pid ?? 0, reported, because, by: signal ?? `exit code ${String(code)}` }
  } finally {
    clearTimeout(limit)
    clearTimeout(lastWords)
    stopPassing()
    restoreTerminal(process.stderr)
  }
}

/** A progress bar hides the cursor, and a process that is killed does not show it again. */
function restoreTerminal(stream: NodeJS.WriteStream): void {
  if (stream.isTTY) stream.write('\x1b[?25h\x1b[?7h\r\x1b[K')
}

/**
 * Lists options of this Node process, without `--eval` and the like, which would start the supervisor again and again.
 */
function listOwnOptions(): string[] {
  const isText = (word = '') => /^(-e|-p|-pe|--eval|--print)$/.test(word)
  return process.execArgv.filter(
    (word, at, all) => !isText(word) && !isText(all[at - 1]) && !/^--(eval|print|input-type)=/.test(word),
  )
}

/** A signal to the supervisor is meant for the work. */
function passSignals(child: ChildProcess, onPassed: () => void): () => void {
  const passing = STOP_SIGNALS.map((signal) => {
    const pass = () => {
      onPassed()
      child.kill(signal)
    }
    return [signal, pass] as const
  })
  for (const [signal, pass] of passing) process.on(signal, pass)
  return () => {
    for (const [signal, pass] of passing) process.off(signal, pass)
  }
}

/**
 * Ends this process with an exit code, whatever timers, sockets or threads are left; it reports the code to a
 * supervisor first, if there is one.
 */
export async function endWith(exitCode: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writableLength === 0) continue
    await new Promise<void>((resolve) => {
      stream.write('', () => {
        resolve()
      })
    })
  }
  const endMessage: EndMessage = { exitCode }
  if (process.connected) {
    await new Promise<void>((resolve) => {
      process.send?.(endMessage, () => {
        resolve()
      })
    })
  }
  process.exit(exitCode)
}

/** Lets a process continue when nobody reads its log any more: its record in the data directory still shows its end. */
export function outliveReaders(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Kills this process when its supervisor dies: nobody else would end it. */
export function dieWithSupervisor(): void {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGKILL')
  })
}
