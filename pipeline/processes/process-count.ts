const MIB = 2 ** 20
/** Memory of the builder itself while others compile. */
const BUILDER_MIB = 160
/** Memory that a process takes at most to compile a full month with one thread (docs/decisions.md, 112). */
const PROCESS_MIB = 1_250
/** Part of the free memory that a build takes: servers on the same machine need some as they work. */
const SHARE = 0.75

/**
 * Chooses the number of compiling processes: the given number, or one for each thread, as far as the free memory holds
 * them. One thread in each process is faster than several in one, because some steps use only one.
 */
export function chooseProcesses(
  asked: number | 'auto',
  threads: number,
  freeBytes: number = process.availableMemory(),
): number {
  if (asked !== 'auto') return asked
  const holds = Math.floor(((freeBytes / MIB) * SHARE - BUILDER_MIB) / PROCESS_MIB)
  return Math.max(1, Math.min(threads, holds))
}
