import { type PublishedChange, type RevisionRow, writeHistory } from './history.ts'
import { fundLine, holding, nav, wholeMonth } from './lines.ts'
import { cnpj, makeMirror, type World } from './mirror.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { Lake } from '../../../lake/lake.ts'
import { publish, publishOnce } from './snapshot.ts'

/** Funds by what became of their filings between two snapshots. */
export const historyFilers = {
  /** Filed once, amended twice. */
  amended: cnpj(1),
  /** Filed for two months; the newer is withdrawn. */
  halfWithdrawn: cnpj(2),
  /** Filed a single portfolio, which is withdrawn. */
  withdrawn: cnpj(3),
  /** Withdrawn too, and in no register. */
  ghost: cnpj(4),
  /** Withdrawn, then filed again. */
  back: cnpj(5),
  neverFiled: cnpj(6),
  /** Its lines are withdrawn, its NAV is still published. */
  navLeft: cnpj(7),
  /** Withdrawn for two months. */
  twice: cnpj(8),
  /** In no register, with more versions than a small page. */
  restless: cnpj(9),
  nobody: cnpj(99),
} as const

/**
 * These funds file the same in both snapshots: a month that loses half of its lines, or whose median moves, is held
 * back.
 */
const steady = Array.from({ length: 12 }, (_, n) => cnpj(11 + n))

const STOCK = 'Ações'
const filing = (...those: string[]) =>
  wholeMonth({
    PL: those.map((filer) => nav(filer, '10.00')),
    BLC_4: those.map((filer) => holding(filer, STOCK, '10.00')),
  })

const { amended, halfWithdrawn, withdrawn, ghost, back, neverFiled, navLeft, twice } = historyFilers
const funds = [amended, halfWithdrawn, withdrawn, back, neverFiled, navLeft, twice].map((each, n) =>
  fundLine(`F${String(n)}`, each),
)
const before: World = {
  months: {
    '2025-09': filing(halfWithdrawn, twice, ...steady),
    '2025-10': filing(amended, halfWithdrawn, withdrawn, ghost, back, navLeft, twice, ...steady),
  },
  funds,
}
const after: World = {
  months: {
    '2025-09': filing(halfWithdrawn, ...steady),
    '2025-10': (() => {
      const members = filing(amended, back, ...steady)
      return { ...members, PL: [...(members.PL ?? []), nav(navLeft, '10.00')] }
    })(),
  },
  funds,
}

const FIRST = '20260110T030000Z'
const SECOND = '20260210T030000Z'

export function revision(filer: string, version: number, more: Partial<RevisionRow> = {}): RevisionRow {
  return {
    cnpj: filer,
    version,
    change: version === 1 ? 'first' : 'amended',
    first_snapshot: version === 1 ? FIRST : SECOND,
    published_at: version === 1 ? '2026-01-10T03:00:00Z' : '2026-02-10T03:00:00Z',
    delivered_at: version === 1 ? null : '2026-02-09T18:30:00Z',
    content_hash: `${filer}-${String(version)}`,
    lines_added: version === 1 ? 1 : 0,
    lines_removed: 0,
    lines_changed: version === 1 ? 0 : 1,
    previous_total_portfolio_value: version === 1 ? null : '10.00',
    total_portfolio_value: '10.00',
    ...more,
  }
}

const gone = (filer: string) => [
  revision(filer, 1),
  revision(filer, 2, { change: 'withdrawn', lines_removed: 1, lines_changed: 0, total_portfolio_value: null }),
]

export const VERSIONS = 25

const october = [
  revision(amended, 1),
  revision(amended, 2, { change: 'confidentiality_released' }),
  revision(amended, 3, { total_portfolio_value: '99999999999999999999.97' }),
  ...[halfWithdrawn, withdrawn, ghost, navLeft, twice].flatMap(gone),
  ...gone(back),
  revision(back, 3),
  ...Array.from({ length: VERSIONS }, (_, n) => revision(historyFilers.restless, n + 1)),
]

function madeUpChange(snapshot: string, partition: string, more: Partial<PublishedChange> = {}): PublishedChange {
  const instant = snapshot.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return {
    snapshot,
    published_at: instant,
    dataset: 'cvm_fund_portfolio',
    partition,
    table_name: 'cvm_fund_month',
    change: 'added',
    rows: 10,
    rows_added: 10,
    rows_removed: 0,
    rows_changed: 0,
    cleaned: [],
    ...more,
  }
}

const CLEANED = [
  { column: 'asset_description', reason: 'control_character', values: 12 },
  { column: 'fund_name_filed', reason: 'trimmed', values: Number.MAX_SAFE_INTEGER },
]

export const changes: readonly PublishedChange[] = [
  madeUpChange(FIRST, 'competence_month=2025-09'),
  madeUpChange(FIRST, 'competence_month=2025-10', { cleaned: CLEANED }),
  madeUpChange(FIRST, 'competence_month=2025-10', { table_name: 'cvm_fund_portfolio', rows: 11 }),
  madeUpChange(FIRST, 'all', { dataset: 'cvm_fund_register', table_name: 'cvm_fund' }),
  madeUpChange('20260131T235959Z', 'all', {
    dataset: 'cvm_fund_register',
    table_name: 'cvm_fund',
    change: 'recompiled',
  }),
  madeUpChange('20260201T000000Z', 'competence_month=2025-09', { change: 'rolled_back' }),
  madeUpChange(SECOND, 'competence_month=2025-10', {
    change: 'amended',
    rows: 7,
    rows_added: 1,
    rows_removed: 4,
    rows_changed: 2,
  }),
  madeUpChange(SECOND, 'competence_month=2020-01', { change: 'removed', rows: 0, rows_added: 0, rows_removed: 10 }),
]

/** Two snapshots; only the newer has tables of history. */
export async function historyDataDir(): Promise<{ dataDir: string; first: string; second: string }> {
  const dataDir = await temporaryFolder()
  await publishOnce('history', dataDir, publishHistory)
  const [first = '', second = ''] = await listSnapshotIds(new Lake(dataDir))
  return { dataDir, first, second }
}

async function publishHistory(dataDir: string): Promise<void> {
  const mirror = await temporaryFolder()
  await makeMirror(before, mirror)
  await publish(mirror, dataDir, new Date('2026-01-10T03:00:00Z'))
  await makeMirror(after, mirror)
  const second = await publish(mirror, dataDir, new Date('2026-02-10T03:00:00Z'))
  await writeHistory(dataDir, second, {
    revisions: { '2025-09': [revision(halfWithdrawn, 1), ...gone(twice)], '2025-10': october },
    changelog: changes,
  })
}
