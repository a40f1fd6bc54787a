import { type BenchResult, findFigure } from '../costs.ts'
import { formatFigure as f, formatMarkdown } from './format.ts'
import {
  AMENDED_A_NIGHT,
  LOOK_THROUGH_MONTHS,
  NIGHTS_A_YEAR,
  PRICES,
  REAL_TO_SYNTHETIC,
  YEARS_MONTHS,
} from './prices.ts'

/** What there is on disk, and how long it takes to make it. */
export interface StockInputs {
  readonly answers: BenchResult
  readonly serve: BenchResult
  readonly lookThrough: BenchResult
}

export function writeStock({ answers, serve, lookThrough }: StockInputs): string {
  const median = (id: string) => findFigure(answers, id).median
  const [month, look, whole] = [median('disk-month'), median('disk-look-through'), median('disk-whole')]
  const [download, registers] = [median('disk-download-month'), median('disk-download-registers')]
  const tables = YEARS_MONTHS * month + LOOK_THROUGH_MONTHS * look + whole
  const downloads = YEARS_MONTHS * download + registers
  const night = AMENDED_A_NIGHT * (month + look + download) + whole + registers
  const gb = (megabytes: number) => `${f(megabytes / 1000)} GB`
  const rows = [
    [
      'tables of 240 months, portfolios only',
      `240 × ${f(month)} MB + ${String(LOOK_THROUGH_MONTHS)} × ${f(look)} MB of look-throughs + ${f(whole)} MB in one piece`,
      gb(tables),
    ],
    ['their downloads', `240 × ${f(download)} MB + ${f(registers)} MB of registers`, gb(downloads)],
    [
      'both, if real months are twice as large',
      `${String(REAL_TO_SYNTHETIC)} × the above`,
      gb(REAL_TO_SYNTHETIC * (tables + downloads)),
    ],
    [
      'a night of three amended months and new registers',
      `3 × (${f(month)} + ${f(look)} + ${f(download)}) + ${f(whole)} + ${f(registers)} MB`,
      `${f(night)} MB`,
    ],
    [
      'a year of such nights, if every snapshot is kept',
      `${String(NIGHTS_A_YEAR)} × ${f(night)} MB`,
      gb(NIGHTS_A_YEAR * night),
    ],
    [
      'twenty years of them, every snapshot kept',
      `20 × that, on disk at ${String(PRICES.diskGb)} USD a GB and month: ${f((20 * NIGHTS_A_YEAR * night * PRICES.diskGb) / 1000)} USD a month at the end`,
      gb(20 * NIGHTS_A_YEAR * night),
    ],
    ...writeBuild(serve, lookThrough),
    [
      'memory of a server',
      'the most that it ever held in the measured point below; plan twice, because older snapshots and months in memory come on top',
      `${f(median('point-together-memory'))} MiB`,
    ],
  ]
  return formatMarkdown(['what', 'from', 'is'], rows)
}

function writeBuild(serve: BenchResult, lookThrough: BenchResult): string[][] {
  const all = findFigure(serve, 'build-months').median
  const table = findFigure(lookThrough, 'look-through-table').median
  const each = (all - LOOK_THROUGH_MONTHS * table) / 24
  const seconds = YEARS_MONTHS * each + LOOK_THROUGH_MONTHS * table
  return [
    [
      'build of 240 months from nothing, two cores',
      `24 months took ${f(all)} s, of them ${String(LOOK_THROUGH_MONTHS)} × ${f(table)} s for look-throughs: 240 × ${f(each)} s + ${f(LOOK_THROUGH_MONTHS * table)} s`,
      `${f(seconds / 60)} min`,
    ],
  ]
}
