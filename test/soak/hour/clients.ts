import { setTimeout as sleep } from 'node:timers/promises'
import { oddRequest } from '../../fuzz/requests.ts'
import { pick, type Random, randomFrom } from '../../helpers/random.ts'
import { examples } from '../../server/helpers/examples.ts'
import { ask, type Asked, type Reply } from '../../server/helpers/http.ts'
import type { ServerKeeper } from './keeper.ts'
import type { SoakRecord } from './record.ts'

/** These answer for the moment, or from other snapshots than the one they name. */
const NOT_OF_ONE_SNAPSHOT = /^\/v1\/(?:key|snapshots|changes|status)\b/
/** A quarter asks for a snapshot by name, and a twentieth sends what no client would send on purpose. */
const NAMED = 0.25
const ODD = 0.05
const THINKS_MS = 400
/** Of the snapshots that were answered, a reader asks for one of the newest. */
const NEWEST = 4
const FORMATS = ['json', 'json', 'json', 'json', 'json', 'json', 'csv', 'ndjson', 'xml'] as const

const requests = examples.filter(({ endpoint }) => !NOT_OF_ONE_SNAPSHOT.test(endpoint.path))

/** Takes few requests very often and most of them seldom, as readers do: the nth is asked for 1/n as often. */
function makeChoice(random: Random): () => (typeof requests)[number] {
  const order = [...requests].sort((a, b) => (a.name < b.name ? -1 : 1))
  const shuffle = randomFrom(48)
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(shuffle() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  const weights = order.map((_request, at) => 1 / (at + 1))
  const sum = weights.reduce((total, each) => total + each, 0)
  return () => {
    let rest = random() * sum
    const found = order.find((_request, at) => (rest -= weights[at] ?? 0) <= 0)
    return found ?? pick(random, order)
  }
}

/** A client that reads from one address: every answer is recorded, and every one that is not foreseen is wrong. */
export class SoakClient {
  readonly #random: Random
  readonly #choose: ReturnType<typeof makeChoice>
  readonly #name: string
  readonly #server: ServerKeeper
  readonly #key: string
  readonly #record: SoakRecord
  /** Snapshots that this address has answered from, oldest first. */
  readonly #seen: string[] = []

  constructor(name: string, seed: number, server: ServerKeeper, key: string, record: SoakRecord) {
    this.#name = name
    this.#random = randomFrom(seed)
    this.#choose = makeChoice(this.#random)
    this.#server = server
    this.#key = key
    this.#record = record
  }

  async readUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await sleep(-Math.log(1 - this.#random()) * THINKS_MS)
      if (this.#random() < ODD) await this.#sendOdd()
      else await this.#read()
    }
  }

  async #sendOdd(): Promise<void> {
    const { method, target } = oddRequest(this.#random)
    const path = /^[\x21-\x7e]+$/.test(target) ? target : encodeURI('/v1/ação')
    const reply = await this.#send(path, { method })
    if (reply !== null) this.#requireDeclared(reply, `${method} ${path}`)
  }

  async #read(): Promise<void> {
    const { history } = this.#record
    const format = pick(this.#random, FORMATS)
    const older = this.#random() < NAMED ? this.#seen.slice(-NEWEST) : []
    const named = older.length > 0 ? pick(this.#random, older) : null
    const path = this.#choose().ask({
      ...(format !== 'json' && { format }),
      ...(named !== null && { snapshot: named }),
    })
    const reply = await this.#send(path)
    if (reply === null) return
    this.#requireDeclared(reply, path)
    if (named !== null && this.#isOfPruned(named, reply)) return
    const before = history.faults.length
    history.record(`${this.#name} of ${this.#server.name}`, path, reply)
    for (const fault of history.faults.slice(before)) this.#record.isWrong(fault)
    if (reply.status !== 200) return
    if (named !== null) this.#record.compared += 1
    const id = String(reply.headers['x-snapshot-id'])
    if (named === null && this.#seen.at(-1) !== id) this.#seen.push(id)
  }

  /** True for the refusal of a snapshot that a prune removed. The client asks for it no more. */
  #isOfPruned(snapshot: string, { status, text }: Reply): boolean {
    if (status !== 404 || !text.includes('snapshot_not_found') || !this.#record.pruned.has(snapshot)) return false
    this.#record.askedOfPruned += 1
    this.#seen.splice(this.#seen.indexOf(snapshot), 1)
    return true
  }

  async #send(path: string, asked: Asked = {}): Promise<Reply | null> {
    const began = performance.now()
    const downsBefore = this.#server.downs
    try {
      const headers = { ...asked.headers, 'x-api-key': this.#key }
      const reply = await ask(this.#server.port, path, { ...asked, headers })
      this.#record.answered(reply.status, performance.now() - began)
      return reply
    } catch (error) {
      if (this.#server.isDown || this.#server.downs > downsBefore) this.#record.drop()
      else this.#record.isWrong(`${path}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }

  #requireDeclared({ status, headers, text }: Reply, path: string): void {
    if (status < 500 || (status === 503 && headers['retry-after'] !== undefined)) return
    this.#record.isWrong(`${path}: ${String(status)} ${text.slice(0, 300)}`)
  }
}
