import { execFileSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { parseExport } from '../helpers/exports.ts'
import { eventually } from '../helpers/http.ts'
import { ASKED, portfoliosAfter, startExportServer } from '../helpers/portfolio-exports.ts'

/** Files that are closed before a process starts that raises the limit again. */
const SPARE = 40

/** Lowers the number of files that this process may have open to those that it has, until the returned function is called. */
function forbidMoreFiles(): () => void {
  const limit = (most: string) => {
    execFileSync('prlimit', ['--pid', String(process.pid), `--nofile=${most}:`])
  }
  const [, before = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  // The kernel looks at the number that a new file would get, and one may be free below those in use.
  const most = Math.max(...readdirSync('/proc/self/fd').map(Number)) + SPARE
  const held: number[] = []
  while ((held.at(-1) ?? 0) < most) held.push(openSync('/dev/null', 'r'))
  limit(String(most + 1))
  return () => {
    for (const each of held) closeSync(each)
    limit(before)
  }
}

it.each([
  ['its part', () => open('/dev/null', 'r').then((file) => file.close())],
  ['a query', () => Promise.reject(new Error('IO Error: Cannot open file "x.parquet": Too many open files'))],
])('an export for which too many files are open when %s reads is made when there are fewer', async (_who, read) => {
  const pauses: string[] = []
  let allow: (() => void) | null = null
  const { server } = await startExportServer({
    endpoints: portfoliosAfter(async (at) => {
      if (at !== 1) return
      allow = forbidMoreFiles()
      await read()
    }),
    onPause: () => {
      pauses.push(allow === null ? 'allowed' : 'forbidden')
      // The second pause comes because the file of the export could not be opened either.
      if (pauses.length < 2) return
      allow?.()
      allow = null
    },
  })
  onTestFinished(() => allow?.())
  const { id } = parseExport(await server.post(ASKED))
  await eventually(() => Promise.resolve(pauses.length >= 2 || null))

  const done = await server.reach(id, 'done', 'failed', 'cut')

  expect([pauses, done.state, done.message, done.rows]).toEqual([['forbidden', 'forbidden'], 'done', null, 1])
})
