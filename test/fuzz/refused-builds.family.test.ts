import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSyntheticMonth } from '../bench/synthetic/month.ts'
import { refusals } from '../helpers/build.ts'
import { zipOfMonth } from '../helpers/portal.ts'
import { randomFrom } from '../helpers/random.ts'
import { countCases } from '../helpers/tier.ts'
import { buildApart } from './apart.ts'
import { DAMAGES, type Damaged, type DamagedEdition, makeEdition, lengthened } from './damage.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const MONTH = '2025-10'
/** `make soak` refuses 200 months, and ten of full size. */
const REFUSED = countCases('REFUSED', { fast: 1, long: 4 })
const FULL = countCases('REFUSED_FULL', { fast: 0, long: 0 })

const nameFile = (id: string) => `cda_fi_${id}_202510.csv`
const MEMBERS = { one: [nameFile('PL')], three: ['PL', 'BLC_2', 'BLC_8'].map(nameFile) }

async function makeMonth(size: { funds: number; lines: number }): Promise<DamagedEdition> {
  const { zip } = await writeSyntheticMonth(await temporaryFolder(), { month: MONTH, seed: 5, layout: 'new', ...size })
  return makeEdition(await readFile(zip))
}

/** Builds it from nothing, and leaves nothing. */
async function built({ zip }: Damaged) {
  const folder = await temporaryFolder()
  try {
    const path = zipOfMonth(join(folder, 'mirror'), MONTH)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, zip)
    return await buildApart(join(folder, 'mirror'), join(folder, 'data'), MONTH)
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('a build that refuses a month', () => {
  it(
    'for too many bad lines in one member or in several ends by itself, with exit code 2 and a record, every time',
    { timeout: 900_000 + REFUSED * 60_000 },
    async () => {
      const month = await makeMonth({ funds: 2_000, lines: 20_000 })
      const damaged = [lengthened(month, MEMBERS.one), lengthened(month, MEMBERS.three)] as const
      for (let build = 0; build < REFUSED; build++) {
        const ended = await built(build % 2 === 0 ? damaged[0] : damaged[1])

        expect({ build, exit: ended.exit, faults: ended.faults }).toEqual({ build, exit: 2, faults: [] })
        expect(refusals(ended)).toEqual([expect.stringContaining('bad lines') as string])
      }
    },
  )

  it.skipIf(FULL === 0)(
    'of full size does the same, with several members damaged at once, in every way',
    { timeout: 900_000 + FULL * 2 * 600_000 },
    async () => {
      const month = await makeMonth({ funds: 25_000, lines: 350_000 })
      for (let seed = 0; seed < FULL; seed++) {
        const refused = await built(lengthened(month, MEMBERS.three))
        expect({ seed, exit: refused.exit, faults: refused.faults }).toEqual({ seed, exit: 2, faults: [] })

        const several = DAMAGES['several members damaged at once']?.(randomFrom(seed), month, month)
        if (several === undefined) throw new Error('there is no such damage')
        const { how } = several
        expect({ seed, how, faults: (await built(several)).faults }).toEqual({ seed, how, faults: [] })
      }
    },
  )
})
