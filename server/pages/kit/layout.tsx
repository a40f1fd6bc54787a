import { type Language, LANGUAGE_TAGS, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import { assetPath } from './assets.ts'
import { renderDescription } from './description.tsx'
import type { Html } from './jsx-runtime.ts'
import { addressIn, renderLanguageLink, renderNavigation, renderNeighbours } from './navigation.tsx'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

/** A section in the list of contents. */
interface Section {
  readonly id: string
  readonly title: string
}

export interface PageParts {
  readonly language: Language
  readonly title: string
  /** A sentence or two for search engines; null for a page that they do not list. */
  readonly description: string | null
  readonly body: Html
  /** Address of the page in English, which the navigation marks: `/docs/changelog`. */
  readonly path: string
  /** Sections of a long page, which a list next to the text shows. */
  readonly contents?: readonly Section[]
  /** Elements of the head that only this page has. */
  readonly head?: Html
  readonly hasExplorer?: boolean
  readonly question?: string
}

const SKIP: Text = { en: 'Skip to the content', pt: 'Ir para o conteúdo' }
const MENU: Text = { en: 'Menu', pt: 'Menu' }
const ON_THIS_PAGE: Text = { en: 'On this page', pt: 'Nesta página' }
const SEARCH: Text = { en: 'Search', pt: 'Buscar' }
const FIND: Text = { en: 'Page, field or endpoint', pt: 'Página, campo ou endereço' }
const SITE_LINKS: Text = { en: 'Site', pt: 'Site' }
const SOURCES: Text = {
  en: 'Compiled from files of Brazilian public bodies, of the exchange and of ANBIMA. Each dataset’s page names its licence and its attribution.',
  pt: 'Compilado de arquivos de órgãos públicos brasileiros, da bolsa e da ANBIMA. A página de cada conjunto traz sua licença e a atribuição.',
}

/** Renders a whole page: landmarks, skip link, search, navigation, the given body, and the way to the next page. */
export function renderPage(parts: PageParts): Html {
  const { language, title, description, body, path, contents = [], head, hasExplorer = false } = parts
  const other = otherLanguage(language)
  const site = SERVICE_NAME[language]
  return (
    <html lang={LANGUAGE_TAGS[language]}>
      <head>
        <meta charset="utf-8" />
        <title>{title === site ? site : `${title} · ${site}`}</title>
        {description !== null && renderDescription(description)}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="alternate" hreflang={LANGUAGE_TAGS[language]} href={addressIn(language, path)} />
        <link rel="alternate" hreflang={LANGUAGE_TAGS[other]} href={addressIn(other, path)} />
        <link rel="icon" type="image/svg+xml" href={assetPath('icon.svg')} />
        <link rel="stylesheet" href={assetPath('search-field.css')} />
        <link rel="stylesheet" href={assetPath('site.css')} />
        <script src={assetPath('search-field.js')} defer />
        <script src={assetPath('docs.js')} defer />
        {head}
      </head>
      <body>
        <a class="skip" href="#content">
          {SKIP[language]}
        </a>
        <header class="site">
          <a class="brand" href={addressIn(language, '/docs')}>
            {site}
          </a>
          {renderSearchField(parts)}
          <nav aria-label={SITE_LINKS[language]}>
            {renderLanguageLink(language, path)}
            <button class="menu" type="button" popovertarget="pages">
              {MENU[language]}
            </button>
          </nav>
        </header>
        <div class={contents.length > 0 ? 'frame with-contents' : 'frame'}>
          {renderNavigation(language, path, hasExplorer)}
          {contents.length > 0 && renderContents(language, contents)}
          <main id="content" tabindex="-1">
            {contents.length > 0 && (
              <button class="open-contents" type="button" popovertarget="contents">
                {ON_THIS_PAGE[language]}
              </button>
            )}
            {body}
            {renderNeighbours(language, path)}
          </main>
        </div>
        <footer class="site">
          <p>{SOURCES[language]}</p>
        </footer>
      </body>
    </html>
  )
}

function renderSearchField({ language, question = '' }: PageParts): Html {
  const address = addressIn(language, '/docs/search')
  return (
    <form class="search" role="search" action={address}>
      <label class="unseen" for="q">
        {SEARCH[language]}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        maxlength="100"
        autocomplete="off"
        value={question}
        placeholder={FIND[language]}
        data-suggest={address}
      />
      <button>{SEARCH[language]}</button>
    </form>
  )
}

function renderContents(language: Language, contents: readonly Section[]): Html {
  const links = contents.map(({ id, title }) => (
    <li>
      <a href={`#${id}`}>{title}</a>
    </li>
  ))
  return (
    <nav class="contents" id="contents" popover aria-label={ON_THIS_PAGE[language]}>
      <p>{ON_THIS_PAGE[language]}</p>
      <ul>{links}</ul>
    </nav>
  )
}
