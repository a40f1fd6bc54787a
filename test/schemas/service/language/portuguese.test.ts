import { describe, expect, it } from 'vitest'
import { costText } from '../../../../schemas/api/cost.ts'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { listTranslations } from '../../../../schemas/service/language/list-translations.ts'
import { composeText } from '../../../../schemas/api/language/composed-text.ts'
import { listTextParts, listUntranslated, translate } from '../../../../schemas/service/language/translate.ts'
import { datasets } from '../../../../schemas/registry.gen.ts'
import { findRepeatedPortuguese, listRepeatedParagraphs } from '../../../../tools/checks/repeated-portuguese.ts'
import { listDeclaredTexts } from '../../../../tools/portuguese/declared-texts.ts'

const translations = listTranslations()
const pairs = translations.flatMap(({ sentences }) => Object.entries(sentences))
const declared = await listDeclaredTexts()
/** What the page of an endpoint says about its cost by itself. */
const costs = endpoints.flatMap(({ cost }) => costText(cost) ?? [])

describe('the Portuguese of what is declared', () => {
  it('is there for each paragraph of the OpenAPI document, of the datasets and of the formats', () => {
    const missing = declared.flatMap(({ text, where }) => listUntranslated(text).map((each) => `${where}: ${each}`))
    expect(missing).toEqual([])
    expect(declared.length).toBeGreaterThan(1000)
  })

  it('has no paragraph that nothing declares', () => {
    const said = new Set([...declared.flatMap(({ text }) => listTextParts(text)), ...costs])
    const unused = translations
      .flatMap(({ sentences, same = [] }) => [...Object.keys(sentences), ...same])
      .filter((english) => !said.has(english))
    expect(unused).toEqual([])
  })

  it('has each paragraph once', () => {
    const all = translations.flatMap(({ sentences, same = [] }) => [...Object.keys(sentences), ...same])
    expect(findRepeatedPortuguese()).toBeNull()
    expect(all.filter((text) => text.trim() !== text || text === '')).toEqual([])
  })

  it('is named where two datasets have it, or a title', () => {
    const first = { sentences: { 'Price of a fuel.': 'Preço de um combustível.', Ativo: 'Ativo' } }
    const second = {
      sentences: { 'Price of a fuel.': 'Preço.', 'Fuel prices': 'Preços', Ativo: 'Ativo' },
      same: ['Selic'],
    }

    expect(listRepeatedParagraphs([first, second], ['Fuel prices'])).toEqual(['Price of a fuel.', 'Fuel prices'])
  })

  it('lists all datasets in no paragraph, so that a new dataset changes none', () => {
    const marked = datasets.map(({ id }) => `\`${id}\``)
    expect(pairs.filter(([english]) => marked.every((id) => english.includes(id)))).toEqual([])
  })

  it('keeps code, links and addresses', () => {
    const changed = pairs.filter(
      ([english, portuguese]) => JSON.stringify(listKept(english)) !== JSON.stringify(listKept(portuguese)),
    )
    expect(changed).toEqual([])
  })

  it('differs from the English, but for what is listed as the same', () => {
    expect(pairs.filter(([english, portuguese]) => english === portuguese)).toEqual([])
  })

  it('ends as the English ends', () => {
    const last = (text: string) => /[.:?!]?$/.exec(text)?.[0]
    expect(pairs.filter(([english, portuguese]) => last(english) !== last(portuguese))).toEqual([])
  })

  it('has the title that each dataset declares', () => {
    for (const { title } of datasets) expect(translate('pt', title.en)).toBe(title.pt)
  })

  it('leaves English as it is', () => {
    for (const { text } of declared) expect(translate('en', text)).toBe(text)
  })
})

describe('a text of paragraphs', () => {
  it('is translated paragraph by paragraph and item by item, and what has no Portuguese stays', () => {
    const text = 'The rows.\n\n- The columns, in the order of the statement.\n- Nobody wrote this. The rows.'

    expect(translate('pt', text)).toBe(
      'The rows.\n\n- As colunas, na ordem do comando.\n- Nobody wrote this. The rows.'.replace(
        'The rows.',
        translate('pt', 'The rows.'),
      ),
    )
    expect(listUntranslated(text)).toContain('Nobody wrote this. The rows.')
  })
})

describe('a composed text', () => {
  it('is written from its parts, which are declared in English or in both languages', () => {
    const english = composeText((say) => `${say('Upwards or downwards.')} ${say({ en: 'Of two.', pt: 'De dois.' })}`)

    expect(english).toBe('Upwards or downwards. Of two.')
    expect(translate('pt', english)).toBe('Crescente ou decrescente. De dois.')
    expect(listUntranslated(english)).toEqual([])
  })

  it('lacks the Portuguese of a part that has none', () => {
    expect(
      listUntranslated(composeText((say) => `${say('Nobody wrote it.')} ${say('Upwards or downwards.')}`)),
    ).toEqual(['Nobody wrote it.'])
  })
})

/** Code in backticks, addresses and links, in alphabetical order. */
function listKept(text: string): string[] {
  return [...text.matchAll(/`[^`]+`|\]\([^)]*\)|https?:\/\/\S+|(?<![\w`])\/v1\/[\w/{}.-]*\w/g)]
    .map(([kept]) => kept)
    .sort()
}
