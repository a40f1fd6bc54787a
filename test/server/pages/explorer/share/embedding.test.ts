import { expect, it } from 'vitest'
import { readEmbedSetting } from '../../../../../server/pages/explorer/share/embedding.ts'

it.each([
  ['off', null],
  ['on', '*'],
  ['https://example.org', 'https://example.org'],
  [
    'https://example.org, http://localhost:8080 ,https://*.b.example',
    'https://example.org http://localhost:8080 https://*.b.example',
  ],
])('%s lets %s show pictures in a frame', (text, embedders) => {
  expect(readEmbedSetting(text)).toBe(embedders)
})

it.each(['', 'example.org', "https://a.example; script-src 'unsafe-inline'", 'https://a.example/path', '*', "'self'"])(
  'refuses %s, which is no site',
  (text) => {
    expect(() => readEmbedSetting(text)).toThrow('is no site')
  },
)
