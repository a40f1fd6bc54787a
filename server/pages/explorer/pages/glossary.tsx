import { z } from 'zod'
import type { ExplorerPage } from '../page.ts'
import { GLOSSARY, idOfTerm } from '../text/glossary.ts'
import { LANGUAGE_TAGS, otherLanguage, type Text } from '../../../../schemas/core/language.ts'

const TITLE: Text = { en: 'Glossary', pt: 'Glossário' }
const LEAD: Text = {
  en: 'The words of the Brazilian market, as these pages use them in both languages.',
  pt: 'As palavras do mercado brasileiro, como estas páginas as usam nas duas línguas.',
}
const AS_DATA: Text = { en: 'The glossary as data:', pt: 'O glossário como dados:' }
const NAMES: Text = { en: 'English', pt: 'Português' }

/** The words of the market, as a page and as data. */
export const glossaryPage: ExplorerPage = {
  path: '/glossary',
  datasets: [],
  input: z.strictObject({}),
  render({ language, say, link, charts }) {
    const other = otherLanguage(language)
    const words = [...GLOSSARY].sort((a, b) => a[language].localeCompare(b[language], LANGUAGE_TAGS[language]))
    charts.set('glossary', { columns: ['en', 'pt'], rows: GLOSSARY.map(({ en, pt }) => [en, pt]) })
    const rows = words.map((word) => (
      <tr id={idOfTerm(word)}>
        <th scope="row">{word[language]}</th>
        <td lang={LANGUAGE_TAGS[other]}>{word[other]}</td>
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
                <th scope="col">{NAMES[language]}</th>
                <th scope="col">{NAMES[other]}</th>
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
