import { type Dataset, monthOfPartition, type Table } from '../../core/dataset.ts'
import { expectationText } from '../../api/deadline.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { datasetApis } from '../registry.gen.ts'
import { type FreshnessBasis, findNewestData, type NewestData } from '../freshness.ts'
import { labelOf } from '../language/labels.ts'
import { listDatasetTables } from '../dataset-tables.ts'
import type { Manifest, PartitionEntry, PublishedFile } from '../../core/manifest.ts'
import type { Cadence, Source } from '../../core/source.ts'
import type { Terms } from '../../core/terms.ts'
import type { CatalogueEntry, CatalogueSummary } from './output.ts'
import { listPartitionMembers } from './partition-members.ts'
import { composeText } from '../../api/language/composed-text.ts'
import type { Text } from '../../core/language.ts'

export function declaredEndpoints({ id }: Pick<Dataset, 'id'>): readonly Endpoint[] {
  return datasetApis[id]?.endpoints ?? []
}

/** Describes a dataset: its declaration, and its data in a snapshot. It depends on nothing else, not even on today. */
export function catalogueEntry(dataset: Dataset, snapshot: FreshnessBasis): CatalogueEntry {
  const published = findPublished(dataset, snapshot.manifest)
  return {
    ...catalogueSummary(dataset, snapshot),
    caveats: [...dataset.caveats],
    sources: dataset.sources.map(describeCatalogueSource),
    tables: [
      ...dataset.tables.map((table) => describeTable(table, 'data', listFiles(table, published))),
      ...(dataset.history === undefined
        ? []
        : [describeTable(dataset.history, 'history', listFiles(dataset.history, published))]),
      ...listDatasetTables(dataset, snapshot.manifest).map(({ table, kind, files }) =>
        describeTable(table, kind, files),
      ),
    ],
    endpoints: declaredEndpoints(dataset).map(({ path, summary: answers }) => ({ path, summary: answers })),
    partitions: published.map((partition) => describePartition(dataset, partition, snapshot.manifest)),
  }
}

/** Describes a dataset in short, with a few figures about its data in a snapshot. */
export function catalogueSummary(dataset: Dataset, snapshot: FreshnessBasis): CatalogueSummary {
  const published = findPublished(dataset, snapshot.manifest)
  const overAll = listDatasetTables(dataset, snapshot.manifest)
  const months = published.flatMap(({ partition }) => monthOfPartition(partition) ?? []).sort()
  const { id, title, publisher, description, licence, attribution, expectation, revisions, terms } = dataset
  return {
    id,
    title: title.en,
    publisher,
    description,
    licence,
    terms: describeTerms(terms),
    attribution,
    cadence: expectationText(expectation),
    revisions,
    table_count: dataset.tables.length + (dataset.history === undefined ? 0 : 1) + overAll.length,
    partition_count: published.length,
    ...addSizes([...published.flatMap(listPublishedFiles), ...overAll.flatMap(({ files }) => files)]),
    first_partition: months[0] ?? null,
    last_partition: months.at(-1) ?? null,
    freshness: describeFreshness(findNewestData(dataset, snapshot)),
  }
}

function describeTerms(terms: Terms): CatalogueSummary['terms'] {
  if (terms.kind === 'open') return { kind: 'open', holder: null, text: null, files: 'with_key' }
  const { kind, holder, text, files } = terms
  return { kind, holder, text, files }
}

function describeFreshness(found: NewestData | null): CatalogueSummary['freshness'] {
  if (found === null) return { month: null, newest: null, retrieved_at: null, late_from: null, counted_by: null }
  const { month, newest, retrieved_at, late_from, counted_by } = found
  return { month, newest, retrieved_at, late_from, counted_by }
}

/**
 * Finds the partitions of a dataset in a snapshot, oldest first. One that was rolled back has only its history, and is
 * left out.
 */
function findPublished({ id }: Dataset, { partitions }: Manifest): PartitionEntry[] {
  return partitions
    .filter(({ dataset, tables }) => dataset === id && Object.keys(tables).length > 0)
    .sort((a, b) => (a.partition < b.partition ? -1 : 1))
}

function listPublishedFiles({ tables, history = {} }: PartitionEntry): PublishedFile[] {
  return [...Object.values(tables), ...Object.values(history)]
}

function listFiles({ name }: Table, published: readonly PartitionEntry[]): PublishedFile[] {
  return published.flatMap(({ tables, history = {} }) => tables[name] ?? history[name] ?? [])
}

function addSizes(files: readonly PublishedFile[]) {
  return {
    rows: files.reduce((sum, { rows }) => sum + rows, 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function describeTable(
  { name, description, columns, key, orderBy }: Table,
  kind: CatalogueEntry['tables'][number]['kind'],
  files: readonly PublishedFile[],
): CatalogueEntry['tables'][number] {
  return {
    name,
    kind,
    description,
    ...addSizes(files),
    key: [...key],
    sort_order: [...orderBy],
    fields: Object.entries(columns).map(([field, { duckdb, unit = null, nullable, source, description: meaning }]) => ({
      name: field,
      label: labelOf(field)?.en ?? field,
      type: duckdb,
      unit,
      nullable,
      source,
      description: meaning,
    })),
  }
}

export function describeCatalogueSource(source: Source): CatalogueEntry['sources'][number] {
  const { id, page, format, covers } = source
  const dated = covers === 'everything' ? null : source
  return {
    id,
    page,
    url: addressForm(source),
    format,
    covers,
    first_month: dated?.from ?? null,
    last_month: dated?.to ?? null,
    requested: composeText((say) => say(dated === null ? EVERY_NIGHT : writeCadence(dated.cadence))),
  }
}

/** Periods that no address contains by chance. */
const PERIODS = { everything: null, month: '9876-54', year: '9876', day: '9876-54-32' } as const

/** Writes the address of a source with placeholders for a period, or a part of one. */
function addressForm({ covers, url }: Source): string {
  return url(PERIODS[covers])
    .replaceAll('9876-54-32', '{YYYY-MM-DD}')
    .replaceAll('32549876', '{DDMMYYYY}')
    .replaceAll('549876', '{MMYYYY}')
    .replaceAll('9876-54', '{YYYY-MM}')
    .replaceAll('987654', '{YYYYMM}')
    .replaceAll('9876', '{YYYY}')
}

const EVERY_NIGHT: Text = { en: 'Every night.', pt: 'Todas as noites.' }

function writeCadence({ nightly, weekly }: Cadence): Text {
  if (weekly === 0) return { en: 'Every month.', pt: 'Todos os meses.' }
  return {
    en: `Every night while it is younger than ${String(nightly)} months, every week while younger than ${String(weekly)}, every month from then on.`,
    pt: `Todas as noites enquanto tem menos de ${String(nightly)} meses, todas as semanas enquanto tem menos de ${String(weekly)}, todos os meses daí em diante.`,
  }
}

function describePartition(
  dataset: Dataset,
  entry: PartitionEntry,
  manifest: Manifest,
): CatalogueEntry['partitions'][number] {
  const { partition, completeness, checks, first_snapshot } = entry
  return {
    partition,
    month: monthOfPartition(partition),
    ...addSizes(listPublishedFiles(entry)),
    completeness: completeness.map(({ group, complete, missing }) => ({ group, complete, missing: [...missing] })),
    members: listPartitionMembers(entry, manifest),
    sessions: describeSessions(dataset, entry),
    checks_failed: checks.filter(({ passed }) => !passed).map(({ id }) => id),
    first_snapshot,
  }
}

function describeSessions(
  { sessionCheck }: Dataset,
  { sessions }: PartitionEntry,
): CatalogueEntry['partitions'][number]['sessions'] {
  if (sessionCheck === undefined) return null
  if (sessions !== undefined) return sessions
  const nothing = { until: null, expected: null, present: null, missing: [], thin: [], unexpected: [] }
  return { grade: 'not_known', calendar: sessionCheck.calendar, ...nothing }
}
