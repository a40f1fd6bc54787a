import { BuildError } from '../../schemas/core/error.ts'
import { writeSkeleton } from './new-dataset.ts'
import { MARK } from './unfilled-marks.ts'

/** Writes the skeleton of the dataset that DATASET names, and prints what to do next. */
const id = process.env['DATASET'] ?? ''
try {
  const paths = await writeSkeleton(new URL('../..', import.meta.url).pathname, id)
  process.stdout.write(`${paths.map((path) => `  ${path}`).join('\n')}\n
The dataset ${id} compiles a small synthetic sample. What you must replace is marked ${MARK}. Next:

  make types    # seconds: says what does not fit together, before the minutes of make gen
  make gen
  make unit ARGS="test/schemas test/docs test/whole test/datasets/samples.test.ts"
  make check    # fails until every mark is replaced, and names the files that have one

docs/adding-a-dataset.md explains each file and the rules. When the sample has real lines:

  rm -f test/datasets/${id}/expected.json
  make expected DATASET=${id}    # then read the rows it wrote against the lines of the file
`)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  process.stderr.write(`${error.message}. ${error.hint}\n`)
  process.exitCode = 1
}
