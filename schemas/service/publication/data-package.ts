import type { Column } from '../../core/column.ts'
import type { Dataset, Table } from '../../core/dataset.ts'
import type { Manifest } from '../../core/manifest.ts'
import { labelOf } from '../language/labels.ts'
import type { Language, Text } from '../../core/language.ts'
import { translate } from '../language/translate.ts'
import { type DescribedTable, findLicence, listDescribedTables } from './described-tables.ts'
import { SERVICE_NAME } from '../service-name.ts'

const PROFILES = 'https://datapackage.org/profiles/2.0'

const DESCRIPTION: Text = {
  en: 'A resource is a table; its files are Parquet. `path` needs a key with the scope `bulk`. `files` has the partition, the hash and the length of each: the month of a file is in its partition and not in its columns. Numbers are exact decimals, with the precision in `parquetType`.',
  pt: 'Um recurso é uma tabela; seus arquivos são Parquet. `path` exige uma chave com o escopo `bulk`. `files` traz a partição, o hash e o tamanho de cada um: o mês de um arquivo está em sua partição e não em suas colunas. Números são decimais exatos, com a precisão em `parquetType`.',
}

/**
 * Describes the tables of a snapshot as a Data Package (version 2.0): a resource a table, with its files and hashes, and
 * a field a column. `base` is the address of the server, such as `https://host`.
 */
export function describeDataPackage(
  manifest: Manifest,
  permitted: ReadonlySet<string>,
  base: string,
  language: Language,
): object {
  const tables = listDescribedTables(manifest, permitted)
  const datasets = [...new Set(tables.map(({ dataset }) => dataset))]
  return {
    $schema: `${PROFILES}/datapackage.json`,
    name: 'brazilian-market-data',
    id: manifest.digest,
    title: SERVICE_NAME[language],
    description: DESCRIPTION[language],
    homepage: `${base}${language === 'pt' ? '/pt' : ''}/docs`,
    version: manifest.snapshot,
    created: manifest.created_at,
    contributors: [...new Set(datasets.map(({ publisher }) => publisher))].map((publisher) => ({
      title: translate(language, publisher),
      roles: ['publisher'],
    })),
    ...(manifest.sample === true && { sample: true }),
    manifest: `${base}/data/manifest.json?snapshot=${manifest.snapshot}`,
    resources: tables.map((each) => describeResource(each, base, language)),
  }
}

function describeResource({ dataset, table, files }: DescribedTable, base: string, language: Language): object {
  const [first, ...rest] = files.map(({ path, file, partition }) => ({
    path: `${base}${path}`,
    partition,
    hash: `sha256:${file.sha256}`,
    bytes: file.bytes,
    rows: file.rows,
  }))
  if (first === undefined) throw new Error(`${table.name} has no file`)
  const all = [first, ...rest]
  return {
    $schema: `${PROFILES}/dataresource.json`,
    name: table.name.replaceAll('_', '-'),
    table: table.name,
    dataset: dataset.id,
    title: `${dataset.title[language]}: ${table.name}`,
    description: translate(language, table.description),
    homepage: `${base}${language === 'pt' ? '/pt' : ''}/docs/${dataset.id}`,
    type: 'table',
    format: 'parquet',
    mediatype: 'application/vnd.apache.parquet',
    path: rest.length === 0 ? first.path : all.map(({ path }) => path),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    ...(rest.length === 0 && { hash: first.hash }),
    files: all,
    licenses: [describeLicence(dataset, language)],
    sources: dataset.sources.map(({ id, page }) => ({ title: id, path: page })),
    schema: describeSchema(table, { isInOnePiece: rest.length === 0 && first.partition === 'all' }, language),
  }
}

function describeLicence(dataset: Dataset, language: Language): object {
  return { ...findLicence(dataset), title: translate(language, dataset.licence) }
}

/**
 * Describes the columns of a table, and its key if the table has one partition: a key names a row of a partition. A key
 * of a Data Package has no empty value.
 */
function describeSchema({ columns, key }: Table, { isInOnePiece }: { isInOnePiece: boolean }, language: Language) {
  return {
    $schema: `${PROFILES}/tableschema.json`,
    fields: Object.entries(columns).map(([name, column]) => describeField(name, column, language)),
    // A file that was compiled before a column was declared lacks it.
    fieldsMatch: ['superset'],
    ...(isInOnePiece && key.every((name) => columns[name]?.nullable === false) && { primaryKey: [...key] }),
  }
}

function describeField(name: string, { duckdb, description, nullable, unit, source }: Column, language: Language) {
  return {
    name,
    title: labelOf(name)?.[language] ?? name,
    description: translate(language, description),
    type: findFieldType(duckdb),
    parquetType: duckdb,
    ...(unit !== undefined && { unit: translate(language, unit) }),
    origin: translate(language, source),
    ...(!nullable && { constraints: { required: true } }),
  }
}

/** Finds the type of Table Schema for a type of DuckDB. A number there is a decimal, never a binary float. */
export function findFieldType(duckdb: string): string {
  if (duckdb.endsWith('[]')) return 'array'
  if (/^DECIMAL\(\d+,\d+\)$/.test(duckdb)) return 'number'
  const type = TYPES.get(duckdb)
  if (type === undefined) throw new Error(`the type ${duckdb} has no type in a Data Package: add it to TYPES`)
  return type
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['VARCHAR', 'string'],
  ['BOOLEAN', 'boolean'],
  ['DATE', 'date'],
  ['TIMESTAMP', 'datetime'],
  ['INTEGER', 'integer'],
  ['BIGINT', 'integer'],
])
