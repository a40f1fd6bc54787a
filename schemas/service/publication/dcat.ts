import type { Dataset } from '../../core/dataset.ts'
import type { Manifest } from '../../core/manifest.ts'
import { lastDayOfMonth } from '../../api/business-day.ts'
import type { Text } from '../../core/language.ts'
import { translate } from '../language/translate.ts'
import {
  type DescribedFile,
  type DescribedTable,
  findLicence,
  findMonths,
  listDescribedTables,
} from './described-tables.ts'
import { SERVICE_NAME } from '../service-name.ts'

/** Vocabularies, inlined: a reader needs no other document. */
const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
}
const FILE_TYPE = 'http://publications.europa.eu/resource/authority/file-type/PARQUET'
const MEDIA_TYPE = 'https://www.iana.org/assignments/media-types/application/vnd.apache.parquet'
const BRAZIL = 'http://publications.europa.eu/resource/authority/country/BRA'

const DESCRIPTION: Text = {
  en: 'Public data of Brazilian regulators, exchange and statistics offices, compiled into tables. This catalogue is of one snapshot, which never changes.',
  pt: 'Dados públicos de reguladores, da bolsa e de órgãos de estatística do Brasil, compilados em tabelas. Este catálogo é de um snapshot, que nunca muda.',
}
const RIGHTS: Text = {
  en: 'A download needs a key with the scope bulk.',
  pt: 'Um download exige uma chave com o escopo bulk.',
}

/**
 * Describes the tables of a snapshot as a DCAT catalogue in JSON-LD, with the mandatory properties of DCAT-AP: a table
 * is a DCAT dataset, a file is a distribution, and each of our datasets is a series. `base` is the address of the
 * server.
 */
export function describeCatalogue(manifest: Manifest, permitted: ReadonlySet<string>, base: string): object {
  const tables = listDescribedTables(manifest, permitted)
  const at = `${base}/data/catalogue.jsonld?snapshot=${manifest.snapshot}`
  const published = typed('xsd:dateTime', manifest.created_at)
  const series = [...new Set(tables.map(({ dataset }) => dataset))]
  return {
    '@context': CONTEXT,
    '@id': at,
    '@type': 'dcat:Catalog',
    'dct:title': inBoth(SERVICE_NAME),
    'dct:description': inBoth(DESCRIPTION),
    'dct:publisher': agent({ en: SERVICE_NAME.en, pt: SERVICE_NAME.pt }),
    'dct:identifier': manifest.digest,
    'dct:issued': published,
    'dct:modified': published,
    'dcat:version': manifest.snapshot,
    'dct:spatial': place(),
    'foaf:homepage': { '@id': `${base}/docs`, '@type': 'foaf:Document' },
    'dcat:dataset': [
      ...series.map((dataset) => describeSeries(dataset, base, at)),
      ...tables.map((table) => describeDataset(table, { base, at, published, version: manifest.snapshot })),
    ],
  }
}

function describeSeries(dataset: Dataset, base: string, at: string): object {
  return {
    '@id': `${at}#${dataset.id}-series`,
    '@type': ['dcat:Dataset', 'dcat:DatasetSeries'],
    'dct:title': inBoth(dataset.title),
    'dct:description': declared(dataset.description),
    'dct:publisher': agent(declaredText(dataset.publisher)),
    'dcat:landingPage': page(`${base}/docs/${dataset.id}`),
  }
}

interface CatalogueFacts {
  readonly base: string
  readonly at: string
  readonly published: object
  readonly version: string
}

function describeDataset({ dataset, table, files }: DescribedTable, { base, at, published, version }: CatalogueFacts) {
  const months = findMonths(files)
  return {
    '@id': `${at}#${table.name}`,
    '@type': 'dcat:Dataset',
    'dct:title': inBoth({ en: `${dataset.title.en}: ${table.name}`, pt: `${dataset.title.pt}: ${table.name}` }),
    'dct:description': declared(table.description),
    'dct:identifier': table.name,
    'dct:publisher': agent(declaredText(dataset.publisher)),
    'dct:issued': published,
    'dcat:version': version,
    'dcat:inSeries': { '@id': `${at}#${dataset.id}-series` },
    'dcat:landingPage': page(`${base}/docs/${dataset.id}`),
    'dcat:keyword': [dataset.id, table.name],
    'dct:spatial': place(),
    'dct:accessRights': { '@type': 'dct:RightsStatement', 'rdfs:label': inBoth(RIGHTS) },
    'dct:provenance': { '@type': 'dct:ProvenanceStatement', 'rdfs:label': declared(dataset.attribution) },
    'dct:source': [...new Set(dataset.sources.map(({ page: source }) => source))].map((source) => ({ '@id': source })),
    ...(months !== null && { 'dct:temporal': period(months.first, months.last) }),
    'dcat:distribution': files.map((file) => describeDistribution(file, { dataset, base })),
  }
}

function describeDistribution({ path, partition, file }: DescribedFile, of: { dataset: Dataset; base: string }) {
  const address = { '@id': `${of.base}${path}` }
  return {
    '@id': `${of.base}${path}#file`,
    '@type': 'dcat:Distribution',
    'dct:title': partition,
    'dcat:accessURL': address,
    'dcat:downloadURL': address,
    'dct:format': { '@id': FILE_TYPE, '@type': 'dct:MediaTypeOrExtent' },
    'dcat:mediaType': { '@id': MEDIA_TYPE, '@type': 'dct:MediaType' },
    'dcat:byteSize': typed('xsd:nonNegativeInteger', String(file.bytes)),
    'dct:license': licenceDocument(of.dataset),
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
      'spdx:checksumValue': typed('xsd:hexBinary', file.sha256),
    },
  }
}

function licenceDocument(dataset: Dataset): object {
  const { path } = findLicence(dataset)
  return path === undefined
    ? { '@type': 'dct:LicenseDocument', 'dct:title': declared(dataset.licence) }
    : { '@id': path, '@type': 'dct:LicenseDocument' }
}

/** Describes the time from the first day of the first month to the last day of the last month. */
function period(first: string, last: string): object {
  return {
    '@type': 'dct:PeriodOfTime',
    'dcat:startDate': typed('xsd:date', `${first}-01`),
    'dcat:endDate': typed('xsd:date', lastDayOfMonth(last)),
  }
}

function declaredText(text: string): Text {
  return { en: text, pt: translate('pt', text) }
}

function declared(text: string): object[] {
  return inBoth(declaredText(text))
}

function inBoth({ en, pt }: Text): object[] {
  return [
    { '@value': en, '@language': 'en' },
    { '@value': pt, '@language': 'pt' },
  ]
}

function agent(name: Text): object {
  return { '@type': 'foaf:Agent', 'foaf:name': inBoth(name) }
}

function page(address: string): object {
  return { '@id': address, '@type': 'foaf:Document' }
}

function place(): object {
  return { '@id': BRAZIL, '@type': 'dct:Location' }
}

function typed(type: string, value: string): object {
  return { '@type': type, '@value': value }
}
