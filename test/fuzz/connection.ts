import { connect, type Socket } from 'node:net'

export interface RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A connection to the server, used again for each request as long as the server keeps it open. */
export class Connection {
  readonly #port: number
  #socket: Socket | null = null
  #received = Buffer.alloc(0)
  #wake: () => void = () => undefined
  opened = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request exactly as given; fails if no whole answer has come within `ms`. */
  async send(head: string, method: string, ms: number): Promise<RawReply> {
    const socket = this.#socket ?? (await this.#open())
    const late = setTimeout(() => socket.destroy(new Error(`no answer within ${String(ms)} ms`)), ms)
    try {
      socket.write(Buffer.from(head, 'latin1'))
      return await this.#reply(method)
    } finally {
      clearTimeout(late)
    }
  }

  close(): void {
    this.#socket?.destroy()
  }

  async #open(): Promise<Socket> {
    const socket = connect(this.#port, '127.0.0.1')
    this.#socket = socket
    this.#received = Buffer.alloc(0)
    this.opened += 1
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    // A caller that waits for an answer gets this for an answer that is not whole.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      if (this.#socket === socket) this.#socket = null
      this.#wake()
    })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    return socket
  }

  async #reply(method: string): Promise<RawReply> {
    const head = await this.#until((bytes) => {
      const end = bytes.indexOf('\r\n\r\n')
      return end < 0 ? null : end + 4
    })
    const [first = '', ...lines] = head.toString('latin1').trimEnd().split('\r\n')
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const status = Number(first.slice(9, 12))
    // "Continue" is not the final answer.
    if (status === 100) return this.#reply(method)
    const bare = method === 'HEAD' || status === 304
    const body = bare ? Buffer.alloc(0) : await this.#body(headers)
    if (headers['connection'] === 'close') await this.#closed()
    return { status, headers, body }
  }

  async #body(headers: Readonly<Record<string, string>>): Promise<Buffer> {
    if (headers['transfer-encoding'] !== 'chunked') {
      const length = Number(headers['content-length'])
      return this.#until((bytes) => (bytes.length >= length ? length : null))
    }
    const chunks: Buffer[] = []
    for (;;) {
      const line = await this.#until((bytes) => (bytes.includes('\r\n') ? bytes.indexOf('\r\n') + 2 : null))
      const size = Number.parseInt(line.toString('latin1'), 16)
      const chunk = await this.#until((bytes) => (bytes.length >= size + 2 ? size + 2 : null))
      if (size === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, size))
    }
  }

  /** Takes as many bytes as `enough` says, as soon as they are there. */
  async #until(enough: (bytes: Buffer) => number | null): Promise<Buffer> {
    for (;;) {
      const count = enough(this.#received)
      if (count !== null) {
        const taken = this.#received.subarray(0, count)
        this.#received = this.#received.subarray(count)
        return taken
      }
      if (this.#socket === null)
        throw new Error(`the connection ended after ${JSON.stringify(this.#received.toString())}`)
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  async #closed(): Promise<void> {
    while (this.#socket !== null) await new Promise<void>((resolve) => (this.#wake = resolve))
  }
}
