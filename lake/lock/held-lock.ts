/** A held lock; the kernel drops it when its process dies, however it dies. */
export interface HeldLock {
  release(): void
}

/** Means that another process holds the lock; `holder` is its process number, if known. */
export interface Taken {
  readonly holder: string | null
}
