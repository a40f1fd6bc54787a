/** A terminal, an operator or a service manager ends a process with these. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const acts = new Set<() => void>()

/** Runs `act` before a signal ends this process; returns the function to call when that is no longer needed. */
export function beforeStop(act: () => void): () => void {
  if (acts.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stop)
  acts.add(act)
  return () => {
    acts.delete(act)
    if (acts.size === 0) stopListening()
  }
}

/** Newest first: a server ends before its files go. */
function stop(signal: NodeJS.Signals): void {
  stopListening()
  for (const act of [...acts].reverse()) act()
  process.kill(process.pid, signal)
}

function stopListening(): void {
  for (const signal of STOP_SIGNALS) process.off(signal, stop)
}
