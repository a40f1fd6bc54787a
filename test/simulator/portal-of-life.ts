import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dayMonth } from '../helpers/daily.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { mirror, zipOfReports } from '../helpers/portal.ts'
import type { Random } from '../helpers/random.ts'

export const MONTHS = ['2025-09', '2025-10', '2025-11'] as const
export const VALUES = ['1.00', '1.05', '1.10'] as const
type Month = (typeof MONTHS)[number]

/** A portal whose files change in place, are cut short, and go. */
export class PortalOfLife {
  readonly folder: string
  /** By month that has a whole file: its hash. */
  readonly whole = new Map<Month, string>()
  readonly #damaged = new Set<Month>()

  private constructor(folder: string) {
    this.folder = folder
  }

  static async open(): Promise<PortalOfLife> {
    const portal = new PortalOfLife(await temporaryFolder())
    await portal.publish(MONTHS[0], VALUES[0])
    return portal
  }

  get isDamaged(): boolean {
    return this.#damaged.size > 0
  }

  async publish(month: Month, value: string): Promise<void> {
    await mirror(dayMonth(value, month), this.folder)
    this.whole.set(month, hashOf(zipOfReports(this.folder, month)))
    this.#damaged.delete(month)
  }

  /** A day passes. Returns what happened to the files. */
  async change(random: Random): Promise<string> {
    const how = random()
    const month = choose(MONTHS, random)
    const value = choose(VALUES, random)
    if (how < 0.25) return 'nothing'
    const path = zipOfReports(this.folder, month)
    if (how < 0.3 && this.whole.has(month)) {
      this.#damaged.add(month)
      this.whole.delete(month)
      writeFileSync(path, readFileSync(path).subarray(0, 90))
      return `cut ${month}`
    }
    if (how < 0.35 && this.whole.size > 1) {
      rmSync(path, { force: true })
      // An edition that was cut short stays the newest that is known.
      this.whole.delete(month)
      return `gone ${month}`
    }
    await this.publish(month, value)
    return `${month} ${value}`
  }
}

export function choose<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
