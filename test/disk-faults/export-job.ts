import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cloneDataDir } from '../helpers/world-store.ts'
import { GENEROUS, makeKey } from '../server/helpers/api.ts'
import { editions, PATH } from '../server/helpers/editions.ts'
import { parseExport, type ShownExport } from '../server/helpers/exports.ts'
import { type Asked, ask, type Reply } from '../server/helpers/http.ts'
import { ASKED } from '../server/helpers/portfolio-exports.ts'
import type { CommandWorld, FaultedCommand } from './faulted-command.ts'
import type { EndedProgram, Runner } from './call.ts'
import { type Started, startInGroup } from './preload.ts'

const FOLDER = 'exports'
const ENDED = ['done', 'failed', 'cut']

/** A server that makes an export: one that was taken is made, or says why not, also by the next server. */
export const exportJob: FaultedCommand = {
  name: 'export',
  below: FOLDER,
  prepare: async (folder) => {
    const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
    await cloneDataDir(world.dataDir, join(folder, 'data'))
    await mkdir(join(folder, FOLDER))
    await writeFile(join(folder, 'key'), await makeKey(join(folder, 'data')))
  },
  open: async (folder) => new ExportWorld(folder, await readFile(join(folder, 'key'), 'utf8')),
}

class ExportWorld implements CommandWorld {
  readonly #folder: string
  readonly #key: string
  /** Exports that a server has taken. */
  readonly #taken = new Set<string>()
  readonly #ends = new Map<string, ShownExport>()
  #faults: string[] = []

  constructor(folder: string, key: string) {
    this.#folder = folder
    this.#key = key
  }

  async run({ variables }: Runner): Promise<EndedProgram> {
    const server = startInGroup('server/main.ts', [], {
      DATA_DIR: join(this.#folder, 'data'),
      EXPORTS_DIR: join(this.#folder, FOLDER),
      PORT: '0',
      ...GENEROUS,
      ...variables,
    })
    const work = this.#work(server).catch(async (error: unknown) => {
      // A server that was killed says nothing more.
      const isGone = await Promise.race([server.ended.then(() => true), sleep(5_000).then(() => false)])
      if (!isGone) throw error
      return false
    })
    const isDone = await Promise.race([work, server.ended.then(() => false)])
    server.kill()
    const ended = await server.ended
    return isDone ? { ...ended, by: 0 } : ended
  }

  inspect(): Promise<readonly string[]> {
    return Promise.resolve(this.#faults.splice(0))
  }

  async judge(): Promise<readonly string[]> {
    const names = (await readdir(join(this.#folder, FOLDER))).filter((name) => /^[0-9a-f-]{36}\./.test(name))
    const stray = names.filter((name) => !this.#ends.has(name.split('.', 1)[0] ?? '') || name.endsWith('.part'))
    return stray.map((name) => `${name} is of no export`)
  }

  /** Waits for the exports that were taken before, and makes one; true if it is done. */
  async #work(server: Started): Promise<boolean> {
    const port = await findPort(server)
    const get = (path: string, asked: Asked = {}): Promise<Reply> =>
      ask(port, path, { ...asked, headers: { 'x-api-key': this.#key } })
    const direct = (await get(`${PATH}?date=2025-10&format=csv`)).text
    const sent = await fetch(`http://127.0.0.1:${String(port)}/v1/exports`, {
      method: 'POST',
      headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ASKED, format: 'csv' }),
    })
    const text = await sent.text()
    if (sent.status === 202) this.#taken.add((JSON.parse(text) as { data: { id: string } }).data.id)
    else if (sent.status !== 503) this.#faults.push(`an export was answered by ${String(sent.status)} ${text}`)
    let last: ShownExport | null = null
    for (const id of this.#taken) {
      const shown = await this.#waitForEnd(id, get)
      last = shown
      if (shown?.state !== 'done' || shown.file === null) continue
      const file = (await get(shown.file)).text
      const isSame = file === direct && createHash('sha256').update(file).digest('hex') === shown.sha256
      if (!isSame) this.#faults.push(`the file of ${id} is not what the request answers`)
    }
    return sent.status === 202 && last?.state === 'done'
  }

  async #waitForEnd(id: string, get: (path: string) => Promise<Reply>): Promise<ShownExport | null> {
    for (;;) {
      const reply = await get(`/v1/exports/${id}`)
      if (reply.status !== 200) {
        this.#faults.push(`the export ${id} was taken, and is ${String(reply.status)}`)
        return null
      }
      const shown = parseExport(reply)
      if (ENDED.includes(shown.state)) {
        this.#ends.set(id, shown)
        return shown
      }
      await sleep(100)
    }
  }
}

async function findPort(server: Started): Promise<number> {
  for (;;) {
    const port = /"port":(\d+)/.exec(server.output())?.[1]
    if (port !== undefined) return Number(port)
    const ended = await Promise.race([server.ended, sleep(50)])
    if (ended !== undefined) throw new Error(`the server ended with ${String(ended.by)}`)
  }
}
