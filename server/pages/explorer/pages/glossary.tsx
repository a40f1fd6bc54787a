import { z } from 'zod'
import type { ExplorerPage } from '../page.ts'
import { GLOSSARY, idOfTerm } from '../text/glossary/glossary.ts'
import { LANGUAGE_TAGS, otherLanguage, type Text } from '../../../../schemas/core/language.ts'

const TITLE: Text = { en: 'Glossary', pt: 'Glossário' }
const LEAD: Text = {
  en: 'What the words of these pages mean, in English and in Portuguese.',
  pt: 'O que significam os termos usados nestas páginas, em português e em inglês.',
}
const AS_DATA: Text = { en: 'Download the glossary:', pt: 'Baixar o glossário:' }
const TERM: Text = { en: 'Word', pt: 'Termo' }
const MEANING: Text = { en: 'Meaning', pt: 'Significado' }

/** Shows the words of the market, as a page and as data. */
export const glossaryPage: ExplorerPage = {
  path: '/glossary',
  datasets: [],
  input: z.strictObject({}),
  render({ language, say, link, charts }) {
    const other = otherLanguage(language)
    const words = [...GLOSSARY].sort((a, b) => a[language].localeCompare(b[language], LANGUAGE_TAGS[language]))
    charts.set('glossary', {
      columns: ['en', 'pt', 'meaning_en', 'meaning_pt'],
      rows: GLOSSARY.map(({ en, pt, means }) => [en, pt, means.en, means.pt]),
    })
    const rows = words.map((word) => (
      <tr id={idOfTerm(word)}>
        <th scope="row">
          {word[language]}
          {word[other] !== word[language] && (
            <>
              {' '}
              <small class="quiet" lang={LANGUAGE_TAGS[other]}>
                {word[other]}
              </small>
            </>
          )}
        </th>
        <td>{say(word.means)}</td>
      </tr>
    ))
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        <p class="lead">{say(LEAD)}</p>
        <p>
          {say(AS_DATA)} <a href={link('/glossary', { chart: 'glossary', format: 'json' })}>JSON</a>{' '}
          <a href={link('/glossary', { chart: 'glossary', format: 'csv' })}>CSV</a>
        </p>
        <div class="scroll" role="region" aria-label={say(TITLE)} tabindex="0">
          <table class="words">
            <thead>
              <tr>
                <th scope="col">{say(TERM)}</th>
                <th scope="col">{say(MEANING)}</th>
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
      </>
    )
    return Promise.resolve({ title: say(TITLE), description: say(LEAD), body, isListed: true })
  },
}
