import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom } from '../../helpers/build.ts'
import { readBuildMark, readFetchMark, readReport } from '../../helpers/build-records.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { start } from '../../helpers/command.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { mirror } from '../../helpers/portal.ts'
import { silentPortal } from '../../helpers/silent-portal.ts'
import { eventually } from '../../server/helpers/http.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

describe('a build beside another that is running', () => {
  it('leaves the record and the mark of another build that is running', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const other = start(['build', '--threads', '1'], { SOURCE_MIRROR: await silentPortal(), DATA_DIR: dataDir })
    const mark = await eventually(() => readFetchMark(dataDir))

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
    const mark = await eventually(() => readFetchMark(dataDir))
    builder.kill()
    await builder.ended

    const left = await readBuildMark(dataDir)
    await buildFrom(portal, { dataDir, ...LATER })

    expect(left).toEqual(mark)
    expect(await readBuildMark(dataDir)).toBeNull()
    expect(await readReport(dataDir)).toMatchObject({ started_at: LATER.now, exit_code: 0 })
  })
})
