import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureKinds } from './harness/request-kinds.ts'
import { measureBuild } from './measure.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measureNewSnapshots } from './new-snapshot.ts'
import { OPEN_PAGES } from './open-pages.ts'
import { listFiledFunds } from './published.ts'
import { amendMonth } from './synthetic/amend.ts'
import { writeFullMonths } from './synthetic/build.ts'
import { untilKept } from './until-kept.ts'

const MONTHS = ['2025-09', '2025-10']
/** Funds of a round. */
const ASKED = 40
const WORDS = [
  'petr',
  'vale',
  'banco',
  'fundo',
  'acoes',
  'tesouro',
  'itau',
  'renda fixa',
  'multi',
  'credito',
  'lft',
  'deb',
  'inf',
  'cdb',
  'sel',
  'brasil',
  'global',
  'ouro',
  'agro',
  'imob',
]

/** Measures the requests that are not portfolios one after another, their mix, and the first ones of a new snapshot. */
export async function requestBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const [, newest] = await writeFullMonths(mirror, MONTHS, options)
  if (newest === undefined) throw new Error('the mirror lacks its newest month')
  await measureBuild(mirror, dataDir)
  const funds = await listFiledFunds(dataDir, MONTHS)
  const server = await startBenchServer(dataDir, OPEN_PAGES)
  try {
    await untilKept(server)
    await measureEach(server, funds, record, options)
    await measureMixedLoad(server, funds, record, options)
    const editions = [join(folder, 'filed.zip'), join(folder, 'amended.zip')] as const
    await copyFile(newest.zip, editions[0])
    await writeFile(editions[1], amendMonth(await readFile(newest.zip)))
    const publish = async (round: number) => {
      await copyFile(round % 2 === 0 ? editions[1] : editions[0], newest.zip)
      await measureBuild(mirror, dataDir)
    }
    await measureNewSnapshots({ server, dataDir, funds, publish }, record, options)
  } finally {
    await server.stop()
  }
}

/** Measures wall clock and CPU of each kind, one request after another, each of them another one. */
async function measureEach(
  server: BenchServer,
  funds: readonly string[],
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const questions = (round: number) =>
    WORDS.map((word) => encodeURIComponent(`${word} ${'aeiou'.charAt(round % 5)}`.slice(0, -1 - (round % 2))))
  const fundsOf = (round: number) => funds.slice(round * ASKED, (round + 1) * ASKED)
  const kinds = [
    {
      id: 'search',
      what: 'search',
      paths: (round: number) => questions(round).map((q) => `/v1/search?q=${q}&limit=${String(20 + round)}`),
    },
    {
      id: 'suggest',
      what: 'suggestions of the pages',
      paths: (round: number) =>
        questions(round).map((q) => `/${round % 2 === 0 ? 'pt' : 'en'}/suggest?q=${q}${'+'.repeat(round >> 1)}`),
    },
    {
      id: 'fund-page',
      what: 'page of a fund',
      paths: (round: number) => fundsOf(round).map((cnpj) => `/pt/fund/${cnpj}`),
    },
    { id: 'fund', what: '/v1/fund/{cnpj}', paths: (round: number) => fundsOf(round).map((cnpj) => `/v1/fund/${cnpj}`) },
  ]
  await measureKinds(server, kinds, record, rounds)
}
