import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { record } from './cpu-seconds.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Records the CPU seconds of the files that ran (`make test-times`). A file that failed may have ended early. */
export class CpuReporter implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const measured = modules.flatMap((module) => {
      const seconds = module.meta().cpuSeconds
      return module.ok() && seconds !== undefined ? [[relative(ROOT, module.moduleId), seconds] as const] : []
    })
    await record(Object.fromEntries(measured))
  }
}
