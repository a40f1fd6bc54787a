import type { Column } from '../../core/column.ts'
import type { Manifest } from '../../core/manifest.ts'
import {
  type DescribedFile,
  type DescribedTable,
  findLicence,
  findMonths,
  listDescribedTables,
} from './described-tables.ts'
import { SERVICE_NAME } from '../service-name.ts'
import { CONTEXT } from './croissant-context.ts'

const PARQUET = 'application/x-parquet'

const DESCRIPTION =
  'Public data of Brazilian regulators, exchange and statistics offices, compiled into tables. A record set is a table, and reads the newest file of it; its other files are in the distribution, with the month of each in its name. A file needs a key with the scope bulk. Numbers with decimals are exact in the files, and DECIMAL in the description of a field has their precision: readers of this form make floats of them.'

/**
 * Describes the tables of a snapshot as Croissant 1.0, a `Dataset` of schema.org with record sets: a file is a file of
 * the distribution, a table a record set, a column a field. `base` is the address of the server.
 */
export function describeCroissant(manifest: Manifest, permitted: ReadonlySet<string>, base: string): object {
  const tables = listDescribedTables(manifest, permitted)
  const datasets = [...new Set(tables.map(({ dataset }) => dataset))]
  const licences = datasets.map((dataset) => findLicence(dataset).path ?? dataset.licence)
  const months = findMonths(tables.flatMap(({ files }) => files))
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: 'brazilian-market-data',
    alternateName: SERVICE_NAME.pt,
    description: DESCRIPTION,
    url: `${base}/docs`,
    inLanguage: 'en',
    identifier: manifest.digest,
    version: manifest.snapshot,
    datePublished: manifest.created_at.slice(0, 10),
    license: [...new Set(licences)],
    creator: [...new Set(datasets.map(({ publisher }) => publisher))].map((name) => ({
      '@type': 'sc:Organization',
      name,
    })),
    publisher: { '@type': 'sc:Organization', name: SERVICE_NAME.en },
    citeAs: `${SERVICE_NAME.en}, snapshot ${manifest.snapshot}. ${[...new Set(datasets.map(({ attribution }) => attribution))].join(' ')}`,
    isAccessibleForFree: true,
    keywords: datasets.map(({ title }) => title.en),
    spatialCoverage: 'Brazil',
    ...(months !== null && { temporalCoverage: `${months.first}/${months.last}` }),
    distribution: tables.flatMap(({ table, files }) => files.map((file) => describeFile(table.name, file, base))),
    recordSet: tables.map(describeRecords),
  }
}

function describeFile(table: string, { partition, path, file }: DescribedFile, base: string): object {
  return {
    '@type': 'cr:FileObject',
    '@id': nameFile(table, partition),
    name: nameFile(table, partition),
    contentUrl: `${base}${path}`,
    contentSize: `${String(file.bytes)} B`,
    encodingFormat: PARQUET,
    sha256: file.sha256,
  }
}

function nameFile(table: string, partition: string): string {
  return `${table}/${partition.replace(/^.*=/, '')}.parquet`
}

function describeRecords({ table, files }: DescribedTable): object {
  const newest =
    files
      .map(({ partition }) => partition)
      .sort()
      .at(-1) ?? ''
  const source = { '@id': nameFile(table.name, newest) }
  return {
    '@type': 'cr:RecordSet',
    '@id': table.name,
    name: table.name,
    description: table.description,
    key: table.key.map((name) => ({ '@id': `${table.name}/${name}` })),
    field: Object.entries(table.columns).map(([name, column]) => ({
      '@type': 'cr:Field',
      '@id': `${table.name}/${name}`,
      name,
      description: describeColumn(column),
      dataType: findDataType(column.duckdb),
      ...(column.duckdb.endsWith('[]') && { repeated: true }),
      source: { fileObject: source, extract: { column: name } },
    })),
  }
}

/** Describes a column, with the type of a decimal in words, because the vocabulary has only floats. */
function describeColumn({ description, duckdb }: Column): string {
  return duckdb.startsWith('DECIMAL') ? `${description} ${duckdb}.` : description
}

function findDataType(duckdb: string): string {
  const type = duckdb.startsWith('DECIMAL') ? 'sc:Float' : TYPES.get(duckdb.replace(/\[\]$/, ''))
  if (type === undefined) throw new Error(`the type ${duckdb} has no type in Croissant: add it to TYPES`)
  return type
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['VARCHAR', 'sc:Text'],
  ['BOOLEAN', 'sc:Boolean'],
  ['DATE', 'sc:Date'],
  ['TIMESTAMP', 'sc:DateTime'],
  ['INTEGER', 'sc:Integer'],
  ['BIGINT', 'sc:Integer'],
])
