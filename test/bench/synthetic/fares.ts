import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SeededRandom } from './base/random.ts'

/** Airlines by their size. */
export const SYNTHETIC_AIRLINES = ['TAM', 'GLO', 'AZU', 'ONE', 'PTB', 'PAM', 'ABJ'] as const
/** Aerodromes; two letters more make a strip of each. */
const AERODROMES = Array.from(
  { length: 120 },
  (_each, n) => `SB${String.fromCharCode(65 + (n % 26), 65 + Math.floor(n / 26))}`,
)
const PIECE = 1 << 20

export interface SyntheticFares {
  readonly month: string
  readonly rows: number
  readonly seed: number
}

/** Writes a SYNTHETIC month of sold fares into a mirror, sorted as the files are, each fare of a route once. */
export function writeSyntheticFares(
  mirror: string,
  { month, rows, seed }: SyntheticFares,
): { path: string; bytes: number } {
  const random = new SeededRandom(seed, month)
  const [year = '', number = ''] = month.split('-')
  const folder = join(mirror, 'sas.anac.gov.br/sas/tarifadomestica', year)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${year}${number}.csv`)
  const file = openSync(path, 'w')
  let [text, bytes] = ['ANO;MES;EMPRESA;ORIGEM;DESTINO;TARIFA;ASSENTOS\r\n', 0]
  const pass = () => {
    bytes += writeSync(file, text)
    text = ''
  }
  for (const { route, fares } of soldOn(random, rows)) {
    let cents = random.between(8_000, 15_000)
    for (let fare = 0; fare < fares; fare++) {
      cents += random.between(1, 2_000)
      const seats = 1 + Math.floor(60 * random.fraction() ** 6)
      text += `${year};${String(Number(number))};${route};${(cents / 100).toFixed(2).replace('.', ',')};${String(seats)}\r\n`
    }
    if (text.length > PIECE) pass()
  }
  pass()
  closeSync(file)
  return { path, bytes }
}

/** Airlines and routes in the order of the files, with the number of fares of each; they add up to `rows`. */
function soldOn(random: SeededRandom, rows: number): { route: string; fares: number }[] {
  const counts = new Map<string, number>()
  const perRoute = Math.max(1, Math.round(rows / 3_000))
  for (let left = rows; left > 0;) {
    const [origin, destination] = [random.pickSkewed(AERODROMES, 2), random.pickSkewed(AERODROMES, 2)]
    const route = `${random.pickSkewed(SYNTHETIC_AIRLINES, 2)};${origin};${destination}`
    const fares = Math.min(left, random.between(1, 2 * perRoute))
    counts.set(route, (counts.get(route) ?? 0) + fares)
    left -= fares
  }
  return [...counts].map(([route, fares]) => ({ route, fares })).sort((a, b) => (a.route < b.route ? -1 : 1))
}
