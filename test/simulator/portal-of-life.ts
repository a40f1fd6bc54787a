import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dayMonth } from '../helpers/daily-reports.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { mirror, zipOfReports } from '../helpers/portal.ts'
import type { Random } from '../helpers/random.ts'
import { FileTimes } from './file-times.ts'

export const MONTHS = ['2025-09', '2025-10', '2025-11'] as const
export const VALUES = ['1.00', '1.05', '1.10'] as const
export type PortalMonth = (typeof MONTHS)[number]

/** Every edition that a portal of a life can have, by its month and value. */
export type EditionsOfLife = ReadonlyMap<string, Buffer>

export async function makeEditions(): Promise<EditionsOfLife> {
  const editions = new Map<string, Buffer>()
  for (const month of MONTHS) {
    for (const value of VALUES) {
      const folder = await mirror(dayMonth(value, month), await temporaryFolder())
      editions.set(`${month} ${value}`, readFileSync(zipOfReports(folder, month)))
    }
  }
  return editions
}

/** A portal whose files change in place, also while they are fetched, are cut short, and go. */
export class PortalOfLife {
  readonly folder: string
  /** By month that has a whole file: its hash. */
  readonly whole = new Map<PortalMonth, string>()
  /** The portal keeps the times of its files itself: no power cut of another machine takes them. */
  readonly times = new FileTimes()
  readonly #editions: EditionsOfLife
  readonly #damaged = new Set<PortalMonth>()
  readonly #everCut = new Set<PortalMonth>()

  constructor(folder: string, editions: EditionsOfLife) {
    this.folder = folder
    this.#editions = editions
  }

  get isDamaged(): boolean {
    return this.#damaged.size > 0
  }

  /** Writes a file in two pieces; whoever reads in between finds the first one. */
  async publish(
    month: PortalMonth,
    value: string,
    between: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const bytes = this.#editions.get(`${month} ${value}`)
    if (bytes === undefined) throw new Error(`there is no edition ${month} ${value}`)
    const path = zipOfReports(this.folder, month)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes.subarray(0, 100))
    this.times.touch(path, 'content')
    await between()
    writeFileSync(path, bytes)
    this.times.touch(path, 'content')
    this.whole.set(month, createHash('sha256').update(bytes).digest('hex'))
    this.#damaged.delete(month)
  }

  /** A day passes. Returns what happened to the files. */
  async change(random: Random, between: () => Promise<void>): Promise<string> {
    const how = random()
    const month = choose(MONTHS, random)
    const value = choose(VALUES, random)
    if (how < 0.15) return 'nothing'
    const path = zipOfReports(this.folder, month)
    if (how < 0.2 && this.whole.has(month)) {
      this.#damaged.add(month)
      this.#everCut.add(month)
      this.whole.delete(month)
      writeFileSync(path, readFileSync(path).subarray(0, 90))
      this.times.touch(path, 'content')
      return `cut ${month}`
    }
    if (how < 0.25 && this.whole.size > 1) {
      this.times.forget(path)
      rmSync(path, { force: true })
      this.whole.delete(month)
      // An edition that was cut short may be the newest that a build has fetched.
      if (this.#everCut.has(month)) this.#damaged.add(month)
      return `gone ${month}`
    }
    await this.publish(month, value, between)
    return `${month} ${value}`
  }
}

export function choose<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}
