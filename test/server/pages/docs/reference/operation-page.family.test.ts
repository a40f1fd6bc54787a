import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../../schemas/service/endpoints.ts'
import { listRowFields } from '../../../../../schemas/api/row-fields.ts'
import { createDataTerms } from '../../../../../server/keys/data-terms.ts'
import { listDatasetsShown } from '../../../../../server/keys/scopes.ts'
import { takeFewWhenFast } from '../../../../helpers/tier.ts'
import { type SharedApi, shareSample } from '../../../helpers/shared.ts'
import { readVisibleText } from '../../../helpers/pages.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

const terms = createDataTerms(new Set())

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const read = (path: string) => api.get(path, { headers: HTML })

describe.each(takeFewWhenFast(endpoints, 10))('the page of the endpoint $id', (endpoint) => {
  const { id, path, summary, input, output, rows, ...rest } = endpoint

  it('has its parameters, a request with its answer, a form, and every column of its rows', async () => {
    const document = (await read(`/docs/api/${id}`)).text
    const text = readVisibleText(document)
    const columns = listRowFields({ output, rows, ...rest }).map(({ name }) => name)

    for (const part of [`GET ${path}`, summary.replaceAll('`', ''), ...Object.keys(input.shape), ...columns]) {
      expect(text).toContain(part)
    }
    for (const name of Object.keys(input.shape)) expect(document).toContain(`name="${name}"`)
    const isOpen = terms.mayShow(listDatasetsShown(endpoint, endpoint.examples[0] ?? {}))
    expect(document.includes('<div class="answer"')).toBe(isOpen)
    expect(document.includes('The answer is only for keys')).toBe(!isOpen)
  })
})
