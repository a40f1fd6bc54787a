/**
 * Gives bytes that are kept for long memory of their own. Node writes a small buffer into a block that it shares with
 * others, of 8 KiB in Node 20 and 64 KiB in Node 24, and zlib one as long as its longest result: all of it stays as long as
 * one part does.
 */
export function copyToKeep(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
