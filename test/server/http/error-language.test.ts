import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../helpers/shared.ts'
import { ask } from '../helpers/http.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function findError(path: string, language?: string) {
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language }
  const { status, text, headers: said } = await api.get(path, { headers })
  return { status, said, body: JSON.parse(text) as Record<string, unknown> }
}

const UNKNOWN = '/v1/fund/11222333000181'

describe('the language of an error', () => {
  it.each(['pt', 'pt-BR', 'pt-BR,pt;q=0.9,en;q=0.8', 'en;q=0.5,pt', 'fr,pt;q=0.2'])(
    'is Portuguese for Accept-Language: %s',
    async (language) => {
      const { status, said, body } = await findError(UNKNOWN, language)

      expect(status).toBe(404)
      expect(said['content-language']).toBe('pt-BR')
      expect(body['message']).toBe('Nenhum fundo ou classe tem o CNPJ 11222333000181 neste snapshot: confira o número.')
    },
  )

  it.each([undefined, '', 'en', 'en-US,pt;q=0.5', 'pt;q=0', 'fr', '*', 'nonsense;;', 'pt'.repeat(3)])(
    'is English for Accept-Language: %s',
    async (language) => {
      const { said, body } = await findError(UNKNOWN, language)

      expect(said['content-language']).toBe('en')
      expect(body['message']).toMatch(/^No fund or class has the CNPJ 11222333000181/)
    },
  )

  it('is said to depend on the header, so that a cache keeps both', async () => {
    const { said } = await findError(UNKNOWN)

    expect(said.vary).toMatch(/\bAccept-Language\b/)
  })

  it('leaves code and data as they are', async () => {
    const path = '/v1/statistics/ipcaa'
    const [english, portuguese] = [await findError(path), await findError(path, 'pt-BR')]

    expect({ ...portuguese.body, message: '' }).toEqual({ ...english.body, message: '' })
    expect(portuguese.body['message']).toMatch(
      /^Não existe a série ipcaa\. Você quis dizer ipca\? Conhecidos: .* e mais \d+\.$/,
    )
  })

  it('is that of each parameter too, whose names and values stay', async () => {
    const { body } = await findError('/v1/funds?page_size=0&pagina=1&sort_by=nome', 'pt')

    expect(body).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(
        /^sort_by: Você quis dizer name\? .* page_size: Use um número inteiro de 1 a 1000\. pagina: /,
      ) as string,
      error_data: {
        formErrors: [],
        fieldErrors: {
          page_size: ['Use um número inteiro de 1 a 1000.'],
          pagina: [expect.stringMatching(/^Parâmetro desconhecido/) as string],
        },
      },
    })
  })

  it('is that of errors before a key is known, and of an unknown address', async () => {
    const keyless = await ask(api.port, '/v1/funds', { headers: { 'accept-language': 'pt' } })
    const { body } = await findError('/v1/nada', 'pt')

    expect(keyless.text).toContain('Envie sua chave de API no cabeçalho x-api-key')
    expect(body['message']).toBe('Não há nada em /v1/nada. A página /docs lista todos os endereços.')
  })

  it('keeps a value that looks like sentences', async () => {
    const { said, body } = await findError('/v1/exchange/indexes/A.%20B!%20C', 'pt')

    expect(said['content-language']).toBe('pt-BR')
    expect(body['message']).toMatch(/^Não existe o índice A\. B! C\. Conhecidos: /)
  })

  it('is not a property of data: an answer is the same in every language', async () => {
    const path = '/v1/funds?page_size=2'
    const [english, portuguese] = await Promise.all(
      ['en', 'pt'].map((language) => api.get(path, { headers: { 'accept-language': language } })),
    )

    expect(portuguese?.text).toBe(english?.text)
    expect(portuguese?.headers['content-language']).toBeUndefined()
    expect(portuguese?.headers.vary).not.toMatch(/Accept-Language/)
    expect(portuguese?.headers.etag).toBe(english?.headers.etag)
  })
})
