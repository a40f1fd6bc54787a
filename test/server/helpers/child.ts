import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findProgram } from '../../helpers/programs.ts'
import { eventually, PATIENCE_MS, PATIENT } from './http.ts'

const ROOT = new URL('../../..', import.meta.url).pathname

export interface Child {
  readonly port: number
  readonly pid: number | undefined
  /** Text that both streams printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): void
  /** Resolves to the exit code, or the signal that killed the process. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Starts the server the way an operator does, as a process of its own. */
export async function spawnServer(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Child> {
  const { pid, output, kill, ended } = startProgram('server/main.ts', [], {
    DATA_DIR: dataDir,
    PORT: '0',
    OPEN_RATE_LIMIT: '1000000',
    DRAIN_SECONDS: '0',
    ...PATIENT,
    ...environment,
  })
  const port = await eventually(() => Promise.resolve(/"port":(\d+)/.exec(output())?.[1] ?? null))
  return { port: Number(port), pid, output, kill, ended }
}

/** Starts the server with the settings of Node and of its memory that `make serve` gives it. */
export function runAsServed(environment: Readonly<Record<string, string>>): Omit<Child, 'port'> {
  const [, command] = /^SERVE := (.+)$/m.exec(readFileSync(`${ROOT}/Makefile`, 'utf8')) ?? []
  if (command === undefined) throw new Error('the Makefile does not say how to serve')
  return startChild('env', [...command.trim().split(' '), 'server/main'], environment)
}

/** Runs one of the programs of operation. */
export function startProgram(
  source: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Omit<Child, 'port'> {
  return startChild(process.execPath, [findProgram(source), ...words], environment)
}

/** Runs Node with TypeScript. The code passed to it is not awaited. */
export function run(args: readonly string[], environment: Readonly<Record<string, string>>): Omit<Child, 'port'> {
  return startChild(process.execPath, ['--import', 'tsx', ...args], environment)
}

/** Runs Node in another folder. */
export function startIn(
  folder: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Omit<Child, 'port'> {
  return startChild(process.execPath, args, environment, folder)
}

function startChild(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder = ROOT,
): Omit<Child, 'port'> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')))
  return {
    pid: child.pid,
    output: () => chunks.join(''),
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => {
      child.once('close', (code, signal) => {
        resolve(code ?? signal)
      })
    }),
  }
}

/** Gives the result of a promise, or `late` if it does not settle in time. */
export function orLate<T>(promise: Promise<T>): Promise<T | 'late'> {
  return Promise.race([promise, new Promise<'late'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'late'))])
}
