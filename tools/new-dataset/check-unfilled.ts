import { listUnfilled, MARK } from './unfilled.ts'

/** Fails while a file still has a mark that `make new` wrote. */
const files = await listUnfilled(new URL('../..', import.meta.url).pathname)
if (files.length > 0) {
  process.stderr.write(
    `These files still have texts that \`make new\` marked ${MARK}. Replace each marked text, then run make gen:\n${files
      .map((file) => `  ${file}\n`)
      .join('')}`,
  )
  process.exitCode = 1
}
