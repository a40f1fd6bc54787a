import { listSlowFiles, MOST_CPU_SECONDS, readRecorded } from './cpu-seconds.ts'

/** Fails on a file of `make test` that was recorded with more CPU seconds than such a file may spend. */
const slow = listSlowFiles(await readRecorded())
if (slow.length > 0) {
  process.stderr.write(
    `These files of make test spend more than ${String(MOST_CPU_SECONDS)} CPU seconds. Make them cheaper, or give what takes long by its nature a name that ends with .long.test.ts; then make test-times ARGS="FILES":\n${slow.map((line) => `  ${line}\n`).join('')}`,
  )
  process.exitCode = 1
}
