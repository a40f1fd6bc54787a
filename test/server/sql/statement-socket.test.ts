import { type ChildProcess, spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SqlReply } from '../../../server/sql/messages.ts'
import { StatementProcessEnded, startStatementProcess } from '../../../server/sql/statement-process.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { shareWorld } from '../helpers/shared.ts'
import { sampleDataDir } from '../helpers/snapshot.ts'

const START = fileURLToPath(new URL('../../../runtime/start.js', import.meta.url))
const WORDS = ['--disable-proto=delete', START, 'server/sql/child', '200', '1', 'by-socket']

let path: string
let folder: string
let supervisor: Server
const started: ChildProcess[] = []

/** Starts a process for each connection, which is its input and its output, as the socket unit of systemd does. */
beforeAll(async () => {
  path = join(await temporaryFolder(), 'sql.socket')
  folder = await realpath(join(await shareWorld(sampleDataDir), 'current'))
  supervisor = createServer({ pauseOnConnect: true }, (socket) => {
    started.push(spawn(process.execPath, WORDS, { stdio: [socket, socket, 'ignore'], env: { TZ: 'UTC' }, cwd: '/' }))
    socket.destroy()
  })
  await new Promise<void>((resolve) => supervisor.listen(path, resolve))
})

afterAll(() => {
  supervisor.close()
})

const limits = () => ({ memoryMib: 200, threads: 1, answerBytes: 1_000_000, socket: path })

it('a process behind a socket runs statements over the snapshot that it is told, and ends with its connection', async () => {
  const running = startStatementProcess(folder, limits())
  const replies: SqlReply[] = []
  await running.ask({ ask: 'check', sql: 'SELECT count(*) AS n FROM cvm_fund_portfolio' }, (reply) => {
    replies.push(reply)
    return true
  })

  expect(replies).toMatchObject([{ say: 'checked', tables: ['cvm_fund_portfolio'] }])
  const [child] = started
  const ended = new Promise((resolve) => {
    child?.once('exit', (_code, signal) => {
      resolve(signal)
    })
  })
  running.kill()
  expect(await ended).toBe('SIGKILL')
  await expect(running.ask({ ask: 'check', sql: 'SELECT 1' }, () => true)).rejects.toThrow(StatementProcessEnded)
})

it('a socket behind which nobody is ends the statement, and not the server', async () => {
  const running = startStatementProcess(folder, { ...limits(), socket: `${path}.none` })

  await expect(running.ask({ ask: 'check', sql: 'SELECT 1' }, () => true)).rejects.toThrow(StatementProcessEnded)
})
