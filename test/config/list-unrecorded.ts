import { readdir } from 'node:fs/promises'
import { listUnrecorded, readRecorded } from './cpu-seconds.ts'

/** Prints the files of `make test` without recorded CPU seconds, for `make test-times NEW=1`. */
const files = await readdir(new URL('..', import.meta.url), { recursive: true })
const found = listUnrecorded(
  await readRecorded(),
  files.map((file) => `test/${file}`),
)
if (found.length === 0) {
  process.stderr.write('Every file of make test has its record.\n')
  process.exitCode = 1
}
process.stdout.write(found.map((file) => `${file}\n`).join(''))
