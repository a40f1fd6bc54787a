const EVERY_MS = 250

interface Transfer {
  readonly arrived: (bytes: number) => void
  readonly end: () => void
  /** From the beginning to the last byte. */
  readonly milliseconds: () => number
}

/** Running downloads, for a progress bar: their number, bytes and speed. */
export class Transfers {
  readonly #say: (text: string) => void
  readonly #running = new Set<{ bytes: number; since: number }>()
  #saidAt = -Infinity

  constructor(say: (text: string) => void) {
    this.#say = say
  }

  /** Starts counting a download. */
  begin(): Transfer {
    const transfer = { bytes: 0, since: performance.now() }
    let last = transfer.since
    this.#running.add(transfer)
    return {
      arrived: (bytes) => {
        transfer.bytes += bytes
        last = performance.now()
        if (performance.now() - this.#saidAt >= EVERY_MS) this.#report()
      },
      end: () => {
        this.#running.delete(transfer)
      },
      milliseconds: () => last - transfer.since,
    }
  }

  #report(): void {
    this.#saidAt = performance.now()
    const running = [...this.#running]
    const bytes = running.reduce((sum, transfer) => sum + transfer.bytes, 0)
    const since = Math.min(...running.map((transfer) => transfer.since))
    const downloads = running.length === 1 ? '1 download' : `${String(running.length)} downloads`
    this.#say(`${downloads}  ${formatMegabytes(bytes)} MB  ${formatRate(bytes, this.#saidAt - since)}`)
  }
}

export function formatRate(bytes: number, milliseconds: number): string {
  return `${formatMegabytes((bytes * 1000) / Math.max(1, milliseconds))} MB/s`
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
