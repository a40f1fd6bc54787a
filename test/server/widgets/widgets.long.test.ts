import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../helpers/http.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'

const ORIGIN = 'https://pro.openbb.co'

interface Widget {
  readonly endpoint: string
  readonly data: { readonly dataKey: string; readonly table: { readonly columnsDefs: readonly { field: string }[] } }
  readonly params: readonly { readonly paramName: string; readonly value?: string }[]
}

let api: SharedApi
let widgets: Readonly<Record<string, Widget>>

beforeAll(async () => {
  api = await shareSample({ PUBLIC_ORIGINS: ORIGIN })
  widgets = JSON.parse((await ask(api.port, '/openbb/widgets.json')).text) as typeof widgets
})

const addressOf = ({ endpoint, params }: Widget) =>
  `/openbb/${endpoint}?${new URLSearchParams(params.map(({ paramName, value = '' }): [string, string] => [paramName, value])).toString()}`

function findRows(body: unknown, key: string): readonly Record<string, unknown>[] {
  const rows = key.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], body)
  return rows as readonly Record<string, unknown>[]
}

describe('widgets of OpenBB Workspace', () => {
  it('answer to their first values flat rows of the columns that they declare', async () => {
    expect(Object.keys(widgets).length).toBeGreaterThan(25)
    let filled = 0
    for (const [id, widget] of Object.entries(widgets)) {
      const { status, text } = await api.get(addressOf(widget))
      // The first values name what an example of the API names; the newest month of the sample may have nothing of it.
      expect([`${id} 200`, `${id} 404`]).toContain(`${id} ${String(status)}`)
      if (status === 404) continue
      const rows = findRows(JSON.parse(text), widget.data.dataKey)
      const columns = new Set(widget.data.table.columnsDefs.map(({ field }) => field))
      for (const row of rows.slice(0, 20)) {
        expect(
          Object.keys(row).filter((name) => !columns.has(name)),
          id,
        ).toEqual([])
        expect(
          Object.values(row).filter((value) => typeof value === 'object' && value !== null),
          id,
        ).toEqual([])
      }
      if (rows.length > 0) filled += 1
    }
    expect(filled).toBeGreaterThan(20)
  })

  it('answer what the API answers, and nothing without a key', async () => {
    const series = '/v1/statistics/selic?from=2024-01&to=2024-03'
    const fields = 'page_size=500&fields=period,value,marker,modified_date,end_date'
    const widget = await api.get('/openbb/get_series?series=selic&from=2024-01&to=2024-03')

    expect(widget.text).toBe((await api.get(`${series}&${fields}`)).text)
    expect((await ask(api.port, '/openbb/get_series?series=selic')).status).toBe(401)
    expect((await api.get('/openbb/get_series')).status).toBe(404)
  })

  it('are refused with more parameters than any request may have, before those are read', async () => {
    const { status, text } = await api.get(`/openbb/search?q=fund${'&x='.repeat(100)}`)

    expect([status, text]).toEqual([400, expect.stringContaining('A request has at most 100 parameters')])
  })

  it('may be read by the site that the operator names, before and after it asks', async () => {
    const headers = { origin: ORIGIN }
    const answer = await api.get('/openbb/get_series?series=selic', { headers })
    const list = await ask(api.port, '/openbb/widgets.json', { headers })

    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN)
    expect(list.headers['access-control-allow-origin']).toBe(ORIGIN)
  })

  it('are all in the app, each once, and in groups by what their tab is about', async () => {
    const [app] = JSON.parse((await ask(api.port, '/openbb/apps.json')).text) as {
      tabs: Record<string, { layout: { i: string }[] }>
      groups: { paramName: string; widgetIds: string[]; defaultValue: string }[]
    }[]
    const placed = Object.values(app?.tabs ?? {}).flatMap(({ layout }) => layout.map(({ i }) => i))

    expect(placed.sort()).toEqual(Object.keys(widgets).sort())
    expect(app?.groups).toContainEqual(
      expect.objectContaining({ paramName: 'cnpj', widgetIds: expect.arrayContaining(['fund_nav']) as string[] }),
    )
  })
})
