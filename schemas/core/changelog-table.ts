import { type Column, long, required, text, whole } from './column.ts'

/** One row per snapshot, table and partition that changed. The product itself writes this table. */
export const CHANGELOG = 'changelog'

export const changelogColumns = {
  snapshot: required(text('derived', 'Snapshot that brought the change.')),
  published_at: required(text('derived', 'Instant of its publication, UTC.')),
  dataset: required(text('derived', 'Dataset that the table belongs to.')),
  partition: required(text('derived', 'Partition, such as competence_month=2025-10, or all.')),
  table_name: required(text('derived', 'Table.')),
  change: required(
    text(
      'derived',
      'added; amended (the source changed); recompiled (the compiler or its settings changed); rolled_back; removed; rules_changed (one row a dataset whose rules have another version, with the rows of its first table).',
    ),
  ),
  rows: required(long('derived', 'Rows after the change.')),
  rows_added: required(long('derived', 'Rows whose key was not there before.')),
  rows_removed: required(long('derived', 'Rows whose key is not there any more.')),
  rows_changed: required(
    long('derived', 'Rows of the same key in which a value is another; the place of a row in its file does not count.'),
  ),
  rules_version: whole(
    'derived',
    'Version of the rules that the partition was compiled under, where its dataset has such rules.',
  ),
  cleaned: required({
    ...text('derived', 'For a table of cleaned values: how many values of which column were changed, and why.'),
    duckdb: 'STRUCT("column" VARCHAR, reason VARCHAR, "values" BIGINT)[]',
  }),
} satisfies Record<string, Column>
