import { createInterface } from 'node:readline'
import type { SqlReply, SqlRequest } from './messages.ts'
import { openStatementRunner } from './run-statement.ts'

/**
 * Runs statements of strangers, one after another, over the snapshot in the working directory. It knows nothing worth
 * stealing, and the server may kill it at any moment.
 */
const [memoryMib = 256, threads = 1] = process.argv.slice(2).map(Number)

/** Waits while the server does not read. */
const say = (reply: SqlReply) =>
  new Promise<void>((resolve) => {
    process.stdout.write(`${JSON.stringify(reply)}\n`, () => {
      resolve()
    })
  })

const runner = await openStatementRunner({ memoryMib, threads })
const requests = createInterface({ input: process.stdin })
// Without a server nobody waits for an answer; `exit` would wait for the query.
requests.on('close', () => process.kill(process.pid, 'SIGKILL'))
let last = say({ say: 'ready' })
requests.on('line', (line) => {
  last = last.then(() => runner.answer(JSON.parse(line) as SqlRequest, say))
})
