import { type Column, day, flag, long, required, statistic, text, whole } from '../../core/column.ts'
import { optionalProvenance, provenanceColumns } from '../../core/provenance.ts'

/** Description of the line of a source, whatever its form. */
const LINE = 'Line of that file; a document of JSON is one line.'

export const valueColumns = {
  series: required(text('the file', 'Series, such as ibge-1737-63 or bcb-433.')),
  period: required(text('key of serie; data', 'Month of the value, YYYY-MM; of a daily series its day, YYYY-MM-DD, of a quarterly or yearly one its quarter, 2024-Q1, or year.')),
  value: statistic('value in serie; valor', 'Value in the unit of its series, as published; null if there is a marker.'),
  marker: text('value in serie', 'Sign published in place of a value: - is a true zero, .. does not apply, ... is not available, X is withheld.'),
  modified_date: day('modificacao', 'Day of the last revision of the period by IBGE; null for the central bank, which names none.'),
  end_date: day('dataFim', 'Day on which the period of the value ends, where the source names one (TR): the value covers the time from `period` until then.'),
  ...provenanceColumns('the file', { file: 'File that the value was read from.', line: LINE }),
} satisfies Record<string, Column>

export const vintageColumns = {
  series: valueColumns.series,
  period: valueColumns.period,
  vintage: required(whole('derived', 'Number of this version of the period, counted from 1 in the order in which this installation has seen them.')),
  value: valueColumns.value,
  marker: valueColumns.marker,
  modified_date: valueColumns.modified_date,
  end_date: valueColumns.end_date,
  is_withdrawn: required(flag('derived', 'True if the period was no longer published: such a version has no value.')),
  first_snapshot: text('derived', 'First snapshot that has this version; null if that was before versions were recorded.'),
  published_at: text('derived', 'When that snapshot was published, UTC; null if it is not known.'),
  snapshot_before: text('derived', 'Snapshot before it, the last that has the version before this one; null where there was none.'),
  ...optionalProvenance('the file', {
    file: 'File that the value was read from; null of a withdrawn period.',
    line: LINE,
  }),
  source_url: text('derived', 'Address of that file; null where it was not recorded.'),
  source_sha256: text('derived', 'SHA-256 of that file; null where it was not recorded.'),
} satisfies Record<string, Column>

export const seriesColumns = {
  id: required(text('declared', 'Series, such as ibge-1737-63 or bcb-433.')),
  publisher: required(text('declared', 'IBGE or BCB.')),
  code: required(text('declared', 'Table and variable at the IBGE, then the categories and the place that were chosen; number of the series at the central bank.')),
  name: required(text('declared', 'What is measured.')),
  unit: required(text('declared', 'Unit of the values.')),
  first_period: text('derived', 'First period with a value or marker.'),
  last_period: text('derived', 'Last period with a value or marker.'),
  periods: required(long('derived', 'Number of periods.')),
  frequency: required(text('declared', 'How often it has a value: day, month, quarter or year.')),
  untested: required(flag('declared', 'True where no real answer of its publisher was at hand when it was declared: no value of it has been compared with one.')),
  decimals: whole('declared', 'Decimals that the publisher writes its values with, and the answers too.'),
  aliases: text('declared', 'Other names by which it can be requested, with a space between them.'),
  name_pt: text('declared', 'What is measured, in Portuguese.'),
  within_days: whole('declared', 'Days after the end of a period within which it is published; null where the publisher gives no number of days.'),
  declared_by: text('declared', 'product if it is built in, operator if a file of the operator of the installation declares it.'),
} satisfies Record<string, Column>
