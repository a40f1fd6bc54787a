import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { buildFrom, filesBelow, served, silent } from '../../helpers/build.ts'
import { command, start } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { NEW } from '../../helpers/headers.ts'
import { bareCnpjOf, filed, line, masked, mirror } from '../../helpers/portal.ts'

const MONTHS = ['2025-09', '2025-10', '2025-11'] as const
// Moments of a build, as shares of the time a whole one takes: drawn once, the same in every run.
const MOMENTS = [0.31, 0.52, 0.64, 0.75, 0.83, 0.92]

async function portalOf(value: string): Promise<string> {
  const folder = await temporaryFolder()
  for (const month of MONTHS) {
    const held = Array.from({ length: 2000 }, (_, at) =>
      line(NEW.BLC_8, {
        CNPJ_FUNDO_CLASSE: masked(bareCnpjOf(at % 500)),
        DT_COMPTC: `${month}-28`,
        TP_APLIC: 'Disponibilidades',
        VL_MERC_POS_FINAL: value,
      }),
    )
    await mirror({ month, members: filed({ BLC_8: held }, { month }) }, folder)
  }
  return folder
}

/** Kills a build when so many milliseconds have passed. */
async function killAfter(milliseconds: number, variables: Record<string, string>): Promise<void> {
  const builder = start(['build', '--threads', '1'], variables)
  await sleep(milliseconds)
  builder.kill()
  await builder.ended
}

describe('a builder killed at any moment', () => {
  let portals: { first: string; second: string }
  let digests: string[]

  beforeAll(async () => {
    portals = { first: await portalOf('1.00'), second: await portalOf('2.00') }
    const alone = await Promise.all(Object.values(portals).map((portal) => buildFrom(portal)))
    digests = await Promise.all(alone.map(async ({ dataDir }) => (await served(dataDir)).manifest.digest))
  })

  it('leaves the snapshot before it or its own, whole, and the next run clean', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    const variables = (portal: string) => ({ SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-09', TO: '2025-11' })
    const started = performance.now()
    expect(await command(['build', '--threads', '1'], variables(portals.first))).toMatchObject({ exit: 0 })
    const whole = performance.now() - started

    for (const [at, moment] of MOMENTS.entries()) {
      await killAfter(moment * whole, variables(at % 2 ? portals.first : portals.second))

      await verify(dataDir, null, silent('2025-12-15T03:00:00Z').effects)
      expect(digests).toContain((await served(dataDir)).manifest.digest)
    }

    expect(await command(['build'], variables(portals.second))).toMatchObject({ exit: 0 })
    expect((await served(dataDir)).manifest.digest).toBe(digests[1])
    expect((await filesBelow(dataDir)).filter((file) => /^work\/|\.staging|\.tmp|\.download/.test(file))).toEqual([])
  })
})
