import { SignatureError } from './error.ts'
import { type KnownHead, type VerifiedLog, verifyLogIfThere } from './manifest-log.ts'
import type { TrustOptions } from './trusted-keys.ts'

/** Remembers the head of the log of one server: in a file, in the storage of a page, or in memory. */
export interface HeadMemory {
  /** Null before the first. */
  read(): KnownHead | null | Promise<KnownHead | null>
  keep(head: KnownHead): unknown
}

export interface FollowOptions {
  /** Where the head of the log is remembered. Without it, in memory while the program runs. */
  readonly heads?: HeadMemory
  /** True to throw where nobody has signed the head in its time, or there is no log. */
  readonly requireFresh?: boolean
  /** Your clock, if it is not that of the machine. */
  readonly now?: Date
}

const seen = new Map<string, KnownHead>()

function rememberIn(address: string): HeadMemory {
  return {
    read: () => seen.get(address) ?? null,
    // Of two answers on their way at once the older may come last.
    keep: (head) => {
      if (head.size >= (seen.get(address)?.size ?? 0)) seen.set(address, head)
    },
  }
}

/**
 * Gets the log of manifests, checks that it continues the log seen before, and remembers its head. Null where the
 * server has none and never had: older publishers keep none.
 */
export async function followLog(options: TrustOptions & FollowOptions): Promise<VerifiedLog | null> {
  const { baseUrl, heads = rememberIn(baseUrl.replace(/\/+$/, '')), requireFresh = false } = options
  const known = await heads.read()
  const log = await verifyLogIfThere({ ...options, ...(known !== null && { known }) })
  if (log !== null) {
    await heads.keep({ size: log.size, root: log.root })
    return log
  }
  if (known !== null) throw new SignatureError('The server has no log of manifests, and had one.')
  if (requireFresh)
    throw new SignatureError('The server has no log of manifests, so nobody can tell how old its data are.')
  return null
}
