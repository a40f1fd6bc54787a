import { createInterface } from 'node:readline'
import type { SqlReply, SqlRequest } from './messages.ts'
import { openStatementRunner, type StatementRunner } from './run-statement.ts'

/**
 * Runs statements of strangers, one after another, over the snapshot in the working directory. It knows nothing worth
 * stealing, and the server may kill it at any moment.
 */
const [memoryMib = 256, threads = 1] = process.argv.slice(2, 4).map(Number)
/** True where a supervisor started this process for a connection, which is its input and its output. */
const isBySocket = process.argv[4] === 'by-socket'

/** Waits while the server does not read. */
const say = (reply: SqlReply) =>
  new Promise<void>((resolve) => {
    process.stdout.write(`${JSON.stringify(reply)}\n`, () => {
      resolve()
    })
  })

/** Opens the snapshot in the working directory. */
async function start(): Promise<StatementRunner> {
  const runner = await openStatementRunner({ memoryMib, threads })
  await say({ say: 'ready' })
  return runner
}

let runner: Promise<StatementRunner> | null = isBySocket ? null : start()
let last = Promise.resolve()
const requests = createInterface({ input: process.stdin })
// Without a server nobody waits for an answer; `exit` would wait for the query.
requests.on('close', () => process.kill(process.pid, 'SIGKILL'))
requests.on('line', (line) => {
  if (runner === null) {
    // The first line of a connection names the folder of its snapshot.
    process.chdir((JSON.parse(line) as { readonly folder: string }).folder)
    runner = start()
    return
  }
  const started = runner
  last = last.then(async () => (await started).answer(JSON.parse(line) as SqlRequest, say))
})
