import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import { mayBeShown, mayGiveFiles, type Terms } from '../../../schemas/core/terms.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { readConfig } from '../../../server/config.ts'
import { createDataTerms, listOpened } from '../../../server/keys/data-terms.ts'

const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id)

it('restricts quotes and index portfolios, and neither the calendar nor the pairs of codes', () => {
  expect(restricted).toEqual(expect.arrayContaining(['b3_index', 'b3_quote']))
  expect(restricted).not.toContain('business_calendar')
  const links = datasets.find(({ materializedViews = [] }) =>
    materializedViews.some(({ name }) => name === 'asset_link'),
  )
  expect(links?.terms).toEqual({ kind: 'open' })
})

describe('a dataset', () => {
  const named = (terms: Terms) => ({ id: 'x', terms })
  const of = (files: 'with_key' | 'refused') => named({ kind: 'restricted', holder: 'H', text: 'T.', files })

  it.each([
    ['open', named({ kind: 'open' }), [], true, true],
    ['restricted, its files for keys', of('with_key'), [], false, true],
    ['restricted, its files refused', of('refused'), [], false, false],
    ['restricted, and the operator may', of('refused'), ['x'], true, true],
    ['restricted, and the operator may others', of('refused'), ['y'], false, false],
  ])('that is %s', (_what, dataset, permitted, shown, files) => {
    const word = new Set(permitted)

    expect([mayBeShown(dataset, word), mayGiveFiles(dataset, word)]).toEqual([shown, files])
  })

  it('whose files are refused gives none to an answer that needs them', () => {
    const made = datasets.map((dataset) =>
      dataset.id === 'b3_quote' ? { ...dataset, ...of('refused'), id: dataset.id } : dataset,
    )
    const terms = createDataTerms(new Set(), made)

    expect(() => {
      terms.requireFiles(['bulk', 'cvm_fund_portfolio', 'b3_quote'])
    }).toThrow('The terms of this dataset let nobody have whole files of it')
    terms.requireFiles(['bulk', 'cvm_fund_portfolio', 'b3_index'])
    createDataTerms(new Set(['b3_quote']), made).requireFiles(['bulk', 'b3_quote'])
  })
})

it('a dataset whose files are refused is read by no table of another: with and without it open tables have the same bytes', () => {
  const closed = datasets.filter(({ terms }) => terms.kind === 'restricted' && terms.files === 'refused')
  const own = (dataset: Dataset) =>
    [...dataset.tables, ...(dataset.materializedViews ?? []), ...(dataset.history ? [dataset.history] : [])].map(
      ({ name }) => name,
    )
  const readBy = ({ materializedViews = [], analysisViews = [], historyReads = [] }: Dataset) => [
    ...materializedViews.flatMap(({ reads, readsBefore = [] }) => [...reads, ...readsBefore]),
    ...analysisViews.flatMap(({ reads }) => reads),
    ...historyReads,
  ]

  expect(closed.map(({ id }) => id)).toContain('debenture')
  for (const dataset of closed) {
    const others = datasets.filter(({ id }) => id !== dataset.id).flatMap(readBy)
    expect(own(dataset).filter((name) => others.includes(name))).toEqual([])
  }
})

it('what is made of restricted tables and shown to everybody are the pairs of codes alone, and never a name or a price', () => {
  const tablesOf = ({ tables, materializedViews = [] }: Dataset) =>
    [...tables, ...materializedViews].map(({ name }) => name)
  const closed = new Set(datasets.filter(({ id }) => restricted.includes(id)).flatMap(tablesOf))
  const made = datasets
    .filter(({ terms }) => terms.kind === 'open')
    .flatMap(({ materializedViews = [] }) => materializedViews)
    .filter(({ reads, readsBefore = [] }) => [...reads, ...readsBefore].some((name) => closed.has(name)))

  expect(made.map(({ name }) => name)).toEqual(['asset_link'])
})

describe('the settings', () => {
  const none = createDataTerms(new Set())

  it('open everything but what is restricted by one word', () => {
    const { PUBLIC_DATASETS, EXPLORER } = readConfig({ PUBLIC_DATASETS: 'on' })

    expect([...listOpened(PUBLIC_DATASETS, none)]).toEqual(
      datasets.map(({ id }) => id).filter((id) => !restricted.includes(id)),
    )
    expect(listOpened(EXPLORER, none).size).toBe(0)
  })

  it.each([
    [
      { PUBLIC_DATASETS: 'b3_quote' },
      'PUBLIC_DATASETS: the terms of b3_quote restrict it: name it in PUBLIC_RESTRICTED too',
    ],
    [{ EXPLORER: 'b3_index', PUBLIC_RESTRICTED: 'b3_quote' }, 'EXPLORER: the terms of b3_index restrict it'],
    [{ PUBLIC_DATASETS: 'b3_quotes' }, 'PUBLIC_DATASETS: b3_quotes is no dataset: write off, on, or some of'],
    [{ PUBLIC_RESTRICTED: 'cvm_fidc' }, 'PUBLIC_RESTRICTED: cvm_fidc is no restricted dataset'],
    [{ PUBLIC_ORIGINS: 'example.org' }, 'PUBLIC_ORIGINS: "example.org" is no origin'],
    [{ PUBLIC_ORIGINS: 'https://example.org/' }, 'PUBLIC_ORIGINS: "https://example.org/" is no origin'],
    [
      { PUBLIC_ORIGINS: 'https://example.org', PUBLIC_DATA: 'on', EDGE_SECRET: 'x'.repeat(32) },
      'PUBLIC_ORIGINS: the proxy of PUBLIC_DATA would keep the answer to one site for another',
    ],
  ])('%j is refused with what to do', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  it('take a restricted dataset with the word of the operator', () => {
    const { PUBLIC_DATASETS, PUBLIC_RESTRICTED } = readConfig({ PUBLIC_DATASETS: 'b3_quote', PUBLIC_RESTRICTED: 'on' })

    expect([...listOpened(PUBLIC_DATASETS, createDataTerms(PUBLIC_RESTRICTED))]).toEqual(['b3_quote'])
  })
})
