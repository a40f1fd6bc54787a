import { formatDay } from '../base/dates.ts'
import { at, SeededRandom } from '../base/random.ts'
import { listIndexes, makePopulation, isWithin, type Population } from '../world/population.ts'

type Kind = 'FIF' | 'FIP' | 'FIIM' | 'FIDC' | 'FII'

/** A fund as the registers know it. */
export interface RosterEntry {
  index: number
  kind: Kind
  /** Its classes by index; most funds have one, with the number of the fund itself. */
  classes: number[]
  inRegister: boolean
  inLegacy: boolean
  cancelledOn: string
  situation: string
  random: SeededRandom
}

interface RegisterCoverage {
  inRegister: boolean
  inLegacy: boolean
}

const SPECIAL = ['Em Liquidação', 'Em Situação Especial', 'Fase Pré-Operacional', 'Incorporação', 'Em Análise']

/** Every fund that a register may have, in the one, the other, both or neither. */
export function makeRoster(seed: number, funds: number): RosterEntry[] {
  const population = makePopulation(funds)
  const { filers, structured, sealed, outsiders, retired } = population
  return [filers, structured, sealed, outsiders, retired]
    .flatMap(listIndexes)
    .flatMap((index) => listEntries(index, population, seed))
}

/** Here and there two filers are classes of one fund, with the number of the first or a number of its own. */
function listEntries(index: number, population: Population, seed: number): RosterEntry[] {
  const { filers, umbrellas } = population
  const last = filers.to - 1
  if (!isWithin(filers, index) || index === last) return [findEntry(index, [index], population, seed)]
  if (index % 400 === 21 || index % 800 === 61) return []
  if (index % 400 === 20) return [findEntry(index, [index, index + 1], population, seed)]
  if (index % 800 === 60) {
    return [findEntry(umbrellas.from + Math.floor(index / 800), [index, index + 1], population, seed)]
  }
  return [findEntry(index, [index], population, seed)]
}

function findEntry(index: number, classes: number[], population: Population, seed: number): RosterEntry {
  const random = new SeededRandom(seed, index, 'register')
  const covered = drawCoverage(index, population, random)
  const cancelled = isWithin(population.retired, index) || random.chance(0.0015)
  const cancelledOn = cancelled
    ? formatDay(random.between(2005, 2025), random.between(1, 9), random.between(1, 28))
    : ''
  const situation = random.chance(0.04) ? random.pick(SPECIAL) : 'Em Funcionamento Normal'
  return {
    index,
    kind: drawKind(at(classes, 0), population, random),
    classes,
    ...(classes.length > 1 ? { inRegister: true, inLegacy: false } : covered),
    cancelledOn,
    situation: cancelled ? 'Cancelado' : situation,
    random,
  }
}

function drawCoverage(
  index: number,
  { filers, outsiders, retired }: Population,
  random: SeededRandom,
): RegisterCoverage {
  const draw = random.fraction()
  if (isWithin(retired, index)) return { inRegister: draw < 0.5, inLegacy: draw > 0.2 }
  if (isWithin(outsiders, index)) return { inRegister: draw < 0.6, inLegacy: false }
  if (!isWithin(filers, index)) return { inRegister: draw < 0.97, inLegacy: false }
  return { inRegister: draw < 0.94, inLegacy: draw > 0.84 && draw < 0.98 }
}

function drawKind(index: number, { filers, retired, traded, outsiders }: Population, random: SeededRandom): Kind {
  if (isWithin(filers, index)) return index % 144 === 1 ? 'FIP' : 'FIF'
  if (isWithin(traded, index)) return 'FIIM'
  if (isWithin(retired, index)) return 'FIF'
  return isWithin(outsiders, index) ? random.pick(['FII', 'FIP', 'FIDC'] as const) : 'FIDC'
}
