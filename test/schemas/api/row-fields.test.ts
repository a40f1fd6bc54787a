import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listFormats } from '../../../schemas/api/format.ts'
import { described, listOutput, objectOutput } from '../../../schemas/api/output.ts'
import { givesList, listRowFields } from '../../../schemas/api/row-fields.ts'

const text = described(z.string(), 'A text.', 'VARCHAR')
const number = described(z.number().nullable(), 'A number.', 'DECIMAL(20,2)')
const makeList = (item: z.ZodType) => ({ output: listOutput(item), rows: ['data'] })
const listNames = (item: z.ZodType) => listRowFields(makeList(item)).map(({ name }) => name)

describe('the columns of an endpoint', () => {
  it('are the fields of its rows in order, those of an object in it under its name', () => {
    const item = z.strictObject({
      id: text,
      about: z.strictObject({ isin: text.optional(), rate: z.strictObject({ year: number }).nullable() }).optional(),
      value: number,
    })

    expect(listNames(item)).toEqual(['id', 'about_isin', 'about_rate_year', 'value'])
  })

  it('know their type, sentence and unit through what makes them optional or null', () => {
    const value = described(z.number(), 'Inner.', 'DECIMAL(20,2)').meta({ 'x-unit': 'BRL' }).nullable().optional()

    const [field] = listRowFields(makeList(z.strictObject({ value: value.meta({ description: 'Outer.' }) })))

    expect(field?.shape).toEqual({ duckdb: 'DECIMAL(20,2)', description: 'Outer.', unit: 'BRL' })
  })

  it('keep a list in one column', () => {
    const [field] = listRowFields(makeList(z.strictObject({ parts: z.array(z.strictObject({ label: text })) })))

    expect(field).toMatchObject({ name: 'parts', shape: { list: { entries: expect.any(Map) as object } } })
  })

  it('are those of every shape that a row can have, each once', () => {
    const item = z.union([z.strictObject({ id: text, depth: number }), z.strictObject({ id: text, paths: number })])

    expect(listNames(item)).toEqual(['id', 'depth', 'paths'])
    expect(givesList(makeList(item))).toBe(true)
  })

  it('are not of two types in two shapes of a row', () => {
    const item = z.union([z.strictObject({ id: text }), z.strictObject({ id: number })])

    expect(() => listNames(item)).toThrow('different type')
  })

  it('do not have one name twice', () => {
    const item = z.strictObject({ about_isin: text, about: z.strictObject({ isin: text }) })

    expect(() => listNames(item)).toThrow('about_isin')
  })

  it('are those of a single object where there is no list, which has no Arrow and no workbook', () => {
    const single = {
      output: objectOutput(z.iso.date(), z.strictObject({ fund: z.strictObject({ id: text }) })),
      rows: ['data', 'fund'],
    }

    expect(listRowFields(single).map(({ name }) => name)).toEqual(['id'])
    expect(listFormats(single)).toEqual(['json', 'csv', 'xml', 'ndjson'])
    expect(listFormats(makeList(z.strictObject({ id: text })))).toEqual([
      'json',
      'csv',
      'xml',
      'ndjson',
      'arrow',
      'xlsx',
    ])
  })

  it.each([[['nowhere']], [['success']], [['data', 'id']]])('cannot be found at %j', (rows) => {
    const wrong = { output: listOutput(z.strictObject({ id: text })), rows }

    expect(() => listRowFields(wrong)).toThrow(rows.join('.'))
  })
})
