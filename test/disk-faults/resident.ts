import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Call, EndedProgram, Runner } from './call.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { type ChangeFault, preload, type Preloaded } from './preload.ts'

const PROGRAM = new URL('resident-program.ts', import.meta.url).pathname

/**
 * A process that calls many commands, each of which meets a fault that kills nothing. What a command leaves in memory
 * when it fails would end with a process of its own, so what goes wrong here is tried again in one.
 */
export class Resident {
  #running: { readonly child: ChildProcess; readonly preloaded: Preloaded } | null = null

  /** Runs what `call` calls while it meets the fault; null if it met none, or died of it. */
  async meet<T>(below: string, fault: ChangeFault, work: (runner: Runner) => Promise<T>): Promise<T | null> {
    const { child, preloaded } = (this.#running ??= await start())
    await preloaded.aim(below, fault)
    const result = await work({ run: (call) => tell(child, call), variables: preloaded.variables })
    if (!child.connected) this.stop()
    else if (await preloaded.isMet()) return result
    return null
  }

  stop(): void {
    this.#running?.child.kill('SIGKILL')
    this.#running = null
  }
}

async function start(): Promise<{ child: ChildProcess; preloaded: Preloaded }> {
  const preloaded = await preload(await temporaryFolder(), { kind: 'fails', at: 0 })
  const child = fork(PROGRAM, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...preloaded.variables },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return { child, preloaded }
}

async function tell(child: ChildProcess, call: Call): Promise<EndedProgram> {
  const dead: EndedProgram = { by: null, output: 'the process that calls many died' }
  if (!child.connected) return dead
  const over = new AbortController()
  const { signal } = over
  const ended = Promise.race([
    once(child, 'message', { signal }).then(([answer]) => answer as EndedProgram),
    once(child, 'exit', { signal }).then(() => dead),
  ])
  child.send(call)
  try {
    return await ended
  } finally {
    over.abort()
  }
}
