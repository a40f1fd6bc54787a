import { describe, expect, it } from 'vitest'
import { brl, copied, day, required, statistic, text } from '../../../schemas/core/column.ts'
import { copiedFields, withCopiedColumns } from '../../../schemas/core/copied-column.ts'
import { dictionary } from '../../../schemas/core/dictionary.ts'
import { datasets } from '../../../schemas/registry.gen.ts'

const columns = {
  cnpj: required(text(copied('CNPJ_CLASSE', { kind: 'cnpj', aliases: ['CNPJ'] }), 'The class.')),
  date: day(copied('DATA'), 'The day.'),
  value: brl([...copied('VALOR', { members: ['NEW'] }), ...copied('VL', { members: ['OLD'] })], 'The value.'),
  made: text('DATA', 'Made of the day.'),
}
const table = { name: 'toy', columns }

describe('a copied column', () => {
  it('is a field of the members that it names, of the kind that its type says or that is declared', () => {
    const shared = { CNPJ_CLASSE: { kind: 'cnpj', aliases: ['CNPJ'] }, DATA: { kind: 'date' } }

    expect(copiedFields(columns)).toEqual(shared)
    expect(copiedFields(columns, 'NEW')).toEqual({ ...shared, VALOR: { kind: 'money' } })
    expect(copiedFields(columns, 'OLD')).toEqual({ ...shared, VL: { kind: 'money' } })
  })

  it('has its names in the dictionary, or what is declared in their place', () => {
    const sources = Object.entries(dictionary(columns)).map(([, { source }]) => source)

    expect(sources).toEqual(['CNPJ_CLASSE, CNPJ', 'DATA', 'VALOR; VL', 'DATA'])
    expect(text(copied('A', { aliases: ['B'], source: 'A in words' }), 'It.').source).toBe('A in words')
  })

  it('is selected where the SQL has its place', () => {
    expect(withCopiedColumns('SELECT {copied NEW}, 1 AS made FROM raw', table)).toBe(
      'SELECT "CNPJ_CLASSE" AS "cnpj", "DATA" AS "date", "VALOR" AS "value", 1 AS made FROM raw',
    )
    expect(withCopiedColumns('SELECT {copied OLD}', table)).toContain('"VL" AS "value"')
  })

  it('needs a kind where no source writes its type in one usual way', () => {
    expect(copiedFields({ value: statistic(copied('valor'), 'It.') })).toEqual({ valor: { kind: 'comma_decimal' } })
    const odd = { ...text(copied('valor'), 'It.'), duckdb: 'BLOB' }
    expect(() => copiedFields({ odd })).toThrow('odd is BLOB, which no kind follows from: declare the kind of valor')
  })

  it('cannot be forgotten in the SQL, nor be one of several without a member', () => {
    expect(() => withCopiedColumns('SELECT DATA AS date', table)).toThrow('write {copied} in its SQL')
    expect(() => withCopiedColumns('SELECT {copied}', table)).toThrow('toy.value copies several columns')
    const none = { name: 'toy', columns: { made: columns.made } }
    expect(() => withCopiedColumns('SELECT {copied NEW}', none)).toThrow('no column is copied so')
  })
})

it.each(datasets)('$id: every copied column is a field of the members that it names', ({ sources, tables }) => {
  const members = sources.flatMap((source) => source.members)
  const copies = tables.flatMap((each) => Object.values(each.columns).flatMap((column) => column.copied ?? []))

  for (const { name, members: named } of copies) {
    const having = members.filter(({ fields }) => name in fields).map(({ id }) => id)
    expect({ name, having }).toEqual({
      name,
      having: expect.arrayContaining([...(named ?? having.slice(0, 1))]) as string[],
    })
    expect(having).not.toEqual([])
  }
})
