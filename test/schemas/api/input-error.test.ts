import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../../../schemas/api/error.ts'
import { InputError } from '../../../schemas/api/input-error.ts'
import { parseInput, wholeInput } from '../../../schemas/api/input.ts'
import { listed } from '../../../schemas/api/client-text.ts'
import { unknownName } from '../../../schemas/api/request-errors.ts'
import { valueMessages } from '../../../schemas/api/value-messages.ts'

/** Returns the error that a client gets, in Portuguese. */
function refuse(input: Readonly<Record<string, unknown>>, schema: z.ZodObject) {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof ApiError) return error.inLanguage('pt')
    throw error
  }
  throw new Error('it was not refused')
}

describe('an error in Portuguese', () => {
  it('has the values of the English one, whatever they look like', () => {
    const names = ['ipca', ...Array.from({ length: 22 }, (_, at) => `x${String(at)}`)]
    const error = unknownName('series', 'Is it? Yes. Known: 5.', names)

    expect(error.message).toMatch(/^There is no series Is it\? Yes\. Known: 5\.\. Known: ipca, x0, .* and 7 more\.$/)
    expect(error.inLanguage('pt').message).toMatch(
      /^Não existe a série Is it\? Yes\. Known: 5\.\. Conhecidos: ipca, x0, .* e mais 7\.$/,
    )
    expect(error.inLanguage('en')).toEqual({ message: error.message, errorData: error.errorData })
    expect(listed(names).pt).toMatch(/ e mais 7$/)
  })

  it('has the texts of the parameters too, and the message is made of them', () => {
    const error = new InputError(
      { formErrors: [], fieldErrors: { page: [valueMessages.wholeBetween({ least: 0, most: 9 })] } },
      { sql: { reason: 'a' } },
    )

    expect(error.inLanguage('pt')).toEqual({
      message: 'page: Use um número inteiro de 0 a 9.',
      errorData: {
        formErrors: [],
        fieldErrors: { page: ['Use um número inteiro de 0 a 9.'] },
        sql: { reason: 'a' },
      },
    })
    expect(error.messages.map(({ id, values }) => [id, values])).toEqual([['wholeBetween', { least: 0, most: 9 }]])
  })

  it('has what schemas of ours say, and what zod says by itself', () => {
    const schema = z.strictObject({
      page: wholeInput(0, 9, 'A page.').optional(),
      text: z.string().max(3).optional(),
      part: z.string().min(2).optional(),
      code: z.string().regex(/^\d$/).optional(),
      list: z.record(z.string(), z.string()).optional(),
      needed: z.string(),
    })
    const sent = { page: 'x', text: 'abcd', part: 'a', code: 'b', list: { a: 5 }, other: '1' }

    expect(refuse(sent, schema).errorData['fieldErrors']).toEqual({
      page: ['Use um número inteiro de 0 a 9.'],
      text: ['Longo demais: use no máximo 3 caracteres'],
      part: ['Curto demais: use pelo menos 2 caracteres'],
      code: [String.raw`Texto inválido: precisa corresponder ao padrão /^\d$/`],
      list: ['Valor inválido: esperava-se um texto, veio number'],
      needed: ['Falta o valor: envie um texto'],
      other: ['Parâmetro desconhecido. Conhecidos aqui: page, text, part, code, list, needed.'],
    })
  })
})
