import { expect } from 'vitest'
import { readVisibleText } from './pages.ts'

/** Reads what a page says about itself to search engines, of a length that they show. */
export function readDescription(document: string): string {
  const found = [...document.matchAll(/<meta name="description" content="([^"<>]*)">/g)]
  expect(found).toHaveLength(1)
  const text = readVisibleText(found[0]?.[1] ?? '')
  expect(text.length, text).toBeGreaterThan(40)
  expect(text.length, text).toBeLessThanOrEqual(160)
  expect(text).not.toMatch(/undefined|\[object|NaN|`|\*\*/)
  return text
}

/** Lists the descriptions that several pages have. */
export function listRepeated(descriptions: readonly string[]): string[] {
  return descriptions.filter((text, at) => descriptions.indexOf(text) !== at)
}
