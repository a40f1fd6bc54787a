import { createHash } from 'node:crypto'

/** Hashes an entry of the log as RFC 6962 does, so that it cannot be taken for a hash of two others. */
export function hashLeaf(entry: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(0)).update(entry).digest()
}

/** Computes the root of a tree over the hashes of its entries (RFC 6962, section 2.1). */
export function computeRoot(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves
  if (only === undefined) return createHash('sha256').digest()
  if (leaves.length === 1) return only
  // The left part is the largest whole tree that leaves something to the right.
  const left = 2 ** Math.floor(Math.log2(leaves.length - 1))
  return createHash('sha256')
    .update(Buffer.of(1))
    .update(computeRoot(leaves.slice(0, left)))
    .update(computeRoot(leaves.slice(left)))
    .digest()
}
