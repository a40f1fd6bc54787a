import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { recordSeconds, type TestTier } from './cpu-seconds.ts'
import { TIER_OF_PROJECT } from './tiers.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Records the CPU seconds of the files that ran (`make test-times`). A file that failed may have ended early. */
export class CpuReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const measured: Record<TestTier, Record<string, number>> = { fast: {}, long: {}, programs: {} }
    for (const module of modules) {
      const [tier, seconds] = [TIER_OF_PROJECT[module.project.name], module.meta().cpuSeconds]
      if (tier !== undefined && seconds !== undefined && module.ok())
        measured[tier][relative(ROOT, module.moduleId)] = seconds
    }
    await recordSeconds(measured)
  }
}
