import { listUnfilled, MARK } from '../new-dataset/unfilled-marks.ts'

/** Finds files that still have a mark of `make new`. */
export async function findUnfilledMarks(): Promise<string | null> {
  const files = await listUnfilled(new URL('../..', import.meta.url).pathname)
  if (files.length === 0) return null
  const listed = files.map((file) => `  ${file}\n`).join('')
  return `These files still have texts that \`make new\` marked ${MARK}. Replace each marked text, then run make gen:\n${listed}`
}
