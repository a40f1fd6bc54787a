import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listTranslations } from '../../../../schemas/api/language/list-translations.ts'
import { listUntranslatedErrors, translateError } from '../../../../schemas/api/language/translate-error.ts'

describe('an error in Portuguese', () => {
  it('has the values of the English one', () => {
    expect(
      translateError({ message: 'There is no series Is it? Yes. Known: ipca and 3 more.', errorData: {} }),
    ).toEqual({
      message: 'Não existe a série Is it? Yes. Conhecidos: ipca e mais 3.',
      errorData: {},
    })
  })

  it('has a value that is empty', () => {
    expect(translateError({ message: 'There is no column . Use some of a, b.', errorData: {} })?.message).toBe(
      'Não existe a coluna . Use algumas destas: a, b.',
    )
  })

  it('is not there if one of its sentences has no Portuguese', () => {
    expect(translateError({ message: 'Nobody wrote this. Use json or html.', errorData: {} })).toBeNull()
    expect(translateError({ message: 'a. B '.repeat(5000), errorData: {} })).toBeNull()
  })

  it('is whole where a name that it lists looks like the end of a sentence', () => {
    const message =
      'No class is registered with x. There are: Ações Livre, Previdência Invest. Exterior, Renda Fixa and 22 more.'
    expect(translateError({ message, errorData: {} })?.message).toContain('Invest. Exterior, Renda Fixa e mais 22')
    expect(listUntranslatedErrors({ message, errorData: {} })).toEqual([])
    const untold = 'No class is registered with x. Nobody wrote this. Use json or html.'
    expect(listUntranslatedErrors({ message: untold, errorData: {} })).toContain('Nobody wrote this.')
  })

  it('has texts for the parameters, and the message is made of them', () => {
    const errorData = {
      formErrors: [],
      fieldErrors: { page: ['Use a whole number from 0 to 9.'], x: ['Unknown parameter.'] },
    }
    expect(translateError({ message: '', errorData })).toEqual({
      message: 'page: Use um número inteiro de 0 a 9. x: Parâmetro desconhecido.',
      errorData: {
        formErrors: [],
        fieldErrors: { page: ['Use um número inteiro de 0 a 9.'], x: ['Parâmetro desconhecido.'] },
      },
    })
  })

  it('is of errors that the code has: each has words that stand in a file', async () => {
    const code = await readCode()
    const english = listTranslations().flatMap(({ errors = {} }) => Object.keys(errors))
    const gone = english.filter((text) => !listWords(text).some((words) => code.includes(words)))

    expect(english.length).toBeGreaterThan(100)
    expect(gone).toEqual([])
  })
})

/** What stands in the code of a sentence that it puts together: three words, or all of a shorter one. */
function listWords(text: string): string[] {
  if (/^(Too (big|small)|Invalid (input|string)): /.test(text)) return ['zod']
  return text.split(/\{\{\+?\w+\}\}/).flatMap((part) => {
    const words = part.replace(/[.?]$/, '').trim().split(' ')
    const threes = words.map((_word, at) => words.slice(at, at + 3)).filter(({ length }) => length === 3)
    return (threes.length === 0 ? [words] : threes).map((each) => each.join(' ')).filter((each) => each.length > 2)
  })
}

/** The code that answers, without the Portuguese. */
async function readCode(): Promise<string> {
  const root = new URL('../../../../', import.meta.url)
  const files = await Promise.all(
    ['schemas', 'server'].map(async (folder) =>
      (await readdir(new URL(folder, root), { recursive: true }))
        .filter((path) => path.endsWith('.ts') && !path.includes('portuguese'))
        .map((path) => new URL(`${folder}/${path}`, root)),
    ),
  )
  return (await Promise.all(files.flat().map((file) => readFile(file, 'utf8')))).join('\n')
}
