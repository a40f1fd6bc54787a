import { z } from 'zod'
import type { Html } from '../../kit/jsx-runtime.ts'
import { readParameter } from '../answers.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { findAnything, type Found, FOUND_WORDS, questionInput } from './find.ts'

const MOST_FOUND = 25
const MOST_SUGGESTED = 8
/** A list that a screen of a phone has room for. */
const MOST_LISTED = 10

const TITLE: Text = { en: 'Search', pt: 'Busca' }
const FOR: Text = { en: 'Search for', pt: 'Busca por' }
const NOTHING: Text = {
  en: 'Nothing has such a name or code. Try a part of the name, a CNPJ, a ticker or an ISIN.',
  pt: 'Nenhum resultado. Tente parte do nome, um CNPJ, um código de negociação ou um ISIN.',
}
const CUT: Text = {
  en: `Only the best ${String(MOST_FOUND)} are shown: write more of the name, or a code.`,
  pt: `São mostrados só os ${String(MOST_FOUND)} melhores resultados: refine com mais palavras ou com um código.`,
}
const MEANT: Text = { en: 'Did you mean', pt: 'Você quis dizer' }
const RESULTS: Text = { en: 'Its results follow.', pt: 'Seguem os resultados.' }
const TOO_SHORT: Text = { en: 'Write at least two characters.', pt: 'Escreva ao menos dois caracteres.' }

const input = z.strictObject({ q: questionInput.optional() })

/** Everything that a search finds. */
export const searchPage: ExplorerPage = {
  path: '/search',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input,
  async render(view) {
    const { say, parameters } = view
    const question = readParameter(parameters, 'q')
    const { found: named, meant } = await findAnything(view, question, MOST_FOUND + 1)
    // Whoever mistypes a name sees what it finds without another click.
    const more = meant === '' ? named : (await findAnything(view, meant, MOST_FOUND + 1)).found
    const found = more.slice(0, MOST_FOUND)
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    const body = (
      <>
        <h1>
          {question === '' ? (
            say(TITLE)
          ) : (
            <>
              {say(FOR)} “{question}”
            </>
          )}
        </h1>
        {question.trim().length < 2 ? (
          <p class="lead">{say(TOO_SHORT)}</p>
        ) : (
          named.length === 0 && renderNothing(view, question, meant)
        )}
        {more.length > found.length && <p>{say(CUT)}</p>}
        {kinds.map((kind) => (
          <>
            <h2>{say(FOUND_WORDS[kind])}</h2>
            {listFound(found.filter((each) => each.kind === kind))}
          </>
        ))}
      </>
    )
    const description: Text = {
      en: `Search${question && ` for “${question}”`}: Brazil’s funds, assets, quotes, indexes, series and air routes, by name or code.`,
      pt: `Busca${question && ` por “${question}”`}: fundos, ativos, cotações, índices, séries e rotas aéreas do Brasil, pelo nome ou código.`,
    }
    return { title: say(TITLE), description: say(description), body }
  },
}

/** Says that nothing was found, and what was meant if that finds something. */
function renderNothing({ say, link }: PageView, question: string, meant: string): Html {
  if (meant === '') return <p class="lead">{say(NOTHING)}</p>
  const nothing: Text = { en: `Nothing has “${question}”.`, pt: `Nenhum resultado para “${question}”.` }
  return (
    <p class="lead">
      {say(nothing)} {say(MEANT)} <a href={link('/search', { q: meant })}>{meant}</a>? {say(RESULTS)}
    </p>
  )
}

/** Lists links with a line below each. */
function listFound(found: readonly Found[]): Html {
  return (
    <ul class="found">
      {found.map(({ name, code, href }) => (
        <li>
          <a href={href}>{name}</a>
          {!name.startsWith(code) && <span class="quiet">{code}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Suggestions while somebody types, for the script of the pages. */
export const suggestPage: ExplorerPage = {
  path: '/suggest',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input,
  async render(view) {
    const { say, link } = view
    const { found, meant } = await findAnything(view, readParameter(view.parameters, 'q'), MOST_SUGGESTED)
    const listed = found.slice(0, MOST_LISTED).map(({ name, detail, href }) => ({ name, detail, href }))
    if (meant === '') return { json: listed }
    return { json: [{ name: meant, detail: `${say(MEANT)}?`, href: link('/search', { q: meant }) }] }
  },
}
