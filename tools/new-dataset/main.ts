import { BuildError } from '../../schemas/core/error.ts'
import { writeSkeleton } from './new-dataset.ts'

/** Writes the skeleton of the dataset that DATASET names, and prints what to do next. */
const id = process.env['DATASET'] ?? ''
try {
  const paths = await writeSkeleton(new URL('../..', import.meta.url).pathname, id)
  process.stdout.write(`${paths.map((path) => `  ${path}`).join('\n')}\n
The dataset ${id} compiles a small synthetic sample. What you must replace is marked FILL IN. Next:

  make gen
  make check
  make unit ARGS="test/schemas test/docs test/datasets/samples.test.ts"
  git grep -n --untracked 'FILL IN' -- schemas docs data DATA-LICENSE.md

docs/adding-a-dataset.md explains each file and the rules. When the sample has real lines:

  rm test/datasets/${id}/expected.json
  make expected DATASET=${id}    # then read the rows it wrote against the lines of the file
`)
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  process.stderr.write(`${error.message}. ${error.hint}\n`)
  process.exitCode = 1
}
