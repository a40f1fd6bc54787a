import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SeededRandom } from './random.ts'

/** Airlines by their size. */
export const SYNTHETIC_AIRLINES = ['TAM', 'GLO', 'AZU', 'ONE', 'PTB', 'PAM', 'ABJ'] as const
const AERODROMES = Array.from(
  { length: 120 },
  (_each, n) => `SB${String.fromCharCode(65 + (n % 26), 65 + Math.floor(n / 26))}`,
)

/** Writes a SYNTHETIC month of sold fares into a mirror, sorted as the files are, each fare of a route once. */
export function writeSyntheticFares(
  mirror: string,
  { month, rows, seed }: { readonly month: string; readonly rows: number; readonly seed: number },
): { path: string; bytes: number } {
  const random = new SeededRandom(seed, month)
  const [year = '', number = ''] = month.split('-')
  const lines = ['ANO;MES;EMPRESA;ORIGEM;DESTINO;TARIFA;ASSENTOS']
  for (const [route, fares] of drawRoutes(random, rows)) {
    let cents = random.between(8_000, 15_000)
    for (let fare = 0; fare < fares; fare++) {
      cents += random.between(1, 2_000)
      const seats = 1 + Math.floor(60 * random.fraction() ** 6)
      const price = (cents / 100).toFixed(2).replace('.', ',')
      lines.push(`${year};${String(Number(number))};${route};${price};${String(seats)}`)
    }
  }
  const folder = join(mirror, 'sas.anac.gov.br/sas/tarifadomestica', year)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${year}${number}.csv`)
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`)
  writeFileSync(path, content)
  return { path, bytes: content.length }
}

/** Airlines and routes in the order of the files, with the number of fares of each; they add up to `rows`. */
function drawRoutes(random: SeededRandom, rows: number): (readonly [string, number])[] {
  const counts = new Map<string, number>()
  const most = 2 * Math.max(1, Math.round(rows / 3_000))
  for (let left = rows; left > 0;) {
    const [origin, destination] = [random.pickSkewed(AERODROMES, 2), random.pickSkewed(AERODROMES, 2)]
    const route = `${random.pickSkewed(SYNTHETIC_AIRLINES, 2)};${origin};${destination}`
    const fares = Math.min(left, random.between(1, most))
    counts.set(route, (counts.get(route) ?? 0) + fares)
    left -= fares
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
}
