import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface LoadReply {
  readonly path: string
  /** 0 if the connection ended without an answer. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/**
 * Asks over connections that stay open, as clients of a pool do. One that the proxy closes at this moment, because it reads
 * its configuration anew, costs another try, as in every client of HTTP (RFC 9112, 9.3.1).
 */
export function askPool(port: number, path: string, headers: Readonly<Record<string, string>>): Promise<LoadReply> {
  return new Promise((resolve) => {
    const lost = () => {
      if (sent.reusedSocket && !begun) resolve(askPool(port, path, headers))
      else resolve({ path, status: 0, headers: {}, text: '' })
    }
    let begun = false
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      begun = true
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', lost)
      answer.on('end', () => {
        const { statusCode: status = 0, headers: said } = answer
        resolve({ path, status, headers: said, text: Buffer.concat(chunks).toString('utf8') })
      })
    })
    sent.on('error', lost)
    sent.end()
  })
}

/** Asks with several clients at once, each for the next address when it has its answer, until it is stopped. */
export function keepLoading(clients: number, ask: () => Promise<LoadReply>) {
  const replies: LoadReply[] = []
  let stopped = false
  const loop = async () => {
    while (!stopped) replies.push(await ask())
  }
  const loops = Array.from({ length: clients }, loop)
  return {
    replies,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
      return replies
    },
  }
}

/** How many of each there are. */
export function countEach(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
