import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonList, keepItems } from '../../../server/mcp/json-list.ts'

describe('A list in a JSON text', () => {
  it('is found at the end of its path, whatever texts and objects are before it and in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.jsonValue()), fc.jsonValue(), (before, items, after) => {
        const json = JSON.stringify({ before, data: { before, list: items, after }, after })
        const list = findJsonList(json, ['data', 'list'])
        expect(list?.items.map(([start, end]) => JSON.parse(json.slice(start, end)) as unknown)).toEqual(
          items.map((item) => JSON.parse(JSON.stringify(item)) as unknown),
        )
      }),
    )
  })

  it('keeps the items that are asked for, digit by digit', () => {
    const json = '{"data":[{"v":1.10},{"v":12345678901234567890.10},{"v":"],[\\"\\\\"}],"n":1.00}'
    const list = findJsonList(json, ['data'])
    if (list === null) throw new Error('there is a list')
    expect(keepItems(json, list, 1, 2)).toBe('{"data":[{"v":12345678901234567890.10}],"n":1.00}')
    expect(keepItems(json, list, 0, 3)).toBe(json)
    expect(keepItems(json, list, 3, 9)).toBe('{"data":[],"n":1.00}')
  })

  it('is none where the path leads to something else', () => {
    expect(findJsonList('{"data":{"v":1}}', ['data'])).toBeNull()
    expect(findJsonList('{"data":[]}', ['other'])).toBeNull()
    expect(findJsonList('[1]', ['data'])).toBeNull()
  })
})
