import { beforeAll, describe, expect, it } from 'vitest'
import { declaredEndpoints } from '../../../../schemas/service/catalogue/entry.ts'
import { expectationText } from '../../../../schemas/api/deadline.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { takeFewWhenFast } from '../../../helpers/tier.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { readVisibleText } from '../../helpers/pages.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const read = (path: string) => api.get(path, { headers: HTML })

describe.each(takeFewWhenFast(datasets, 4))(
  'the page of $id',
  ({ id, title, publisher, description, expectation, licence, attribution, revisions, caveats, tables, history }) => {
    const own = declaredEndpoints({ id })

    it('says what the dataset is, when it is updated, its attribution, its revisions and its caveats', async () => {
      const text = readVisibleText((await read(`/docs/${id}`)).text)

      const reported = [
        title.en,
        publisher,
        description,
        expectationText(expectation),
        licence,
        attribution,
        revisions,
        ...caveats,
      ]
      for (const sentence of reported) {
        expect(text).toContain(sentence.replaceAll('`', ''))
      }
    })

    it('has every column of every table with its type, unit, nullability, source and sentence', async () => {
      const document = (await read(`/docs/${id}`)).text

      for (const table of [...tables, ...(history ? [history] : [])]) {
        const [, section = ''] = document.split(`<h3 id="${table.name}">`)
        const rows = (section.split('</table>')[0] ?? '').split('<tr ')
        for (const [name, { duckdb, unit, nullable, source, description: meaning }] of Object.entries(table.columns)) {
          const said = [name, duckdb, unit ?? '', nullable ? 'can be null' : 'never null', source, meaning]
          const row = readVisibleText(
            rows.find((each) => each.includes(`<code>${name}</code><span class="label">`)) ?? '',
          )
          for (const part of said) expect(row).toContain(part.replaceAll('`', ''))
        }
      }
    })

    it('shows a request in four languages with its answer, and leads to the page of every endpoint', async () => {
      const { text } = await read(`/docs/${id}`)
      const [, section = ''] = /<h2 id="endpoints">([\s\S]*?)<h2 id="tables">/.exec(text) ?? []

      expect(section.match(/<div data-sample=/g)).toHaveLength(4)
      const isOpen = datasets.find((each) => each.id === id)?.terms.kind === 'open'
      expect(section.match(/<div class="answer"/g) ?? []).toHaveLength(isOpen ? 1 : 0)
      expect(section.includes('The answer is only for keys')).toBe(!isOpen)
      for (const endpoint of own) expect(section).toContain(`href="/docs/api/${endpoint.id}"`)
    })

    it('has a twin that says all of it in Portuguese', async () => {
      // An answer of the API has English texts.
      const document = (await read(`/pt/docs/${id}`)).text.replaceAll(/<div class="answer"[^]*?<\/div>/g, '')
      const text = readVisibleText(document)
      const columns = tables.flatMap((table) => Object.values(table.columns)).map((column) => column.description)
      const english = [
        description,
        revisions,
        attribution,
        ...caveats,
        ...columns,
        ...own.map(({ summary }) => summary),
      ]

      for (const sentence of english) expect(text).not.toContain(sentence.replaceAll('`', ''))
      expect(text).toContain(datasets.find((each) => each.id === id)?.title.pt)
    })

    it('says what the dataset is before what it is not', async () => {
      const { text } = await read(`/docs/${id}`)
      const places = ['coverage', 'endpoints', 'tables', 'caveats', 'sources'].map((each) =>
        text.indexOf(`<h2 id="${each}"`),
      )

      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
    })
  },
)
