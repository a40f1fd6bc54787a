import { explainDisk } from '../lake/explain-disk.ts'
import { BuildError, type BuildErrorCode } from '../schemas/core/error.ts'
import { printable } from '../schemas/core/printable.ts'
import { SUPERSEDED_EXIT } from './commands/publish-remote.ts'

/** How a command ends after it threw. */
interface Failure {
  /** Text to print; empty if it is printed already. */
  readonly text: string
  readonly exitCode: number
  readonly code: BuildErrorCode | 'BUG'
}

/** Explains what a command threw. The exit code is never 1, which means that something was published. */
export function explainFailure(thrown: unknown, dataDir: string): Failure {
  const error = explainDisk(thrown, dataDir)
  if (error instanceof BuildError) {
    const { code, message, hint } = error
    const text = `error ${code}: ${printableLines(message)}\n  ${printableLines(hint)}\n`
    return { text, exitCode: code === 'SUPERSEDED' ? SUPERSEDED_EXIT : 2, code }
  }
  if (error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number') {
    // Commander has already printed the usage; help is not a failure.
    return { text: '', exitCode: error.exitCode === 0 ? 0 : 2, code: 'BAD_PARAMETER' }
  }
  return {
    text: `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    exitCode: 2,
    code: 'BUG',
  }
}

/** Escapes a message, which may quote foreign text. The lines that continue a message are indented, and stay. */
function printableLines(text: string): string {
  return text.split('\n  ').map(printable).join('\n  ')
}
