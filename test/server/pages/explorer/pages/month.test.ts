import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../../helpers/exact-json.ts'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { publishMoves } from '../../../helpers/moves-world.ts'
import { readVisibleText } from '../../../helpers/pages.ts'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../helpers/shared.ts'

type Row = Readonly<Record<string, string>>

let sample: SharedApi
let moves: SharedApi

beforeAll(async () => {
  ;[sample, moves] = [
    await shareSample(OPEN_EXPLORER),
    await shareServer(await shareWorld(publishMoves), OPEN_EXPLORER),
  ]
})

const read = (api: SharedApi, path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
const readData = ({ text }: { readonly text: string }) => (exactJson(text) as { readonly data: readonly Row[] }).data

describe('the page of a month', () => {
  it('states how many funds report how much, and that what they hold of each other is not known', async () => {
    const { text } = await read(sample, '/pt/month/2025-10')
    const said = readVisibleText(text)

    expect(text).toContain('<h1>Outubro de 2025: 25.956 fundos informam R$\u00a013,2\u00a0tri</h1>')
    expect(said).toContain('não se sabe de quanto, porque faltam cotas nos arquivos')
    expect(said).toContain('Mês parcial')
    expect(said).not.toContain('R$ 0,00')
  })

  it('says where there is no month before that nobody knows what was bought', async () => {
    const { text } = await read(sample, '/pt/month/2025-10')

    expect(text).toContain('não se sabe quanto das compras e vendas informadas de fato ocorreu')
    expect(text).not.toContain('id="bought"')
  })

  it('has there what funds filed as bought, and does not call it bought', async () => {
    const { text } = await read(moves, '/pt/month/2025-08')
    const filed = readData(await read(moves, '/pt/month/2025-08?chart=filed-trades&format=json'))

    expect(filed.map((row) => [row['asset_id'], row['filed_purchases_value'], row['value']])).toEqual([
      ['b3:PETR4', '200.00', '400.00'],
    ])
    expect(readVisibleText(text)).toContain('Maior compra informada: PETR4, R$ 200,00')
    expect(text).not.toContain('id="bought"')
    expect((await read(moves, '/pt/month/2025-10')).text).not.toContain('id="filed-trades"')
  })

  it('has what funds hold most, without quotas of funds, as the endpoint answers it', async () => {
    const answered = readData(
      await sample.get('/v1/market/assets?date=2025-10&kind=government_bond,listed_share&page_size=1000'),
    )
    const file = readData(await read(sample, '/en/month/2025-10?chart=most-held&format=json'))
    const known = new Map(file.map((row) => [row['asset_id'], row['long_value']]))

    expect(answered.length).toBeGreaterThan(50)
    expect(answered.filter(({ asset_id, long_value }) => known.get(asset_id) !== long_value)).toEqual([])
    expect(file.filter(({ kind }) => kind === 'fund_quota')).toEqual([])
  })

  it('calls bought and sold only what quantities confirm', async () => {
    const { status, text } = await read(moves, '/pt/month/2025-10')
    const bought = readData(await read(moves, '/pt/month/2025-10?chart=bought&format=json'))
    const sold = readData(await read(moves, '/pt/month/2025-10?chart=sold&format=json'))

    expect(status).toBe(200)
    expect(bought.map(({ asset_id, explained_net_value }) => [asset_id, explained_net_value])).toContainEqual([
      'b3:PETR4',
      '67.00',
    ])
    expect(sold.map(({ asset_id, explained_net_value }) => [asset_id, explained_net_value])).toContainEqual([
      'b3:VALE3',
      '-55.00',
    ])
    expect(readVisibleText(text)).toContain('O mais vendido foi VALE3: R$ −55,00')
    expect(text).toContain('href="/pt/month/2025-09"')
  })

  it('says which assets most funds entered and left, by trades that quantities confirm', async () => {
    const said = readVisibleText((await read(moves, '/pt/month/2025-10')).text).replaceAll(/\s+/g, ' ')

    expect(said).toContain('Onde mais fundos entraram, pelos negócios: ITUB4: 1 fundo.')
    expect(said).toContain('De onde mais fundos saíram: VALE3: 1 fundo.')
  })

  it('names the funds that were filed again or opened, and leads to all of them', async () => {
    const { data } = exactJson(
      (await sample.get('/v1/figures?date=2024-02&period=last_1_month&amended=true&sort_by=nav_value&sort_order=desc'))
        .text,
    ) as { readonly data: readonly Row[] }
    const { text } = await read(sample, '/pt/month/2024-02')

    expect(text.includes('list=amended')).toBe(data.length > 0)
    for (const { cnpj = '' } of data.slice(0, 3)) expect(text).toContain(`href="/pt/fund/${cnpj}?date=2024-02"`)
  })

  it('has what came into funds and left them by class, the most first', async () => {
    const answered = readData(await sample.get('/v1/industry?date=2024-02&group_by=classification'))
    const file = readData(await read(sample, '/pt/month/2024-02?chart=class-flows&format=json'))
    const known = answered.filter((row) => Boolean(row['net_flow_value']))
    const sum = (rows: readonly Row[]) =>
      rows.reduce((all, row) => all + BigInt((row['net_flow_value'] ?? '').replace('.', '')), 0n)

    expect(file.length).toBeGreaterThan(0)
    expect(sum(file)).toBe(sum(known))
    expect(Number(file[0]?.['net_flow_value'])).toBeGreaterThanOrEqual(Number(file.at(-1)?.['net_flow_value']))
  })

  it('counts what became of the positions, as the endpoint does', async () => {
    const { states } = exactJson((await moves.get('/v1/market/moves?date=2025-10')).text) as {
      readonly states: readonly Row[]
    }

    expect(readData(await read(moves, '/pt/month/2025-10?chart=states&format=json'))).toEqual(states)
  })

  it.each([
    ['/pt/month/2024-03', 404, 'Não há nada aqui'],
    ['/en/month/2025-13', 400, 'This address asks for something that we do not know'],
  ])('%s is a page that says what is wrong', async (path, status, said) => {
    const reply = await read(sample, path)

    expect([reply.status, readVisibleText(reply.text).includes(said)]).toEqual([status, true])
  })

  it('is reached from the start page', async () => {
    expect((await read(sample, '/pt')).text).toContain('href="/pt/month/2025-10"')
  })
})
