import PQueue from 'p-queue'
import type { Effects } from '../../effects.ts'
import type { OriginAnswer, Offer, FileOrigin, KnownValidators, SentForm } from './origin.ts'
import { buildConditions, judgeReply } from './http-response.ts'
import { downloadTo } from './http-download.ts'
import { RequestFailed, FileNotFetched } from './fetch-errors.ts'
import { Host } from './http-host.ts'
import { type FetchPolicy, usualPolicy } from '../../fetch-policy.ts'
import { processTimer } from '../../timer.ts'
import { type HttpReply, type HttpClient, makeHttpClient } from './http-request.ts'

interface Server {
  readonly host: Host
  readonly queue: PQueue
}

/** Requests the portals themselves, or a server that mirrors them at `<base>/host/path?query`. */
export class HttpOrigin implements FileOrigin {
  readonly remote = true
  readonly takesForms: boolean
  readonly damagedDownloads: number
  readonly #base: string | null
  readonly #policy: FetchPolicy
  readonly #effects: Effects
  readonly #requester: HttpClient
  readonly #stopped = new AbortController()
  readonly #all: PQueue
  readonly #servers = new Map<string, Server>()

  constructor(base: string | null, effects: Effects) {
    this.#base = base?.replace(/\/+$/, '') ?? null
    this.takesForms = base === null
    this.#effects = effects
    this.#policy = effects.policy ?? usualPolicy
    this.#requester = makeHttpClient(this.#policy)
    this.#all = new PQueue({ concurrency: this.#policy.atOnce })
    this.damagedDownloads = this.#policy.damagedDownloads
  }

  addressOf(url: string): string {
    const { host, pathname, search } = new URL(url)
    return this.#base === null ? url : `${this.#base}/${host}${pathname}${search}`
  }

  inTurn<T>(url: string, work: () => Promise<T>): Promise<T> {
    // The queue of the host comes first, so that one slow host does not take the room of all.
    return this.#serverOf(url).queue.add(() => this.#all.add(work, { throwOnTimeout: true }), { throwOnTimeout: true })
  }

  async ask(url: string, kept: KnownValidators, form: SentForm | null = null): Promise<OriginAnswer> {
    const known = form === null ? kept : null
    const { host } = this.#serverOf(url)
    const { reply, verdict } = await this.#explaining(url, () =>
      host.persist(async () => {
        const answered = await this.#request(url, buildConditions(known), form)
        return { reply: answered, verdict: await judgeReply(answered, known) }
      }),
    )
    // A form for a day without data gets an empty answer.
    const isEmpty = form !== null && reply.header('content-length') === '0'
    if (isEmpty && verdict === 'body') {
      await reply.drop()
      host.answered()
      return { says: 'absent' }
    }
    if (verdict === 'body') return this.#offerOf(url, reply, form)
    host.answered()
    return { says: verdict }
  }

  close(): Promise<void> {
    this.#stopped.abort()
    return this.#requester.close()
  }

  #offerOf(url: string, first: HttpReply, form: SentForm | null): Offer {
    const { host } = this.#serverOf(url)
    return {
      says: 'offer',
      calledPage: first.header('content-type')?.startsWith('text/html') === true,
      save: async (path, options) => {
        const parts = {
          first,
          // The rest of a form's answer cannot be requested, so the form is sent again as it was.
          ask: (headers: Readonly<Record<string, string>>) => this.#request(url, form === null ? headers : {}, form),
          persist: host.persist.bind(host),
          progressBytes: this.#policy.progressBytes,
        }
        const saved = await this.#explaining(url, () => downloadTo(parts, path, options))
        host.answered()
        return saved
      },
      decline: async () => {
        await first.drop()
        host.answered()
      },
    }
  }

  async #request(url: string, headers: Readonly<Record<string, string>>, form: SentForm | null): Promise<HttpReply> {
    await this.#serverOf(url).host.turn()
    return this.#requester.ask(this.addressOf(url), headers, form)
  }

  #serverOf(url: string): Server {
    const name = new URL(this.addressOf(url)).host
    const known = this.#servers.get(name)
    if (known) return known
    const { log, random = Math.random, timer = processTimer } = this.#effects
    const report = (why: string) => {
      const detail = `${why}: the rest of its files are not requested in this run; their kept editions stay in use`
      log.line({ step: 'fetch', subject: name, level: 'error', detail })
    }
    const host = new Host(name, { policy: this.#policy, random, timer, report, stop: this.#stopped.signal })
    const server = { host, queue: new PQueue({ concurrency: this.#policy.atOncePerHost }) }
    this.#servers.set(name, server)
    return server
  }

  /** Turns the final failure into words for the operator. */
  async #explaining<T>(url: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof FileNotFetched) throw new FileNotFetched(`${this.addressOf(url)}: ${error.message}`, error)
      if (!(error instanceof RequestFailed)) throw error
      this.#serverOf(url).host.gaveUp(error)
      throw new FileNotFetched(`${this.addressOf(url)}: ${error.message}`, { hint: error.hint, cause: error })
    }
  }
}
