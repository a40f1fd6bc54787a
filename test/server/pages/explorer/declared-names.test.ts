import { describe, expect, it } from 'vitest'
import { series } from '../../../../schemas/datasets/statistics/series.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { nameDataset, nameSeries } from '../../../../server/pages/explorer/text/declared-names.ts'
import { UNIT_WORDS } from '../../../../server/pages/explorer/text/words.ts'

describe('on a Portuguese page', () => {
  it.each(datasets.map(({ id, title }) => [id, title.en] as const))('the dataset %s is not called %s', (id, title) => {
    expect(nameDataset('pt', id)).not.toBe(title)
    expect(nameDataset('en', id)).toBe(title)
  })

  it.each(series.map(({ id, name }) => [id, name.en] as const))('the series %s is not called %s', (id, name) => {
    expect(nameSeries('pt', id)).not.toBe(name)
    expect(nameSeries('en', id)).toBe(name)
  })

  it('every unit of a series has a word', () => {
    expect(Object.keys(UNIT_WORDS)).toEqual(expect.arrayContaining([...new Set(series.map(({ unit }) => unit))]))
  })
})

it('what no declaration knows keeps its id, or the name that the data give', () => {
  expect(nameDataset('pt', 'old_dataset')).toBe('old_dataset')
  expect(nameSeries('pt', 'old-series')).toBeNull()
})
