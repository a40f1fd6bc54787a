import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** What supervised work tells its supervisor: with which exit code it is about to end. */
interface EndMessage {
  readonly exitCode: number
}

/** How supervised work ended. */
export interface ProcessEnd {
  readonly pid: number
  /** The exit code that it told; null where it told none. */
  readonly reported: number | null
  /** Why it told none. */
  readonly because: 'died' | 'time limit'
  /** The exit code or the signal that it ended with. */
  readonly by: string
}

/** How long work may take to end once it has said that it will. A query that never ends holds back even `exit`. */
const LAST_WORDS_MS = 10_000
/** What a terminal, an operator or a service manager ends work with. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a script in a process of its own and outlives it: work that takes too long is killed, which no query, thread or
 * loop in it can hold back, and work that dies is told from work that ends.
 */
export async function supervise(script: string, args: readonly string[], limitMs: number): Promise<ProcessEnd> {
  const child = spawn(process.execPath, [...listOwnOptions(), script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let told: number | null = null
  let because: ProcessEnd['because'] = 'died'
  let lastWords: NodeJS.Timeout | undefined
  const limit = setTimeout(() => {
    because = 'time limit'
    child.kill('SIGKILL')
  }, limitMs)
  child.on('message', ({ exitCode }: EndMessage) => {
    told = exitCode
    clearTimeout(limit)
    lastWords = setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS)
  })
  const stopPassing = passSignals(child)
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    return { pid: child.pid ?? 0, reported: told, because, by: signal ?? `exit code ${String(code)}` }
  } finally {
    clearTimeout(limit)
    clearTimeout(lastWords)
    stopPassing()
  }
}

/** The options that Node runs with here; text given in place of a script would run the supervisor again, and again. */
function listOwnOptions(): string[] {
  const isText = (word = '') => /^(-e|-p|-pe|--eval|--print)$/.test(word)
  return process.execArgv.filter(
    (word, at, all) => !isText(word) && !isText(all[at - 1]) && !/^--(eval|print|input-type)=/.test(word),
  )
}

/** Who ends the supervisor means the work. */
function passSignals(child: ChildProcess): () => void {
  const passing = SIGNALS.map((signal) => [signal, () => child.kill(signal)] as const)
  for (const [signal, pass] of passing) process.on(signal, pass)
  return () => {
    for (const [signal, pass] of passing) process.off(signal, pass)
  }
}

/**
 * Ends this process with an exit code, whatever timers, sockets or threads it has left; a supervisor hears of it before.
 * Without one it is an ordinary end.
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
  const told: EndMessage = { exitCode }
  if (process.connected) {
    await new Promise<void>((resolve) => {
      process.send?.(told, () => {
        resolve()
      })
    })
  }
  process.exit(exitCode)
}

/** Lets a process go on whose log nobody reads any more: what it leaves in the data directory still tells of it. */
export function outliveReaders(...streams: readonly NodeJS.WriteStream[]): void {
  for (const stream of streams) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
}

/** Dies with the supervisor: nobody would be left to end this process. */
export function dieWithSupervisor(): void {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGKILL')
  })
}
