import { BACKEND, WEB } from './mix.ts'
import type { SimulatedRequest } from './requests.ts'

/**
 * Remembers what clients keep of the answers that they got: the browsers of readers their last answers, some back ends
 * the ETag of each answer of their last sweep, analysts nothing. A copy is named by its snapshot.
 */
export function createClientCopies(funds: number) {
  const browsers = new Map<number, Map<string, number>>()
  const sweeps = new Map<number, Int32Array>()
  const keepsSweep = (client: number) => client % 100 < BACKEND.conditional * 100
  return {
    /** Finds the snapshot of the client's copy of an address; null if it has none. */
    find: ({ profile, client, target }: SimulatedRequest, address: string): number | null => {
      if (profile === 'web') return browsers.get(client)?.get(address) ?? null
      const copy = sweeps.get(client)?.[target.fund] ?? 0
      return profile === 'backend' && copy > 0 ? copy - 1 : null
    },
    keep: ({ profile, client, target }: SimulatedRequest, address: string, snapshot: number): void => {
      if (profile === 'web') {
        const browser = browsers.get(client) ?? new Map<string, number>()
        // A map has the order in which its keys came, so the first is the oldest.
        browser.delete(address)
        browser.set(address, snapshot)
        for (const oldest of browser.keys()) if (browser.size > WEB.copies) browser.delete(oldest)
        browsers.set(client, browser)
      }
      if (profile === 'backend' && keepsSweep(client)) {
        const sweep = sweeps.get(client) ?? new Int32Array(funds)
        sweep[target.fund] = snapshot + 1
        sweeps.set(client, sweep)
      }
    },
  }
}
