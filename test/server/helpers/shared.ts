import { apartFromFile } from '../../helpers/cpu-seconds.ts'
import { type Api, serve } from './api.ts'
import { sampleDataDir } from './snapshot.ts'

/** A server that many files read and none stops: it ends with the worker. */
export type SharedApi = Omit<Api, 'stop'>

const worlds = new Map<() => Promise<unknown>, Promise<unknown>>()
const servers = new Map<string, Promise<SharedApi>>()

/**
 * Makes a world for the first file of a worker that asks for it, and gives the same one to the others: nobody changes it.
 */
export function shareWorld<T>(make: () => Promise<T>): Promise<T> {
  const world = worlds.get(make) ?? apartFromFile(make)
  worlds.set(make, world)
  return world as Promise<T>
}

/**
 * Serves a shared world with some settings, once for the files of a worker. A test that changes limits, keys, snapshots
 * or files, or that counts what a server did, starts a server of its own (`serve`).
 */
export function shareServer(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<SharedApi> {
  const name = JSON.stringify([dataDir, Object.entries(settings).sort()])
  const server = servers.get(name) ?? apartFromFile(() => serve(dataDir, settings))
  servers.set(name, server)
  return server
}

/** Serves the bundled sample, once for the files of a worker. */
export async function shareSample(settings: Readonly<Record<string, string>> = {}): Promise<SharedApi> {
  return shareServer(await shareWorld(sampleDataDir), settings)
}
