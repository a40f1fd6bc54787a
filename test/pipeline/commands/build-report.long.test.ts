import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildFrom } from '../../helpers/build.ts'
import { readBuildMark, readReport } from '../../helpers/build-records.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { start } from '../../helpers/command.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { mirror } from '../../helpers/portal.ts'
import { eventually } from '../../server/helpers/http.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

/** Null before the build waits for a portal, from when on its mark stays as it is. */
async function markAtFetch(dataDir: string) {
  const mark = await readBuildMark(dataDir)
  return mark?.at.step === 'fetch' ? mark : null
}

/** A portal that takes every question and answers none. */
async function silentPortal(): Promise<string> {
  const server = createServer(() => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

describe('a build beside another that is running', () => {
  it('leaves the record and the mark of another build that is running', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const other = start(['build', '--threads', '1'], { SOURCE_MIRROR: await silentPortal(), DATA_DIR: dataDir })
    const mark = await eventually(() => markAtFetch(dataDir))

    await expect(buildFrom(portal, { dataDir, ...LATER })).rejects.toMatchObject({ code: 'BUSY' })

    expect(await readBuildMark(dataDir)).toEqual(mark)
    expect(await readReport(dataDir)).toMatchObject({ started_at: '2025-12-15T03:00:00Z', failure: null })
    other.kill()
    await other.ended
  })
})

describe('a build that is killed', () => {
  it('leaves the mark with its process, and the next build removes it', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const dataDir = join(await temporaryFolder(), 'data')
    const builder = start(['build', '--threads', '1'], { SOURCE_MIRROR: await silentPortal(), DATA_DIR: dataDir })
    const mark = await eventually(() => markAtFetch(dataDir))
    builder.kill()
    await builder.ended

    const left = await readBuildMark(dataDir)
    await buildFrom(portal, { dataDir, ...LATER })

    expect(left).toEqual(mark)
    expect(await readBuildMark(dataDir)).toBeNull()
    expect(await readReport(dataDir)).toMatchObject({ started_at: LATER.now, exit_code: 0 })
  })
})
