import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { writeCsvZip } from './base/zip.ts'
import { currentRegister } from './register/current.ts'
import { legacyRegister } from './register/legacy.ts'
import { makeRoster } from './register/roster.ts'

const FOLDER = 'dados.cvm.gov.br/dados/FI/CAD/DADOS'

/** Writes both registers of the funds that a synthetic month of the same seed and size has. */
export async function writeSyntheticRegisters(mirror: string, options: { seed: number; funds: number }): Promise<void> {
  const { seed, funds } = options
  const legacy = legacyRegister(seed, makeRoster(seed, funds))
  // Writing draws from the roster, so each register starts from a new one.
  await writeCsvZip(join(mirror, FOLDER, 'registro_fundo_classe.zip'), currentRegister(seed, makeRoster(seed, funds)))
  await writeFile(join(mirror, FOLDER, legacy.name), legacy.chunks)
}
