import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExitCode } from '../../pipeline/commands/exit-code.ts'
import type { LogLine } from '../../pipeline/log.ts'
import { LAST_BUILD, lastBuildSchema } from '../../schemas/core/last-build.ts'
import type { Built } from '../helpers/build.ts'
import { command } from '../helpers/command.ts'

/** Enough for a build of a damaged month of full size on a busy machine. */
const LIMIT = '10m'

/** A build in a process of its own, and what broke the law that it ends within its limit, by no signal, with a record. */
export interface BuiltApart extends Built {
  readonly faults: readonly string[]
}

/** Builds a month of a mirror as cron does. */
export async function buildApart(source: string, dataDir: string, month: string): Promise<BuiltApart> {
  const { exit, signal, stderr } = await command(['--log-format', 'json', 'build'], {
    SOURCE_MIRROR: source,
    DATA_DIR: dataDir,
    FROM: month,
    TO: month,
    BUILD_TIME_LIMIT: LIMIT,
  })
  const record = await readFile(join(dataDir, LAST_BUILD), 'utf8').then(
    (text) => lastBuildSchema.parse(JSON.parse(text)),
    () => null,
  )
  const faults = [
    ...(signal === null ? [] : [`ended by ${signal}`]),
    ...(record === null ? ['left no record'] : []),
    // The supervisor reports here a build that was killed, by a signal or at its limit.
    ...(record?.failure ? [`${record.failure.code}: ${record.failure.message}`] : []),
    ...(record !== null && record.exit_code !== exit
      ? [`exit code ${String(exit)}, record ${JSON.stringify(record)}`]
      : []),
  ]
  return { exit: exit as ExitCode, dataDir, log: parseLogLines(stderr), faults }
}

function parseLogLines(stderr: string): LogLine[] {
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'))
  return lines.map((line) => JSON.parse(line) as LogLine)
}
