import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Lake } from '../../../lake/lake.ts'
import { readCurrentId } from '../../../lake/snapshots/current-link.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { type Preloaded, startInGroup } from '../../disk-faults/preload.ts'
import { column, inLines, inZip } from '../../helpers/edit-source.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import type { Random } from '../../helpers/random.ts'
import { SAMPLE } from '../../server/helpers/snapshot.ts'
import type { SoakRecord } from './record.ts'

const MONTHS = 'dados.cvm.gov.br/dados/FI/DOC'
/** Each publication changes them by a little. */
const CHANGING = [
  {
    file: join(MONTHS, 'INF_DIARIO/DADOS/inf_diario_fi_202402.zip'),
    member: /\.csv$/,
    name: 'NR_COTST',
    alter: (value: number, number: number) => String(value + number),
  },
  {
    file: join(MONTHS, 'CDA/DADOS/cda_fi_202510.zip'),
    member: /_BLC_8_/,
    name: 'VL_MERC_POS_FINAL',
    alter: (value: number, number: number) => (value + number / 100).toFixed(2),
  },
] as const
const KILLED = 0.25
/** A builder is killed by then; it takes somewhat longer. */
const MOST_LIFE_MS = 12_000
/** Snapshots that a prune leaves: more than readers ask for, unless one was too slow to see so many. */
const KEPT = 8

/** Publishes one edition after another from a mirror that changes, with a builder that is killed now and then. */
export class Publisher {
  readonly dataDir: string
  readonly #mirror: string
  readonly #store: { readonly address: string; readonly environment: Readonly<Record<string, string>> }
  readonly #disk: Preloaded
  readonly #record: SoakRecord
  readonly #random: Random
  published = 0

  private constructor(
    folders: { readonly dataDir: string; readonly mirror: string },
    store: { readonly address: string; readonly environment: Readonly<Record<string, string>> },
    outside: { readonly disk: Preloaded; readonly record: SoakRecord; readonly random: Random },
  ) {
    this.dataDir = folders.dataDir
    this.#mirror = folders.mirror
    this.#store = store
    this.#disk = outside.disk
    this.#record = outside.record
    this.#random = outside.random
  }

  static async open(
    dataDir: string,
    store: { readonly address: string; readonly environment: Readonly<Record<string, string>> },
    outside: { readonly disk: Preloaded; readonly record: SoakRecord; readonly random: Random },
  ): Promise<Publisher> {
    const mirror = await temporaryFolder()
    await cp(SAMPLE, mirror, { recursive: true })
    return new Publisher({ dataDir, mirror }, store, outside)
  }

  /** Publishes the mirror as it is, by builders that die before one ends. */
  async publish(deaths = 0): Promise<void> {
    const lake = new Lake(this.dataDir)
    const before = await readCurrentId(lake)
    let output = ''
    for (let death = 0; death <= deaths; death += 1) {
      // An older month is not asked for again on the same day.
      const builder = this.#run(['build', '--all'])
      if (death < deaths) {
        await Promise.race([sleep(200 + this.#random() * MOST_LIFE_MS), builder.ended])
        builder.kill()
      }
      const ended = await builder.ended
      output += ended.output
      if (death === deaths && ended.by !== 0)
        this.#record.isWrong(`a build ended with ${String(ended.by)}: ${output.slice(-3_000)}`)
      if (death < deaths)
        this.#record.happened(ended.by === 0 ? 'a builder was too quick to be killed' : 'a builder is killed')
    }
    const id = await readCurrentId(lake)
    if (id === before) this.#record.isWrong(`nothing was published: ${output.slice(-3_000)}`)
    await this.#publishToStore()
    this.published += 1
    this.#record.happened(`published ${id ?? 'nothing'}`)
  }

  /** Changes a file, and publishes it. */
  async publishNext(number: number): Promise<void> {
    await this.#changeMirror(number)
    await this.publish(this.#random() < KILLED ? 1 : 0)
    if (number % KEPT === 0) await this.#prune()
  }

  async #prune(): Promise<void> {
    const ids = await listSnapshotIds(new Lake(this.dataDir))
    for (const id of ids.slice(0, -KEPT)) this.#record.pruned.add(id)
    const { by, output } = await this.#run(['prune', '--keep', String(KEPT)]).ended
    if (by !== 0) this.#record.isWrong(`prune ended with ${String(by)}: ${output.slice(-3_000)}`)
    this.#record.happened('pruned')
  }

  async #publishToStore(): Promise<void> {
    const { by, output } = await this.#run(['publish-remote', this.#store.address]).ended
    if (by !== 0) this.#record.isWrong(`publish-remote ended with ${String(by)}: ${output.slice(-3_000)}`)
  }

  #run(words: readonly string[]) {
    return startInGroup('pipeline/cli.ts', words, {
      SOURCE_MIRROR: this.#mirror,
      DATA_DIR: this.dataDir,
      ...this.#store.environment,
      ...this.#disk.variables,
    })
  }

  /** The first line of each file has another figure. */
  async #changeMirror(number: number): Promise<void> {
    for (const { file, member, name, alter } of CHANGING) {
      const change = (value: string, at: number) => (at > 0 ? value : alter(Number(value), number))
      const original = await readFile(join(SAMPLE, file))
      await writeFile(join(this.#mirror, file), inZip(member, inLines(column(name, change)))(original))
    }
  }
}
