import { createRequire } from 'node:module'

const requireHere = createRequire(import.meta.url)

/** Loads a package of test/bench/peers/package.json, which only `make bench` installs. */
export function loadPeerPackage(name: string): unknown {
  return requireHere(name)
}

export function hasPeerPackage(name: string): boolean {
  try {
    requireHere.resolve(name)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false
    throw error
  }
}
