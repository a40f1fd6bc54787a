import type { Text } from '../../../../schemas/core/language.ts'
import type { PageWords } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderInline } from '../../kit/markdown.ts'
import { searchDocs } from './search-index.ts'

const TITLE: Text = { en: 'Search', pt: 'Busca' }
const EMPTY: Text = {
  en: 'Write a word in the field above: the name of a field, an endpoint, a dataset.',
  pt: 'Escreva uma palavra no campo acima: o nome de um campo, de um endereço, de um conjunto.',
}
const SUGGESTED = 8
/** Characters of a sentence that a result shows. */
const SHOWN = 180

/** A result for the field that suggests as one types. */
interface Suggestion {
  readonly name: string
  readonly detail: string
  readonly href: string
}

/** Finds the first places for what was typed so far. */
export function suggestPlaces(question: string, { language }: PageWords): readonly Suggestion[] {
  const found = searchDocs(language, question).slice(0, SUGGESTED)
  return found.map(({ title, kind, path }) => ({ name: title, detail: kind, href: path }))
}

/** Renders the places that a question finds, with the beginning of what each says. */
export function renderSearchPage(question: string, words: PageWords, hasExplorer: boolean): Html {
  const { say, language } = words
  const found = question === '' ? [] : searchDocs(language, question)
  const description: Text = {
    en: `Search of the documentation${question && ` for “${question}”`}: its pages, and the fields and endpoints of the data.`,
    pt: `Busca na documentação${question && ` por “${question}”`}: suas páginas, e os campos e endereços dos dados.`,
  }
  const nothing: Text = { en: `Nothing has “${question}”.`, pt: `Nenhum resultado para “${question}”.` }
  const items = found.map(({ title, kind, text, path }) => (
    <li>
      <a href={path}>{title}</a> <span class="quiet">{kind}</span>
      <br />
      {renderInline(shorten(text))}
    </li>
  ))
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      {question === '' && <p>{say(EMPTY)}</p>}
      {question !== '' && found.length === 0 && <p>{say(nothing)}</p>}
      <ul class="found">{items}</ul>
    </>
  )
  return renderPage({
    language,
    title: say(TITLE),
    description: say(description),
    body,
    path: '/docs/search',
    hasExplorer,
    question,
  })
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(' ', SHOWN))} …`
}
