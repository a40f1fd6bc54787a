import { describe, expect, it } from 'vitest'
import { macrosIn, sqlTokens, usedMacros } from '../../../pipeline/digest/sql-text.ts'

const same = (one: string, other: string) => {
  expect(sqlTokens(one)).toEqual(sqlTokens(other))
}
const differ = (one: string, other: string) => {
  expect(sqlTokens(one)).not.toEqual(sqlTokens(other))
}

describe('SQL has the same tokens', () => {
  it('with any comments and spaces', () => {
    same('SELECT a,b FROM t', '-- of all\nSELECT\n  a, -- first\n  b\nFROM t -- end')
    same('SELECT 1', '/* one /* in another */ \'it"s */ SELECT/**/1')
    same('f(x)::INT', 'f(\n  x\n)::INT')
  })

  it('unless a text, a name, an operator or a number differs', () => {
    differ("SELECT 'a  b'", "SELECT 'a b'")
    differ("SELECT 'a -- b'", "SELECT 'a'")
    differ("SELECT 'it''s -- ', b", "SELECT 'it''s ', b")
    differ('SELECT "a  b"', 'SELECT "a b"')
    differ('SELECT "a /* b */"', 'SELECT "a "')
    differ(String.raw`SELECT e'\' -- ', b`, String.raw`SELECT e'\' ', b`)
    differ('SELECT $$a -- b$$', 'SELECT $$a $$')
    differ('a - -1', 'a --1')
    differ('a < -1', 'a <- 1')
    differ('1 .5', '1.5')
    differ('$one', '$ one')
  })

  it('and none if a text or a comment does not end', () => {
    expect(() => sqlTokens("SELECT 'a")).toThrow('does not end')
    expect(() => sqlTokens('SELECT /* /* */ 1')).toThrow('does not end')
  })
})

it('finds the macros that a statement names, and those that these name', () => {
  const macros = macrosIn(`
    CREATE OR REPLACE MACRO one(a) AS a + 1; -- the first;
    CREATE MACRO two(a) AS one(a) || ';';
    CREATE MACRO three(a) AS two(a);`)

  expect([...macros.keys()]).toEqual(['one', 'two', 'three'])
  expect(usedMacros(macros, sqlTokens('SELECT two(x)')).map((tokens) => tokens[tokens.indexOf('MACRO') + 1])).toEqual([
    'one',
    'two',
  ])
  expect(usedMacros(macros, sqlTokens("SELECT 'three'"))).toEqual([])
})
