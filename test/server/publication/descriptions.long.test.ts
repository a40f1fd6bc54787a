import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import jsonld from 'jsonld'
import { DataFactory, Parser, Store } from 'n3'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import SHACLValidator from 'rdf-validate-shacl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listDescribedTables } from '../../../schemas/service/publication/described-tables.ts'
import { findFieldType } from '../../../schemas/service/publication/data-package.ts'
import { type Api, serve } from '../helpers/api.ts'
import { type SampleTwice, sampleTwice } from '../helpers/sample-twice.ts'
import { textRows } from '../../helpers/build.ts'

const FIXTURES = new URL('../../fixtures/', import.meta.url)

let api: Api
let sample: SampleTwice

beforeAll(async () => {
  sample = await sampleTwice()
  api = await serve(sample.dataDir)
})

afterAll(() => api.stop())

interface Field {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: string
  readonly parquetType: string
}

interface Resource {
  readonly name: string
  readonly table: string
  readonly title: string
  readonly description: string
  readonly path: string | readonly string[]
  readonly bytes: number
  readonly hash?: string
  readonly files: readonly { readonly path: string; readonly hash: string; readonly bytes: number }[]
  readonly schema: { readonly fields: readonly Field[]; readonly primaryKey?: readonly string[] }
}

interface Package {
  readonly version: string
  readonly description: string
  readonly resources: readonly Resource[]
}

const readPackage = async (query = '') => JSON.parse((await api.get(`/data/datapackage.json${query}`)).text) as Package
const readCatalogue = async () => JSON.parse((await api.get('/data/catalogue.jsonld')).text) as jsonld.JsonLdDocument

async function validatePackage(descriptor: unknown) {
  const profile: unknown = JSON.parse(await readFile(new URL('data-package-2.0.json', FIXTURES), 'utf8'))
  // Ajv is not strict, because the profile has keywords for forms, which say nothing of validity, and unions without
  // types.
  const ajv = new Ajv({ strict: false, logger: false })
  addFormats.default(ajv)
  const validate = ajv.compile(profile as object)
  validate(descriptor)
  return validate.errors ?? []
}

describe('the Data Package', () => {
  it('of every table of the sample is valid by the profile of the standard, in both languages and for both snapshots', async () => {
    for (const query of ['', '?lang=pt', `?snapshot=${sample.old}`])
      expect(await validatePackage(await readPackage(query)), query).toEqual([])
  })

  it('would not be valid without a name, with a hash that is none, or with a field of an unknown type', async () => {
    const whole = await readPackage()
    const [first] = whole.resources
    const without = (change: object) => validatePackage({ ...whole, resources: [{ ...first, ...change }] })

    expect(await without({})).toEqual([])
    expect(await without({ name: undefined })).not.toEqual([])
    expect(await without({ hash: 'sha256' })).not.toEqual([])
    expect(await without({ schema: { fields: [{ name: 'x', type: 'float' }] } })).not.toEqual([])
  })

  it('has a resource for every published table, with all its files, under names that differ', async () => {
    const { version, resources } = await readPackage()
    const described = listDescribedTables(sample.manifest, new Set())

    expect(version).toBe(sample.newest)
    expect(resources.map(({ table }) => table)).toEqual(described.map(({ table }) => table.name))
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length)
    for (const { files, bytes, path, table } of resources) {
      const own = described.find((each) => each.table.name === table)?.files ?? []
      expect(files.map(({ hash }) => hash)).toEqual(own.map(({ file }) => `sha256:${file.sha256}`))
      expect(bytes).toBe(own.reduce((sum, { file }) => sum + file.bytes, 0))
      expect([path].flat()).toEqual(files.map((file) => file.path))
    }
  })

  it('has for every column of every file the type that the Parquet has, and decimals are no floats', async () => {
    const { resources } = await readPackage()
    for (const { table, schema } of resources) {
      const glob = join(sample.nameFolder(sample.newest), table, '*/*.parquet')
      const rows = await textRows(
        `DESCRIBE SELECT * FROM read_parquet('${glob}', union_by_name = true, hive_partitioning = false)`,
      )
      const types = new Map(rows.map(({ column_name, column_type }) => [column_name, column_type]))
      const declared = new Map(schema.fields.map(({ name, parquetType }) => [name, parquetType]))
      for (const [name, type] of types)
        expect(`${table}.${String(name)} ${String(type)}`).toBe(
          `${table}.${String(name)} ${String(declared.get(name ?? ''))}`,
        )
      for (const { parquetType, type } of schema.fields) expect(type).toBe(findFieldType(parquetType))
    }
    expect(
      resources
        .flatMap(({ schema }) => schema.fields)
        .filter(({ type }) => type === 'number')
        .every(({ parquetType }) => parquetType.startsWith('DECIMAL(')),
    ).toBe(true)
    expect(() => findFieldType('DOUBLE')).toThrow('DOUBLE')
  })

  it('names a key only where its values name a row of the whole table, by columns that it has', async () => {
    const { resources } = await readPackage()
    const keyed = resources.filter(({ schema }) => schema.primaryKey !== undefined)
    expect(keyed.length).toBeGreaterThan(3)
    for (const { table, schema } of keyed) {
      const key = schema.primaryKey ?? []
      expect(schema.fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...key]))
      const glob = join(sample.nameFolder(sample.newest), table, '*/*.parquet')
      const columns = key.map((name) => `"${name}"`).join(', ')
      const repeated = await textRows(
        `SELECT ${columns} FROM read_parquet('${glob}') GROUP BY ALL HAVING count(*) > 1 LIMIT 1`,
      )
      expect(repeated, table).toEqual([])
    }
  })

  it('has titles and descriptions in Portuguese', async () => {
    const [english, portuguese] = [await readPackage(), await readPackage('?lang=pt')]

    expect(portuguese.description).not.toBe(english.description)
    for (const [at, { table, title, description }] of english.resources.entries()) {
      expect(portuguese.resources[at]?.description, table).not.toBe(description)
      expect(portuguese.resources[at]?.title, table).not.toBe(title)
    }
  })
})

describe('the DCAT catalogue', () => {
  const readQuads = async (document: jsonld.JsonLdDocument) => {
    const text = await jsonld.toRDF(document, { format: 'application/n-quads' })
    if (typeof text !== 'string') throw new TypeError('the catalogue is not printed as N-Quads')
    return new Store(new Parser({ format: 'N-Quads' }).parse(text))
  }
  const validate = async (quads: Store) => {
    const shapes = new Store(new Parser().parse(await readFile(new URL('dcat-ap-mandatory.ttl', FIXTURES), 'utf8')))
    const { conforms, results } = await new SHACLValidator(shapes).validate(quads)
    return { conforms, results: results.slice(0, 3).map(({ focusNode }) => focusNode.value) }
  }

  it('is read without another document and has the mandatory properties of DCAT-AP', async () => {
    expect(await validate(await readQuads(await readCatalogue()))).toEqual({ conforms: true, results: [] })
  })

  it('would not conform without a title, a checksum or an address', async () => {
    for (const property of [
      'http://purl.org/dc/terms/title',
      'http://spdx.org/rdf/terms#checksumValue',
      'http://www.w3.org/ns/dcat#accessURL',
    ]) {
      const quads = await readQuads(await readCatalogue())
      const [one] = quads.getQuads(null, DataFactory.namedNode(property), null, null)
      if (one === undefined) throw new Error(`nothing has ${property}`)
      for (const quad of quads.getQuads(one.subject, one.predicate, null, null)) quads.removeQuad(quad)
      expect((await validate(quads)).conforms, property).toBe(false)
    }
  })

  it('has a dataset for every table and a distribution for every file, with its hash', async () => {
    const quads = await readQuads(await readCatalogue())
    const described = listDescribedTables(sample.manifest, new Set())
    const of = (name: string) =>
      quads
        .getObjects(null, DataFactory.namedNode(name), null)
        .map(({ value }) => value)
        .sort()
    const hashes = described.flatMap(({ files }) => files.map(({ file }) => file.sha256))

    const listed = quads.getQuads(null, DataFactory.namedNode('http://spdx.org/rdf/terms#checksumValue'), null, null)
    expect(listed.map(({ object }) => object.value).sort()).toEqual([...hashes].sort())
    expect(of('http://purl.org/dc/terms/identifier')).toEqual(
      expect.arrayContaining(described.map(({ table }) => table.name)),
    )
  })
})
