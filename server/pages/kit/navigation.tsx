import { orderedDatasets } from '../../../schemas/service/dataset-order.ts'
import { type Language, LANGUAGE_TAGS, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import type { Html } from './jsx-runtime.ts'

/** `path` is the address of the English page. */
interface SitePage {
  readonly path: string
  readonly title: Text
}

interface PageGroup {
  readonly title: Text
  readonly pages: readonly SitePage[]
}

const REFERENCE = '/docs/api'
const OPERATIONS = `${REFERENCE}/`

const GROUPS: readonly PageGroup[] = [
  {
    title: { en: 'Begin', pt: 'Começo' },
    pages: [
      { path: '/docs', title: { en: 'Start', pt: 'Início' } },
      { path: '/docs/rules', title: { en: 'Rules of every request', pt: 'Regras de todo pedido' } },
      { path: '/docs/look-through', title: { en: 'The look-through explained', pt: 'A carteira aberta, explicada' } },
      { path: '/docs/verify', title: { en: 'Signatures', pt: 'Assinaturas' } },
    ],
  },
  {
    title: { en: 'Datasets', pt: 'Conjuntos de dados' },
    pages: orderedDatasets.map(({ id, title }) => ({
      path: `/docs/${id}`,
      title,
    })),
  },
  {
    title: { en: 'Look up', pt: 'Consulta' },
    pages: [
      { path: REFERENCE, title: { en: 'API reference', pt: 'Referência da API' } },
      { path: '/docs/changelog', title: { en: 'Changelog', pt: 'Mudanças' } },
      { path: '/status', title: { en: 'Status', pt: 'Situação' } },
    ],
  },
]

const LISTED = GROUPS.flatMap(({ pages }) => pages)
const PAGES: Text = { en: 'Pages', pt: 'Páginas' }
const NEXT: Text = { en: 'Next', pt: 'Próxima' }
const BEFORE: Text = { en: 'Before', pt: 'Anterior' }
const NEIGHBOURS: Text = { en: 'Neighbouring pages', pt: 'Páginas vizinhas' }
const EXPLORER: Text = { en: 'Look at the data', pt: 'Ver os dados' }

/** Makes the address of a page in a language: English has the plain path. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
}

/** Renders the pages by group, and marks the shown one. The page of an endpoint marks the reference. */
export function renderNavigation(language: Language, current: string, hasExplorer: boolean): Html {
  const shown = LISTED.find(({ path }) => path === (current.startsWith(OPERATIONS) ? REFERENCE : current))
  const groups = GROUPS.map(({ title, pages }) => {
    const links = pages.map((page) => {
      const mark = page.path === current ? 'page' : 'true'
      return (
        <li>
          <a href={addressIn(language, page.path)} aria-current={page === shown ? mark : undefined}>
            {page.title[language]}
          </a>
        </li>
      )
    })
    return (
      <>
        <p>{title[language]}</p>
        <ul>{links}</ul>
      </>
    )
  })
  return (
    <nav class="pages" id="pages" popover aria-label={PAGES[language]}>
      {hasExplorer && (
        <p class="explorer">
          <a href={`/${language}`}>{EXPLORER[language]} →</a>
        </p>
      )}
      {groups}
    </nav>
  )
}

/** Renders the links to the pages before and behind one in the navigation. */
export function renderNeighbours(language: Language, current: string): Html | null {
  const at = LISTED.findIndex(({ path }) => path === current)
  if (at < 0) return null
  const link = (page: SitePage | undefined, label: Text, rel: string) =>
    page !== undefined && (
      <a rel={rel} href={addressIn(language, page.path)}>
        <span class="quiet">{label[language]}</span> {page.title[language]}
      </a>
    )
  return (
    <nav class="neighbours" aria-label={NEIGHBOURS[language]}>
      {at > 0 && link(LISTED[at - 1], BEFORE, 'prev')}
      {link(LISTED[at + 1], NEXT, 'next')}
    </nav>
  )
}

/** Renders the link to the same page in the other language. */
export function renderLanguageLink(language: Language, path: string): Html {
  const other = otherLanguage(language)
  const tag = LANGUAGE_TAGS[other]
  return (
    <a class="language" href={addressIn(other, path)} hreflang={tag} lang={tag}>
      {OTHER[language]}
    </a>
  )
}

const OTHER: Text = { en: 'Português', pt: 'English' }
