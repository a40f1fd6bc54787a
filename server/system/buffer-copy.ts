/**
 * Gives long-kept bytes memory of their own. Node writes a small buffer into a shared block (8 KiB in Node 20, 64 KiB
 * in Node 24), and zlib writes one as long as its longest result: the whole block stays as long as one part does.
 */
export function copyBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
