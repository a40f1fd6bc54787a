import { z } from 'zod'
import { countedBy } from '../counted-by.ts'
import { described } from '../../api/output.ts'

const text = (description: string) => described(z.string(), description, 'VARCHAR')
const count = (description: string) => described(z.int(), description, 'BIGINT')
const month = (description: string) => described(z.string().nullable(), description, 'VARCHAR')
const list = (description: string) => described(z.array(text('One of them.')), description)

const freshness = z
  .strictObject({
    month: month('The newest month that the snapshot has, YYYY-MM; null where the dataset has no months.'),
    newest: month('The newest month or day that its data name, YYYY-MM or YYYY-MM-DD; null where they name none.'),
    retrieved_at: described(
      z.string().nullable(),
      'When the newest of its source files was retrieved, UTC.',
      'VARCHAR',
    ),
    late_from: described(
      z.iso.date().nullable(),
      'From this day on the dataset is late, unless a later snapshot has something newer; null where that is not known, or there is nothing of it. /status compares it with today.',
      'DATE',
    ),
    counted_by: countedBy,
  })
  .meta({ id: 'Newest', description: 'What is newest, and until when that is new enough.' })

const terms = z
  .strictObject({
    kind: described(
      z.enum(['open', 'restricted']),
      'open: everybody may have the data and hand them on, as the licence says; restricted: who holds the rights lets nobody hand them on. Restricted data are in nothing that needs no key, unless the operator may show them.',
      'VARCHAR',
    ),
    holder: described(z.string().nullable(), 'Who holds the rights; null of open data.', 'VARCHAR'),
    text: described(z.string().nullable(), 'What the holder allows; null of open data.', 'VARCHAR'),
    files: described(
      z.enum(['with_key', 'refused']),
      'Whether a key with its scope and `bulk` may have whole files of it, Parquet and exports. The operator may hand out those that are refused.',
      'VARCHAR',
    ),
  })
  .meta({ id: 'Terms', description: 'What may be done with the data.' })

const summary = {
  id: text('Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation.'),
  title: text('What it is called.'),
  publisher: text('Who publishes the source.'),
  description: text('What it is.'),
  licence: text('Licence of the source.'),
  terms,
  attribution: text('Attribution to print where anything made from it is published.'),
  cadence: text('When something newer is expected.'),
  revisions: text('What happens to what was published already.'),
  table_count: count('How many tables it has.'),
  partition_count: count('How many partitions the snapshot has of it.'),
  rows: count('Rows of all its tables.'),
  bytes: count('Length of all its Parquet files.'),
  first_partition: month('Its first month in the snapshot, YYYY-MM; null where it is in one piece.'),
  last_partition: month('Its last month in the snapshot, YYYY-MM; null where it is in one piece.'),
  freshness,
}

/** A dataset in the list. */
export const summaryOutput = z
  .strictObject(summary)
  .meta({ id: 'DatasetSummary', description: 'A dataset, and how much of it the snapshot has.' })

const catalogueField = z
  .strictObject({
    name: text('Column of the Parquet files.'),
    label: text('A short heading for it.'),
    type: text('Its type, as DuckDB and Parquet have it.'),
    unit: described(z.string().nullable(), 'Unit of its figures; null where it has none.', 'VARCHAR'),
    nullable: described(z.boolean(), 'Whether a row can be without it.', 'BOOLEAN'),
    source: text('Column of the source that it comes from, or how it is made.'),
    description: text('What it means.'),
  })
  .meta({ id: 'CatalogueField' })

const catalogueTable = z
  .strictObject({
    name: text('Folder of its Parquet files, and name of its view.'),
    kind: described(
      z.enum(['data', 'history', 'materialized_view', 'month_index', 'rule_aliases']),
      'data: made of the source; history: what is remembered of earlier versions; materialized_view: made of the tables of all months, in one piece; month_index: the months in which a key has rows; rule_aliases: the names that changes of the rules replaced.',
      'VARCHAR',
    ),
    description: text('What a row is.'),
    rows: count('Rows in the snapshot.'),
    bytes: count('Length of its Parquet files in the snapshot.'),
    key: list('Columns that name a row of a partition.'),
    sort_order: list('Columns that the rows of a file are ordered by.'),
    fields: described(z.array(catalogueField), 'Its columns.'),
  })
  .meta({ id: 'CatalogueTable' })

const catalogueSource = z
  .strictObject({
    id: text('Name of the source in the manifest.'),
    page: text('Page of the publisher that describes it.'),
    url: text('Address of a file, its period in braces.'),
    format: described(z.enum(['zip', 'csv', 'json', 'xls']), 'Form of a file.', 'VARCHAR'),
    covers: described(z.enum(['everything', 'day', 'month', 'year']), 'What one file holds.', 'VARCHAR'),
    first_month: month('The first month that the publisher has of it, YYYY-MM; null where a file holds everything.'),
    last_month: month('The last such month; null where it goes on.'),
    requested: text('How often it is requested.'),
  })
  .meta({ id: 'CatalogueSource' })

const catalogueEndpoint = z
  .strictObject({
    path: text('Address below the base, parameters in braces.'),
    summary: text('What it answers.'),
  })
  .meta({ id: 'CatalogueEndpoint' })

const sessions = z
  .strictObject({
    grade: described(
      z.enum(['complete', 'partial', 'not_known']),
      'partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days, or the month was published before they were compared.',
      'VARCHAR',
    ),
    calendar: text(
      'The calendar that the days are compared with, of /v1/calendars. b3-sessions is a reference list that is not made of quotes.',
    ),
    until: described(
      z.iso.date().nullable(),
      'The last day compared: the end of the month once a later month is published, else its newest day with rows; null where nothing was compared.',
      'DATE',
    ),
    expected: described(z.int().nullable(), 'Sessions up to that day; null where they are not known.', 'BIGINT'),
    present: described(z.int().nullable(), 'Days with rows; null where nothing was compared.', 'BIGINT'),
    missing: list('Sessions without a row.'),
    thin: list('Days with less than half of what the other days of the month have.'),
    unexpected: list('Days with rows on which the calendar has no session.'),
  })
  .meta({ id: 'SessionGrade', description: 'The days of a month against the sessions of a calendar.' })

const partitionMember = z
  .strictObject({
    source: described(z.string(), 'Name of the source; "" for a member that is not there.', 'VARCHAR'),
    member: text('Short name of the member, as in `missing` and X-Data-Completeness.'),
    file: described(
      z.string(),
      'Name of the file, inside the zip where there is one; "" for one that is not there.',
      'VARCHAR',
    ),
    state: described(
      z.enum(['present', 'thin', 'missing']),
      'present; thin where it has far fewer lines than a whole month can have; missing where it was expected and is not there.',
      'VARCHAR',
    ),
    lines: count('Lines of it in the partition; 0 of one that is not there.'),
    quarantined: count('Lines among them that could not be read, and are set aside.'),
  })
  .meta({ id: 'PartitionMember', description: 'A file of the source, and how much of it there is.' })

const cataloguePartition = z
  .strictObject({
    partition: text('Name of the partition, as in the Parquet folders.'),
    month: month('Its month, YYYY-MM; null where the dataset is in one piece.'),
    rows: count('Rows of its tables.'),
    bytes: count('Length of its Parquet files.'),
    completeness: described(
      z.array(
        z.strictObject({
          group: text('Members that are judged together.'),
          complete: described(z.boolean(), 'Whether all of them are there, and as long as they should be.', 'BOOLEAN'),
          missing: list('Those that are not.'),
        }),
      ),
      'Whether all parts of the source were there.',
    ),
    members: described(
      z.array(partitionMember),
      'The files of the source that it was made from, and those that were expected and are not there.',
    ),
    sessions: described(
      sessions.nullable(),
      'Whether all sessions of the month are there; null where the dataset has no sessions.',
    ),
    checks_failed: list('Graded checks that it did not pass: it is published all the same.'),
    first_snapshot: text('The snapshot that first had it in this form.'),
  })
  .meta({ id: 'CataloguePartition' })

/** Everything that is known about a dataset. */
export const entryOutput = z
  .strictObject({
    ...summary,
    caveats: list('What the figures are not.'),
    sources: described(z.array(catalogueSource), 'Where it comes from.'),
    tables: described(z.array(catalogueTable), 'Its tables.'),
    endpoints: described(z.array(catalogueEndpoint), 'Endpoints that answer from it.'),
    partitions: described(z.array(cataloguePartition), 'What the snapshot has of it, oldest first.'),
  })
  .meta({ id: 'CatalogueEntry', description: 'A dataset: what it is, and what the snapshot has of it.' })

export type CatalogueSummary = z.infer<typeof summaryOutput>
export type CatalogueEntry = z.infer<typeof entryOutput>
