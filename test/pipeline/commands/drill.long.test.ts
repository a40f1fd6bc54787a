import { cp, mkdir, readdir, readFile, truncate, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { readSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { readCurrentId } from '../../../lake/snapshots/current-link.ts'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { lastDrillSchema } from '../../../schemas/core/restore-drill.ts'
import { drillRestore } from '../../../pipeline/commands/drill.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startProgram } from '../../server/helpers/child.ts'
import { eventually } from '../../server/helpers/http.ts'
import { shareWorld } from '../../server/helpers/shared.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'

const log = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }
const effects = { log, now: () => new Date() }
const unnamed = (root: string) => ({ backup: new Lake(root), scratch: '', lake: new Lake(root), trusted: null })

/** Drills with a backup; returns how it ended, the report in the data directory, and what is left in the scratch folder. */
async function drill(backup: Lake, inFolder?: string) {
  const [scratch, lake] = [inFolder ?? (await temporaryFolder()), new Lake(await temporaryFolder())]
  const ended = await drillRestore({ backup, scratch, lake, trusted: null }, effects).catch(String)
  const report = lastDrillSchema.parse(JSON.parse(await readFile(lake.lastDrill, 'utf8')))
  return { ended, report, left: await readdir(scratch) }
}

describe('a drill of a restore', () => {
  it('restores the backup, verifies it, lets a server answer from it, and leaves nothing but its report', async () => {
    const backup = new Lake(await shareWorld(sampleDataDir))

    const { ended, report, left } = await drill(backup)

    expect(report).toMatchObject({ failed_at: null, message: null, snapshot: await readCurrentId(backup) })
    expect([ended, left]).toEqual([report, []])
  })

  it('fails where a file of the backup is not as published, names it in its report, and removes what it made', async () => {
    const root = join(await temporaryFolder(), 'backup')
    await cp(await shareWorld(sampleDataDir), root, { recursive: true, verbatimSymlinks: true })
    const backup = new Lake(root)
    const { folder, manifest } = await readSnapshot(backup, (await readCurrentId(backup)) ?? '')
    const [damaged] = publishedFiles(manifest)
    await truncate(join(folder, damaged?.file ?? ''), 100)

    const { ended, report, left } = await drill(backup)

    expect(report).toMatchObject({ failed_at: 'restore', snapshot: manifest.snapshot })
    expect(report.message).toContain(damaged?.file)
    expect([ended, left]).toEqual([expect.stringContaining('BuildError'), []])
  })

  it('fails where there is no backup', async () => {
    const { report } = await drill(new Lake(await temporaryFolder()))

    expect(report).toMatchObject({ failed_at: 'restore', snapshot: null, published_at: null })
  })

  it('removes what a drill has left that was killed, and nothing else of the scratch folder', async () => {
    const scratch = await temporaryFolder()
    const names = [
      'market-data-drill-999999999-Killed',
      'market-data-drill-999999999-Recent',
      'market-data-drill-notes',
    ]
    for (const name of names) await mkdir(join(scratch, name, 'data'), { recursive: true })
    const yesterday = new Date(Date.now() - 24 * 3_600_000)
    for (const name of [names[0], names[2]]) await utimes(join(scratch, name ?? ''), yesterday, yesterday)

    const { left } = await drill(new Lake(await temporaryFolder()), scratch)

    expect(left.sort()).toEqual(names.slice(1))
  })

  it('removes what it made where it is stopped', async () => {
    const [scratch, dataDir] = [await temporaryFolder(), await temporaryFolder()]
    const words = [await shareWorld(sampleDataDir), '--scratch', scratch]
    const program = startProgram('pipeline/drill-cli.ts', words, { DATA_DIR: dataDir })
    await eventually(async () => ((await readdir(scratch)).length > 0 ? true : null))
    program.kill('SIGTERM')

    expect(await program.ended).toBe('SIGTERM')
    expect(await readdir(scratch)).toEqual([])
  })

  it('says what is missing where it is given no scratch folder', async () => {
    await expect(drillRestore(unnamed(await temporaryFolder()), effects)).rejects.toThrow(
      'the scratch folder is missing',
    )
  })
})
