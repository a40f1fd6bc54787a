import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { findProgram } from './programs.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface CommandResult {
  readonly exit: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly firstWord: Promise<string>
  readonly ended: Promise<CommandResult>
  kill(): void
  stopReading(): void
}

export interface Confined {
  /**
   * True for root that the permissions of files bind, as they bind any other user. Another user could not read the
   * project itself where it is in a folder of root's own.
   */
  readonly obeysPermissions?: boolean
  /** In kilobytes, for each file. A longer write is cut short, as on a full disk. */
  readonly fileLimit?: number
}

/** With these capabilities root reads and writes files of others. */
const OVERRIDES = '-dac_override,-dac_read_search'

type Variables = Readonly<Record<string, string>>

/** Starts the pipeline as an operator does, with these variables and no other settings. */
export function start(words: readonly string[], variables: Variables, confined: Confined = {}): Running {
  return runCommand([findProgram('pipeline/cli.ts'), ...words], variables, confined)
}

/** Runs the pipeline to its end. */
export function command(
  words: readonly string[],
  variables: Variables,
  confined: Confined = {},
): Promise<CommandResult> {
  return start(words, variables, confined).ended
}

/** Starts a script that imports from the project; in the script $ROOT is the project's folder. */
export function script(code: string): Running {
  return runCommand(['--import', 'tsx', '--input-type=module', '--eval', code.replaceAll('$ROOT', ROOT)], {}, {})
}

function runCommand(
  words: readonly string[],
  variables: Variables,
  { obeysPermissions, fileLimit }: Confined,
): Running {
  const limit = fileLimit === undefined ? '' : `ulimit -f ${String(fileLimit)}; `
  const asAnyUser = obeysPermissions === true ? `setpriv --inh-caps=${OVERRIDES} --bounding-set=${OVERRIDES} ` : ''
  const shell = ['-c', `${limit}exec ${asAnyUser}"$0" "$@"`, process.execPath, ...words]
  const child = spawn('bash', shell, {
    cwd: ROOT,
    // A canary starts a server, which is tested by itself.
    env: { PATH: process.env['PATH'], CANARY_SECONDS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  const firstWord = new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      resolve(text)
    })
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.on('error', reject).on('close', (exit, signal) => {
      resolve({ exit, signal, stdout, stderr })
    })
  })
  const stopReading = () => {
    child.stdout.destroy()
    child.stderr.destroy()
  }
  return { firstWord, ended, kill: () => child.kill('SIGKILL'), stopReading }
}
