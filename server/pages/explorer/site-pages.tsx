import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { writePageAddress } from './page-request.ts'

/** A page that exists once, not one for each fund or month. */
export interface NamedPage {
  readonly path: string
  readonly title: Text
}

const ALL_PAGES: Text = { en: 'All pages', pt: 'Todas as páginas' }
/** Links in the head of every page. */
export const NAVIGATION: readonly NamedPage[] = [
  { path: '/funds', title: { en: 'Funds', pt: 'Fundos' } },
  { path: '/asset', title: { en: 'Assets', pt: 'Ativos' } },
  { path: '/issuer', title: { en: 'Issuers', pt: 'Emissores' } },
  { path: '/manager', title: { en: 'Managers', pt: 'Gestores' } },
  { path: '/month', title: { en: 'Months', pt: 'Meses' } },
  { path: '/compare', title: { en: 'Compare', pt: 'Comparar' } },
  { path: '/xray', title: { en: 'X-ray', pt: 'Raio X' } },
]
/** Only the foot of a page leads to these; it leads to the others too. */
const OTHER_PAGES: readonly NamedPage[] = [
  { path: '/administrator', title: { en: 'Administrators', pt: 'Administradores' } },
  { path: '/quote', title: { en: 'Quotes', pt: 'Cotações' } },
  { path: '/index', title: { en: 'Indexes', pt: 'Índices' } },
  { path: '/series', title: { en: 'Series', pt: 'Séries' } },
  { path: '/fare', title: { en: 'Air fares', pt: 'Tarifas aéreas' } },
  { path: '/coverage', title: { en: 'Coverage', pt: 'Cobertura' } },
  { path: '/glossary', title: { en: 'Glossary', pt: 'Glossário' } },
]
/** Pages without parameters, which an address may mean. */
export const SINGLE_PAGES: readonly NamedPage[] = [...NAVIGATION, ...OTHER_PAGES]
const CHANGELOG: Text = { en: 'Changelog', pt: 'Mudanças' }
const STATUS: Text = { en: 'Status', pt: 'Situação' }

/** Writes an address of this site that keeps the chosen snapshot. */
export function keepSnapshot(path: string, pinned: Pinned): string {
  return pinned ? writePageAddress(path, Object.fromEntries([pinned])) : path
}

/** Parameter that chose an older snapshot, if one did. */
type Pinned = readonly [string, string] | null | undefined

interface FootParts {
  readonly language: Language
  readonly pages: ReadonlySet<string>
  readonly pinned?: Pinned
}

/** Leads to every page without parameters, and to the documentation. */
export function renderFootLinks({ language, pages, pinned }: FootParts): Html {
  const say = (text: Text) => text[language]
  const shown = SINGLE_PAGES.filter(({ path }) => pages.has(path))
  const inLanguage = (path: string) => (language === 'en' ? path : `/${language}${path}`)
  return (
    <nav aria-label={say(ALL_PAGES)}>
      {shown.map(({ path, title }) => (
        <>
          <a href={keepSnapshot(`/${language}${path}`, pinned)}>{say(title)}</a>{' '}
        </>
      ))}
      <a href={inLanguage('/docs')}>Docs</a> <a href={inLanguage('/docs/changelog')}>{say(CHANGELOG)}</a>{' '}
      <a href={inLanguage('/status')}>{say(STATUS)}</a>
    </nav>
  )
}
