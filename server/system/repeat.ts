/** Runs `work` again and again, with a pause after each end. Returns the function that stops it. */
export function repeat(work: () => Promise<void>, pauseMs: number): () => void {
  let stopped = false
  let timer = setTimeout(again, pauseMs)
  function again() {
    void work().finally(() => {
      if (!stopped) timer = setTimeout(again, pauseMs)
    })
  }
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
