import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { sampleTwice, type SampleTwice } from '../helpers/sample-twice.ts'

let sample: SampleTwice
let api: Api

beforeAll(async () => {
  sample = await sampleTwice()
  api = await serve(sample.dataDir)
})

afterAll(() => api.stop())

it('searches in an older snapshot are answered, though its queries do not fit into its memory side by side', async () => {
  const words = ['petr4', 'ouro', 'fundo', '62.415.896']
  const replies = await Promise.all(words.map((q) => api.get(`/v1/search?q=${q}&snapshot=${sample.old}`)))

  expect(replies.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(words.map(() => 200))
})
