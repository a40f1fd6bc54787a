import { Lake } from '../../../lake/lake.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { verify } from '../../../pipeline/commands/verify.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, listFilesOfLake, listRows, readServed, silent } from '../../helpers/build.ts'
import { command, start } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'
import { randomFrom } from '../../helpers/random.ts'
import { makeSigner, writePrivateFile } from '../../helpers/signing.ts'

const MONTHS = ['2025-09', '2025-10', '2025-11'] as const
/** `make soak` kills 200. */
const KILLS = Number(process.env['KILLS'] ?? 6)

async function readPortal(value: string): Promise<string> {
  const folder = await temporaryFolder()
  for (const month of MONTHS) {
    const held = Array.from({ length: 2000 }, (_, at) =>
      line(NEW.BLC_8, {
        CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at % 500)),
        DT_COMPTC: `${month}-28`,
        TP_APLIC: 'Disponibilidades',
        DS_ATIVO: `CONTA ${String(at)}`,
        VL_MERC_POS_FINAL: value,
      }),
    )
    await mirror({ month, members: filed({ BLC_8: held }, { month }) }, folder)
  }
  return folder
}

/** Kills a build after this many milliseconds. */
async function killAfter(milliseconds: number, variables: Record<string, string>): Promise<void> {
  const builder = start(['build', '--threads', '1'], variables)
  await sleep(milliseconds)
  builder.kill()
  await builder.ended
}

/** Every version that the served snapshot remembers, as text. */
async function versionsIn(dataDir: string): Promise<string[]> {
  return (await listRows({ dataDir }, 'cvm_fund_revision')).map((row) => JSON.stringify(row))
}

describe('a builder killed at any moment', () => {
  let portals: { first: string; second: string }
  let digests: string[]

  beforeAll(async () => {
    portals = { first: await readPortal('1.00'), second: await readPortal('2.00') }
    const separate = await Promise.all(
      Object.values(portals).map((portal) => buildFrom(portal, { declared: datasets })),
    )
    digests = await Promise.all(separate.map(async ({ dataDir }) => (await readServed(dataDir)).manifest.digest))
  })

  it(
    'leaves the snapshot before it or its own, whole and signed, forgets no version, and the next run ends clean',
    { timeout: 900_000 + KILLS * 15_000 },
    async () => {
      const dataDir = join(await temporaryFolder(), 'data')
      const { signer, privatePem } = makeSigner()
      const key = await writePrivateFile(privatePem)
      const trusted = { keys: [signer.publicKey('2025-01-01T00:00:00Z')], areGiven: true }
      const variables = (portal: string) => ({
        SOURCE_MIRROR: portal,
        DATA_DIR: dataDir,
        FROM: '2025-09',
        TO: '2025-11',
        SIGNING_KEY_FILE: key,
      })
      const started = performance.now()
      expect(await command(['build', '--threads', '1'], variables(portals.first))).toMatchObject({ exit: 0 })
      const whole = performance.now() - started
      const random = randomFrom(11)
      let [versions, published, portal] = [await versionsIn(dataDir), 0, portals.second]

      for (let kill = 0; kill < KILLS; kill++) {
        const before = (await readServed(dataDir)).id
        // From the earliest possible start to a little after the end.
        await killAfter((0.1 + 1.05 * random()) * whole, variables(portal))

        await verify(new Lake(dataDir), null, silent('2025-12-15T03:00:00Z').effects, trusted)
        const { manifest, id } = await readServed(dataDir)
        expect(digests).toContain(manifest.digest)
        const now = await versionsIn(dataDir)
        expect(now).toEqual(expect.arrayContaining(versions))
        versions = now
        // The next night brings the other edition once this one is out.
        if (id !== before) {
          published += 1
          portal = portal === portals.first ? portals.second : portals.first
        }
      }

      expect(await command(['build'], variables(portals.second))).toMatchObject({ exit: 0 })
      expect((await readServed(dataDir)).manifest.digest).toBe(digests[1])
      expect(
        (await filesBelow(dataDir)).filter((file) => /^\.market-data-work|\.staging|\.tmp|\.download/.test(file)),
      ).toEqual([])
      for (const file of await listFilesOfLake(dataDir)) {
        expect((await stat(join(dataDir, 'lake', file))).nlink).toBeGreaterThan(1)
      }
      process.stdout.write(`killed ${String(KILLS)} builds, ${String(published)} of them after they had published\n`)
    },
  )
})
