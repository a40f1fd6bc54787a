import { describe, expect, it } from 'vitest'
import { hasAlternatives, listAlternatives } from '../../../../schemas/service/openapi/alternatives.ts'

describe('the alternatives of a pattern', () => {
  it.each([
    [String.raw`^(\d{8}|\d{4}-\d{2})$`, [String.raw`\d{8}`, String.raw`\d{4}-\d{2}`]],
    ['^(a|b(c|d)|[|(]|\\|)$', ['a', 'b(c|d)', '[|(]', '\\|']],
    ['^(a)$', ['a']],
    ['^(a|b)|(c)$', ['^(a|b)|(c)$']],
    ['^a|b$', ['^a|b$']],
    ['^a$|^[|]b$', ['a', '[|]b']],
    ['^a$|b$', ['^a$|b$']],
    ['(a|b)', ['(a|b)']],
  ])('of %s are %j', (pattern, alternatives) => {
    expect(listAlternatives(pattern)).toEqual(alternatives)
  })

  it('can become more, and none of them may go', () => {
    expect(hasAlternatives('^(a|b|c)$', '^(a|b)$')).toBe(true)
    expect(hasAlternatives('^c$|^b$|^a$', '^a$|^b$')).toBe(true)
    expect(hasAlternatives('^(b|a)$', '^(a|b)$')).toBe(true)
    expect(hasAlternatives('^(a|c)$', '^(a|b)$')).toBe(false)
    expect(hasAlternatives('^(a|b)$', '^a$')).toBe(false)
  })
})
