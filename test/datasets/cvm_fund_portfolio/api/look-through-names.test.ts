import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { readLookThrough } from '../../../server/helpers/look-through.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const ask = (cnpj: string, query = '') => api.get(`/v1/fund/${cnpj}/portfolio/look-through?date=20251031${query}`)
const look = async (cnpj: string, query = '') => readLookThrough(await ask(cnpj, query))

describe('names=true', () => {
  interface Named {
    readonly names?: readonly { readonly cnpj: string; readonly name: string }[]
  }

  it('names every fund on the paths of a page, each once, as /v1/funds does, and no other', async () => {
    const data = (await look('59834667000132', '&names=true')) as Awaited<ReturnType<typeof look>> & Named
    const onPaths = [...new Set(data.portfolio.flatMap(({ path }) => path))].sort()

    expect(onPaths.length).toBeGreaterThan(1)
    expect(data.names?.map(({ cnpj }) => cnpj)).toEqual(onPaths)
    for (const { cnpj, name } of data.names ?? []) {
      const { text } = await api.get(`/v1/funds?cnpjs=${cnpj}`)
      expect((JSON.parse(text) as { data: object[] }).data).toMatchObject([{ cnpj, name }])
      expect(name).not.toBe('')
    }
    const [first] = data.portfolio
    const page = (await look('59834667000132', '&names=true&page_size=1')) as Named
    expect(page.names?.map(({ cnpj }) => cnpj)).toEqual([...(first?.path ?? [])].sort())
  })

  it('is refused where rows have no paths, and names are left out without it', async () => {
    expect(readProblem(await ask('59834667000132', '&names=true&view=aggregate'))).toMatchObject({ status: 400 })
    expect(await look('59834667000132')).not.toHaveProperty('names')
  })
})
