import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import type { PublishedSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { monthOfPartition } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { Effects } from '../effects.ts'
import type { Finding } from '../hold/bounds.ts'
import type { Gate } from '../hold/gate.ts'
import { gradeFindings, MONTH_BEFORE } from '../hold/grade-findings.ts'
import {
  findMonthBefore,
  judgeMonth,
  listCompiledTables,
  listMonthTables,
  type MonthTables,
} from '../hold/judge-months.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import type { CompileOutcome } from '../processes/compile-due.ts'
import { describeHeldBack, reportRefusal } from '../processes/compile-group.ts'
import { formatSubject } from '../processes/compile-job.ts'

interface MonthSettings {
  readonly lake: Lake
  readonly threads: number
  readonly maskPersonalData: boolean
  readonly gate: Gate
}

/**
 * Compares each compiled month with the month before it, which is published or was compiled with it, in their order. A
 * new month that contradicts the month before is held back, and the next month is compared with the one before both. A
 * month that is published already was compared with its own version, so it only gets a warning.
 */
export async function holdBackMonths(
  outcome: CompileOutcome,
  before: Pick<PublishedSnapshot, 'manifest' | 'folder'> | null,
  settings: MonthSettings,
  effects: Effects,
): Promise<CompileOutcome> {
  const known = new Map<string, Map<Month, MonthTables>>()
  const compiled: CompiledJob[] = []
  const heldBack: HeldBack[] = []
  const inOrder = outcome.compiled.toSorted((a, b) => (a.job.partition < b.job.partition ? -1 : 1))
  for (const each of inOrder) {
    const { dataset } = each.job
    const months = known.get(dataset.id) ?? listPublished(each, before)
    known.set(dataset.id, months)
    try {
      const findings = await findContradictions(each, months, settings)
      reportFindings(each, findings, settings.gate, effects)
      const month = monthOfPartition(each.job.partition)
      if (month !== null) months.set(month, listCompiledTables(each.result.tables))
      const shrunk = [...each.result.shrunk, ...gradeFindings(MONTH_BEFORE, findings)]
      compiled.push({ ...each, result: { ...each.result, shrunk } })
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      heldBack.push(describeHeldBack(each.job, error))
      reportRefusal(formatSubject(each.job), error, settings, effects)
    }
  }
  const places = new Map(outcome.compiled.map(({ job }, at) => [job, at]))
  const place = ({ job }: CompiledJob) => places.get(job) ?? 0
  return {
    ...outcome,
    compiled: compiled.sort((a, b) => place(a) - place(b)),
    heldBack: [...outcome.heldBack, ...heldBack],
    refused: outcome.refused + heldBack.length,
  }
}

function listPublished({ job }: CompiledJob, before: Pick<PublishedSnapshot, 'manifest' | 'folder'> | null) {
  return before === null
    ? new Map<Month, MonthTables>()
    : listMonthTables(job.dataset, before.manifest.partitions, before.folder)
}

async function findContradictions(
  { job, result }: CompiledJob,
  months: ReadonlyMap<Month, MonthTables>,
  { lake, threads }: MonthSettings,
): Promise<Finding[]> {
  const month = monthOfPartition(job.partition)
  const earlier = month === null ? null : findMonthBefore(months.keys(), month)
  const tables = earlier === null ? undefined : months.get(earlier)
  if (earlier === null || tables === undefined || job.reason === 'compiler changed') return []
  const options = { threads, temporary: join(lake.work, 'spill') }
  const then = { month: earlier, tables, isNew: job.reason === 'new' }
  const findings = await judgeMonth(job.dataset, listCompiledTables(result.tables), then, options)
  // A month that lacks a member is published as partial, so the values from that member are empty.
  const isWhole = result.completeness.every(({ complete }) => complete)
  return isWhole ? findings : findings.map((each) => (each.share === 'empty' ? { ...each, isHeld: false } : each))
}

/** Throws if a new month must be held back; warns of all other findings. */
function reportFindings({ job }: CompiledJob, findings: readonly Finding[], gate: Gate, { log }: Effects): void {
  const doubts = job.reason === 'new' ? gate.afterMonths(job, findings) : []
  const others = findings.filter(({ isHeld }) => job.reason !== 'new' || !isHeld)
  for (const detail of [...doubts, ...others.map(({ says }) => says)])
    log.line({ step: 'check', subject: formatSubject(job), level: 'warn', detail })
}
