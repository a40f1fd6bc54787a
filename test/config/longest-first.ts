import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Where the files are that take longest, the longest first: one that begins last would keep the run waiting. */
const LONG = [
  'test/pipeline/compile/split-year-same',
  'test/fuzz/',
  'test/soak/',
  'test/server/pages/docs/browser',
  'test/server/system/',
  'test/server/limits/slow-client',
  'test/pipeline/commands/',
  'test/pipeline/',
  'test/server/',
]

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((path) => moduleId.includes(path))
      return at === -1 ? LONG.length : at
    }
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}
