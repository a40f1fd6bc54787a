import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { targets } from './targets/all.ts'

const SEEDS = new URL('seeds/', import.meta.url).pathname

describe('bytes of others', () => {
  it('have seeds for each reader of them, and no others', async () => {
    expect((await readdir(SEEDS)).sort()).toEqual(Object.keys(targets).sort())
  })

  it.each(Object.entries(targets))(
    '%s: of each seed, and of every beginning of it, holds what must',
    async (name, target) => {
      const files = (await readdir(join(SEEDS, name))).sort()
      expect(files.length).toBeGreaterThan(2)
      for (const file of files) {
        const bytes = await readFile(join(SEEDS, name, file))
        await run(`${name}/${file}`, bytes)
        for (let part = 1; part < CUTS; part += 1)
          await run(`the beginning of ${name}/${file}`, bytes.subarray(0, (bytes.length * part) / CUTS))
      }

      async function run(what: string, bytes: Buffer): Promise<void> {
        try {
          await target.run(bytes)
        } catch (error) {
          throw new Error(`${what}: it must hold that ${target.holds}`, { cause: error })
        }
      }
    },
  )
})

const CUTS = 4
