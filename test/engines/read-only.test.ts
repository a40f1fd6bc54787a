import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { askEngine, ENGINE_PROGRAMS, PYTHON, type EngineQuestion } from './helpers/ask.ts'
import { copyLake } from './helpers/copies.ts'
import { hashLake } from './helpers/hash-lake.ts'
import { findLakeTable, makeEngineLake } from './helpers/lake.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** Root writes where it has no right to: for it the folder is mounted again, for reading, in a namespace of its own. */
const canMount =
  isRoot &&
  (await run('unshare', ['--mount', 'true']).then(
    () => true,
    () => false,
  ))

it.skipIf(isRoot && !canMount)(
  `an engine that may only read can read, and its delete fails and changes nothing${isRoot && !canMount ? ' (skipped: root may not mount here, and rights do not bind it)' : ''}`,
  async () => {
    const lake = await copyLake(await makeEngineLake())
    const table = findLakeTable(lake, 'cvm_fund_portfolio')
    const hashes = await hashLake(lake.dataDir)
    const questions: EngineQuestion[] = [
      { ask: 'delete', table },
      { ask: 'rows', table, sql: 'SELECT CAST(count(DISTINCT cnpj) AS VARCHAR) FROM {table}' },
    ]

    const [deleted, rows] = JSON.parse(await askReadOnly(join(lake.dataDir, 'lake'), questions)) as unknown[]

    expect(deleted).toEqual({ error: expect.stringMatching(/read.only|permission denied/i) as string })
    expect(rows).toEqual([[expect.stringMatching(/^[1-9]\d*$/)]])
    expect(await hashLake(lake.dataDir)).toEqual(hashes)
    // The same delete succeeds where the engine may write: it is the rights that stop it.
    expect((await askEngine('delta_rs', questions.slice(0, 1)))[0]).toBe('deleted')
    expect(await hashLake(lake.dataDir)).not.toEqual(hashes)
  },
)

async function askReadOnly(folder: string, questions: readonly EngineQuestion[]): Promise<string> {
  const program = [PYTHON, join(ENGINE_PROGRAMS, 'ask_delta_rs.py')]
  const forRoot = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
  const asOthers = 'chmod -R a-w "$0" && trap \'chmod -R u+w "$0"\' EXIT && "$@"'
  const shell = ['bash', '-ec', isRoot ? forRoot : asOthers, folder, ...program]
  const [command = '', ...args] = isRoot ? ['unshare', '--mount', ...shell] : shell
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { cwd: '/' }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(stderr, { cause: error }))
    })
    child.stdin?.end(JSON.stringify(questions))
  })
}
