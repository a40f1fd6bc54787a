import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from '../../lake/durable-files.ts'
import { BUILD_STARTED, buildStartedSchema, LAST_BUILD, lastBuildSchema } from '../../schemas/core/last-build.ts'

export async function readReport(dataDir: string) {
  return lastBuildSchema.parse(JSON.parse(await readFile(join(dataDir, LAST_BUILD), 'utf8')))
}

/** Null if no build is under way. */
export async function readBuildMark(dataDir: string) {
  const text = await readIfPresent(join(dataDir, BUILD_STARTED))
  return text === null || text === '' ? null : buildStartedSchema.parse(JSON.parse(text))
}

/** Null before the build waits for a portal, from when on its mark stays as it is. */
export async function readFetchMark(dataDir: string) {
  const mark = await readBuildMark(dataDir)
  return mark?.at.step === 'fetch' ? mark : null
}
