import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import { figuresOf } from '../kit/figures.ts'
import { type Language, LANGUAGE_TAGS, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import type { PageView } from './page.ts'
import { renderHead } from './frame-head.tsx'
import { NAVIGATION, renderFootLinks } from './frame-pages.tsx'
import { type FrameParts, keepSnapshot } from './frame-parts.ts'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

const SKIP: Text = { en: 'Skip to the content', pt: 'Ir para o conteúdo' }
const FIND: Text = { en: 'Fund, CNPJ, asset or index', pt: 'Fundo, CNPJ, ativo ou índice' }
const SEARCH: Text = { en: 'Search', pt: 'Buscar' }
const OTHER: Text = { en: 'Português', pt: 'English' }
const PAGES_OF_SITE: Text = { en: 'Pages', pt: 'Páginas' }
const SAMPLE: Text = {
  en: 'Demonstration: a sample of the files, and registers that are partly synthetic. Do not take its figures for live data.',
  pt: 'Demonstração: uma amostra dos arquivos, com cadastros em parte sintéticos. Os números não são atuais.',
}
const MISSING: Text = { en: 'What is missing', pt: 'O que falta' }
const AS_KNOWN: Text = { en: 'As known on', pt: 'Posição dos dados em' }
const NOW: Text = { en: 'Look at the newest data', pt: 'Ver os dados mais recentes' }
const SOURCES: Text = {
  en: 'Compiled from open data of Brazilian public bodies: CVM (ODbL), B3, ANAC, IBGE and the central bank, each under its own terms.',
  pt: 'Compilado de dados abertos de órgãos públicos brasileiros: CVM (ODbL), B3, ANAC, IBGE e Banco Central, cada fonte com seus termos de uso.',
}
const FEED: Text = { en: 'feed of changes (Atom)', pt: 'feed de mudanças (Atom)' }
const SNAPSHOT: Text = { en: 'snapshot', pt: 'snapshot' }

/** Renders a whole page: header with the search, the given body, footer. */
export function renderFrame(parts: FrameParts): Html {
  const { language, body, snapshot } = parts
  const say = (text: Text) => text[language]
  return (
    <html lang={LANGUAGE_TAGS[language]}>
      {renderHead(parts)}
      <body>
        <a class="skip" href="#content">
          {say(SKIP)}
        </a>
        <header class="site">
          {renderBar(parts)}
          {snapshot?.isSample === true && renderSampleBanner(parts)}
          {renderPinned(parts)}
        </header>
        {DEFINITIONS}
        <main id="content" tabindex="-1">
          {body}
        </main>
        <footer class="site">
          {renderFootLinks(parts)}
          <p>
            {say(SOURCES)}
            {snapshot !== null && (
              <>
                {' '}
                · {renderSnapshotWord(parts)} <code>{snapshot.id}</code>
              </>
            )}
            {parts.feed !== undefined && (
              <>
                {' '}
                · <a href={parts.feed}>{say(FEED)}</a>
              </>
            )}
          </p>
        </footer>
      </body>
    </html>
  )
}

/** Leads to what a snapshot is. */
function renderSnapshotWord({ language, pages, pinned }: FrameParts): HtmlValue {
  const word = SNAPSHOT[language]
  return pages.has('/glossary') ? (
    <a href={`${keepSnapshot(`/${language}/glossary`, pinned)}#snapshot`}>{word}</a>
  ) : (
    word
  )
}

/** What a picture without a chart says of its source. */
export function describeSite({ say, snapshot }: Pick<PageView, 'say' | 'snapshot'>): string {
  return `${say(SERVICE_NAME)} · ${say(SNAPSHOT)} ${snapshot.id}`
}

function renderBar(parts: FrameParts): Html {
  const { language, elsewhere, pages } = parts
  const say = (text: Text) => text[language]
  const other = otherLanguage(language)
  const links = NAVIGATION.filter(({ path }) => pages.has(path))
  return (
    <div class="bar-of-site">
      <a class="brand" href={keepSnapshot(`/${language}`, parts.pinned)}>
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
          <use href="#logo" />
        </svg>{' '}
        {say(SERVICE_NAME)}
      </a>
      {parts.hasSearch !== true && renderSearch(parts)}
      <nav aria-label={say(PAGES_OF_SITE)}>
        {links.map((link) => (
          <>
            <a href={keepSnapshot(`/${language}${link.path}`, parts.pinned)}>{say(link.title)}</a>{' '}
          </>
        ))}
        <a href={language === 'en' ? '/docs' : `/${language}/docs`}>Docs</a>{' '}
        <a class="language" href={elsewhere} hreflang={LANGUAGE_TAGS[other]} lang={LANGUAGE_TAGS[other]}>
          {say(OTHER)}
        </a>
      </nav>
    </div>
  )
}

function renderSampleBanner({ language, pages, pinned }: FrameParts): Html {
  return (
    <p class="banner">
      {SAMPLE[language]}
      {pages.has('/coverage') && (
        <>
          {' '}
          <a href={keepSnapshot(`/${language}/coverage`, pinned)}>{MISSING[language]}</a>
        </>
      )}
    </p>
  )
}

/** Renders the search field. */
export function renderSearch({
  language,
  question = '',
  pinned = null,
}: Pick<FrameParts, 'language' | 'question' | 'pinned'>): Html {
  const [find, search] = [FIND[language], SEARCH[language]]
  return (
    <form class="search" role="search" action={`/${language}/search`}>
      <label class="unseen" for="q">
        {search}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        maxlength="100"
        autocomplete="off"
        value={question}
        placeholder={find}
        data-suggest={`/${language}/suggest`}
      />
      {pinned && <input type="hidden" name={pinned[0]} value={pinned[1]} />}
      <button>{search}</button>
    </form>
  )
}

function renderPinned({ language, pinned, here, snapshot }: FrameParts): Html | null {
  if (!pinned || here === null) return null
  const now = new URL(here, 'http://localhost')
  now.searchParams.delete(pinned[0])
  return (
    <p class="banner">
      {AS_KNOWN[language]} {describePinned(language, pinned)} ({SNAPSHOT[language]} {snapshot?.id}).{' '}
      <a href={`${now.pathname}${now.search}`}>{NOW[language]}</a>
    </p>
  )
}

/** The day in the manner of the language, or the name of the snapshot. */
function describePinned(language: Language, [parameter, value]: readonly [string, string]): string {
  const [, day] = /^(\d{4}-\d{2}-\d{2})$/.exec(value) ?? []
  return parameter === 'as_of' && day !== undefined ? figuresOf(language).day(day) : value
}

/**
 * Hatches and the logo, which pictures refer to. A browser draws none of a hidden element, so this one has no size
 * instead.
 */
const DEFINITIONS = (
  <svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="hatch" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      <pattern id="hatch-of-paper" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="hatch-of-paper" x1="0" y1="0" x2="0" y2="7" />
      </pattern>
      <symbol id="logo" viewBox="0 0 32 32">
        <rect width="32" height="32" rx="7" class="logo-ground" />
        <path d="M7 9H25M7 16H20M7 23H14q4 0 4-4" class="logo-lines" />
      </symbol>
    </defs>
  </svg>
)
