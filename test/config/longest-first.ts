import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readRecorded } from './cpu-seconds.ts'
import { TIER_OF_PROJECT } from './tiers.ts'

const PROJECTS = Object.keys(TIER_OF_PROJECT)

/**
 * Begins with the files that take longest, so that none of them keeps the run waiting at its end; a file of which
 * nothing is recorded may be such a one. The files of a project stay together: Vitest ends a worker, with all that it
 * loaded and shares, before it takes a file of another project. The projects come in the order of their list.
 */
export class LongestFirst extends BaseSequencer {
  /** Deals the files out, so that the parts of a run take equally long (`--shard`). */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return (await this.sort(files)).filter((_file, at) => at % count === index - 1)
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const recorded = await readRecorded()
    const seconds = ({ moduleId, project }: TestSpecification) =>
      recorded[TIER_OF_PROJECT[project.name] ?? 'long'][relative(this.ctx.config.root, moduleId)] ?? Infinity
    const byTime = (a: TestSpecification, b: TestSpecification) =>
      seconds(a) === seconds(b) ? (a.moduleId < b.moduleId ? -1 : 1) : seconds(b) - seconds(a)
    const place = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name)
    return [...files].sort((a, b) => place(a) - place(b) || byTime(a, b))
  }
}
