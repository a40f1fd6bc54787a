import type { Html, HtmlValue } from '../kit/jsx-runtime.ts'
import { assetPath } from '../kit/assets.ts'
import { renderDescription } from '../kit/description.tsx'
import { figuresOf } from '../kit/figures.ts'
import { type Language, LANGUAGE_TAGS, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import type { PageView } from './page.ts'
import { DEFINITIONS } from './definitions.tsx'
import { renderSearch } from './search-field.tsx'
import { renderPreview } from './share/preview.tsx'
import { keepSnapshot, NAVIGATION, renderFootLinks } from './site-pages.tsx'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

export interface FrameParts {
  readonly language: Language
  readonly title: string
  /** Description of the page, in a sentence, for search engines. */
  readonly description: string
  readonly body: HtmlValue
  /** Address of the same page in the other language, with its query; an error has the address of the start page. */
  readonly elsewhere: string
  /** Address of this page; null for an error. */
  readonly here: string | null
  readonly question?: string
  /** True where the body has the search field. */
  readonly hasSearch?: boolean
  readonly isListed?: boolean
  /** Null where no snapshot answers. */
  readonly snapshot: { readonly id: string; readonly isSample: boolean } | null
  /** Parameter that chose an older snapshot, for links and forms. */
  readonly pinned?: readonly [string, string] | null
  /** Address of this service, and of the picture that other sites show for the page. */
  readonly base?: string
  readonly image?: string
  readonly feed?: string
  /** True for a page with a picture, whose values a script tells. */
  readonly hasPictures?: boolean
  /** Description of the first picture of the page, which other sites write behind the title. */
  readonly finding?: string
  /** Kind of page, for search engines. */
  readonly dataset?: Html | null
  /** Paths of the pages that this server shows. */
  readonly pages: ReadonlySet<string>
}

const SKIP: Text = { en: 'Skip to the content', pt: 'Ir para o conteúdo' }
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
  en: 'Compiled from what CVM (ODbL), B3, ANBIMA, ANAC, IBGE and the central bank publish, each under its own terms.',
  pt: 'Compilado do que publicam CVM (ODbL), B3, ANBIMA, ANAC, IBGE e Banco Central, cada fonte com seus termos de uso.',
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

/** Source of a picture without a chart. */
export function describeSite({ say, snapshot }: Pick<PageView, 'say' | 'snapshot'>): string {
  return `${say(SERVICE_NAME)} · ${say(SNAPSHOT)} ${snapshot.id}`
}

function renderHead(parts: FrameParts): Html {
  const { language, title, description, here, elsewhere, base, image, dataset, isListed = false } = parts
  const { finding, feed, hasPictures = false } = parts
  const [site, other] = [SERVICE_NAME[language], otherLanguage(language)]
  return (
    <head>
      <meta charset="utf-8" />
      <title>{title === '' ? site : `${title} · ${site}`}</title>
      {renderDescription(description)}
      {base !== undefined && image !== undefined && here !== null && (
        <>
          {renderPreview({
            language,
            site,
            title: [title || site, finding].filter((each) => each !== undefined).join(': '),
            description,
            address: `${base}${here}`,
            image: `${base}${image}`,
          })}
        </>
      )}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {!isListed && <meta name="robots" content="noindex" />}
      {here !== null && (
        <>
          <link rel="alternate" hreflang={LANGUAGE_TAGS[language]} href={here} />
          <link rel="alternate" hreflang={LANGUAGE_TAGS[other]} href={elsewhere} />
        </>
      )}
      {feed !== undefined && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      {dataset}
      <link rel="icon" type="image/svg+xml" href={assetPath('explorer-icon.svg')} />
      <link rel="stylesheet" href={assetPath('search-field.css')} />
      <link rel="stylesheet" href={assetPath('explorer.css')} />
      <script src={assetPath('search-field.js')} defer />
      {hasPictures && <script src={assetPath('chart.js')} defer />}
    </head>
  )
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

/** Writes the day as the language does, or names the snapshot. */
function describePinned(language: Language, [parameter, value]: readonly [string, string]): string {
  const [, day] = /^(\d{4}-\d{2}-\d{2})$/.exec(value) ?? []
  return parameter === 'as_of' && day !== undefined ? figuresOf(language).day(day) : value
}
