import { describe, expect, it } from 'vitest'
import { listTranslations } from '../../../../schemas/api/language/list-translations.ts'
import { makeMemory } from '../../../../schemas/api/language/memory.ts'
import { listSentences, splitSentences } from '../../../../schemas/api/language/sentences.ts'
import { listUntranslated, translate } from '../../../../schemas/api/language/translate.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { listDeclaredTexts } from '../../../../tools/portuguese/declared-texts.ts'

const translations = listTranslations()
const pairs = translations.flatMap(({ sentences }) => Object.entries(sentences))
const declared = await listDeclaredTexts()

describe('the Portuguese of what is declared', () => {
  it('is there for each sentence of the OpenAPI document, of the datasets and of the formats', () => {
    const missing = declared.flatMap(({ text, where }) => listUntranslated(text).map((each) => `${where}: ${each}`))
    expect(missing).toEqual([])
    expect(declared.length).toBeGreaterThan(1000)
  })

  it('has no sentence that nothing declares', () => {
    const said = new Set(declared.flatMap(({ text }) => listSentences(text)))
    const unused = translations
      .flatMap(({ sentences, same = [] }) => [...Object.keys(sentences), ...same])
      .filter((english) => !said.has(english) && !isSaidInPart(english, said))
    expect(unused).toEqual([])
  })

  it('has each sentence once', () => {
    const all = translations.flatMap(({ sentences, same = [] }) => [...Object.keys(sentences), ...new Set(same)])
    const titles = new Set(datasets.map(({ title }) => title))
    const own = all.filter((text) => !NAMES.test(text))
    expect(own.filter((text, at) => own.indexOf(text) !== at || titles.has(text))).toEqual([])
    expect(all.filter((text) => text.trim() !== text || text === '')).toEqual([])
  })

  it('keeps code, links, addresses and the parts that vary', () => {
    const changed = pairs.filter(
      ([english, portuguese]) => JSON.stringify(listKept(english)) !== JSON.stringify(listKept(portuguese)),
    )
    expect(changed).toEqual([])
  })

  it('differs from the English, but for what is listed as the same', () => {
    expect(pairs.filter(([english, portuguese]) => english === portuguese && !english.includes('{{+'))).toEqual([])
  })

  it('ends as the English ends', () => {
    const last = (text: string) => /[.:?!]?$/.exec(text)?.[0]
    expect(pairs.filter(([english, portuguese]) => last(english) !== last(portuguese))).toEqual([])
  })

  it('has the title that each dataset declares', () => {
    for (const { title, titlePt } of datasets) expect(translate('pt', title)).toBe(titlePt)
  })

  it('leaves English as it is', () => {
    for (const { text } of declared) expect(translate('en', text)).toBe(text)
  })
})

describe('a text in sentences', () => {
  it('is the text again when its parts are joined', () => {
    const odd = ['', ' ', 'A. B', 'A.\n\n- B. `c`\n- D', '. . .', 'One! Two? (Three.) "Four."', 'a. b. C', 'É. Às 5.']
    for (const text of [...odd, ...declared.map((each) => each.text)]) expect(splitSentences(text).join('')).toBe(text)
  })

  it('ends at the end of a sentence, a paragraph and a list item, and not at a point inside of one', () => {
    expect(listSentences('One of `a.b`, 1.5 or two. Two.\n\n- Three\n- Four. `five` ends.')).toEqual([
      'One of `a.b`, 1.5 or two.',
      'Two.',
      'Three',
      'Four.',
      '`five` ends.',
    ])
  })
})

describe('a sentence with parts that vary', () => {
  const find = makeMemory(
    [
      {
        'No {{+what}} {{code}}.': 'Sem {{+what}} {{code}}.',
        ticker: 'ticker',
        fund: 'fundo',
        'No fund {{a}} at all.': 'Nenhum fundo {{a}}.',
      },
    ],
    [],
  )

  it('keeps a part as it is, and translates one that is marked so', () => {
    expect(find('No fund X. Y')).toBeNull()
    expect(find('No fund X(1).')).toBe('Sem fundo X(1).')
  })

  it('is not known if a part that is to be translated is not', () => {
    expect(find('No bond X.')).toBeNull()
  })

  it('is the one that says most of itself, if several fit', () => {
    expect(find('No fund X at all.')).toBe('Nenhum fundo X.')
  })

  it('does not read a part as a form', () => {
    expect(find('No fund $& {{code}}.')).toBe('Sem fundo $& {{code}}.')
  })
})

/** Columns of sources with a Portuguese name: two datasets can have the same. */
const NAMES = /^[A-Z][a-z]+$/

/** A pattern, or a part of one, such as a publisher. */
function isSaidInPart(english: string, said: ReadonlySet<string>): boolean {
  const [start = '', ...rest] = english.split(/\{\{\+?\w+\}\}/)
  const form = new RegExp(
    `^${[start, ...rest].map((each) => each.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`,
    's',
  )
  return rest.length > 0 && [...said].some((each) => form.test(each))
}

/** Code in backticks, addresses and links, and parts that vary, in alphabetical order. */
function listKept(text: string): string[] {
  return [...text.matchAll(/`[^`]+`|\]\([^)]*\)|https?:\/\/\S+|(?<![\w`])\/v1\/[\w/{}.-]*\w|\{\{\+?\w+\}\}/g)]
    .map(([kept]) => kept)
    .sort()
}
