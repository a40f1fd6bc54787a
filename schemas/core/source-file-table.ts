import { type Column, long, required, text, whole } from './column.ts'

/** Table made from the manifest, with the file of each `source_member`. */
export const SOURCE_FILE = 'source_file'

export const sourceFileColumns = {
  dataset: required(text('the declaration', 'Dataset that the file feeds.')),
  source: required(text('the declaration', 'Source of that dataset.')),
  competence_month: text(
    'the file name',
    'Month that the lines are about; a file of a year has a row for each of its months.',
  ),
  url: required(text('the portal', 'Where the portal publishes it.')),
  sha256: required(text('derived', 'Hash of the file as downloaded; data/raw keeps it under this name.')),
  bytes: required(long('derived', 'Length of the file as downloaded.')),
  member: required(text('the declaration', 'Short name of the member.')),
  member_file: required(text('the zip', 'File name of the member inside the zip.')),
  member_bytes: required(long('derived', 'Length of the member, unpacked.')),
  member_sha256: required(text('derived', 'Hash of the member, unpacked.')),
  lines: required(whole('derived', 'Lines of that month after the header, bad ones included.')),
  quarantined_lines: required(
    whole('derived', 'Lines of them that were set aside, with their reasons, in data/quarantine.'),
  ),
} satisfies Record<string, Column>
