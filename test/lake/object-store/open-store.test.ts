import { describe, expect, it } from 'vitest'
import { BadStoreAddress, parseStoreAddress } from '../../../lake/object-store/open-store.ts'

describe('the address of a store', () => {
  it.each([
    ['s3://lake', { bucket: 'lake', prefix: '' }],
    ['s3://lake/', { bucket: 'lake', prefix: '' }],
    ['s3://lake/of/mine', { bucket: 'lake', prefix: 'of/mine/' }],
    ['s3://lake.example/of/mine/', { bucket: 'lake.example', prefix: 'of/mine/' }],
  ])('%s is a bucket and a prefix', (text, place) => {
    expect(parseStoreAddress(text)).toEqual({ kind: 's3', ...place })
  })

  it('an address of HTTP keeps its query', () => {
    expect(parseStoreAddress('https://host/lake?token=a')).toMatchObject({
      kind: 'https',
      base: { search: '?token=a' },
    })
  })

  it.each([
    '',
    'lake',
    'ftp://host/lake',
    'file:///lake',
    's3://',
    's3:///lake',
    's3://Lake',
    's3://lake/../other',
    's3://lake/./x',
    's3://lake/a b',
    's3://lake?x=1',
    'https://',
    'https://user:secret@host/lake',
  ])('refuses "%s" without repeating it', (text) => {
    expect(() => parseStoreAddress(text)).toThrow(BadStoreAddress)
    expect(() => parseStoreAddress(text)).not.toThrow(/secret/)
  })
})
