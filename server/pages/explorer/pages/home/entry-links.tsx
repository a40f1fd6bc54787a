import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PageView } from '../../page.ts'

interface EntryLink {
  /** Page that the server must show: the link is left out without it. */
  readonly page: string
  readonly path: (month: string) => string
  readonly name: Text
  readonly why: Text
}

const WAYS: Text = { en: 'Ways in', pt: 'Por onde começar' }
const LINKS: readonly EntryLink[] = [
  {
    page: '/funds',
    path: () => '/funds',
    name: { en: 'Funds', pt: 'Fundos' },
    why: {
      en: 'by size, return, fee, inflows and what they hide',
      pt: 'por tamanho, retorno, taxa, captação e parcela em sigilo',
    },
  },
  {
    page: '/asset',
    path: () => '/asset',
    name: { en: 'Assets', pt: 'Ativos' },
    why: { en: 'what all funds hold, and who holds it', pt: 'o que todos os fundos têm, e quem tem' },
  },
  {
    page: '/issuer',
    path: () => '/issuer',
    name: { en: 'Issuers', pt: 'Emissores' },
    why: { en: 'whose shares and debts are in funds', pt: 'de quem são as ações e os títulos nas carteiras' },
  },
  {
    page: '/manager',
    path: () => '/manager',
    name: { en: 'Managers', pt: 'Gestores' },
    why: { en: 'all funds of one as a single portfolio', pt: 'todos os fundos de um gestor em uma só carteira' },
  },
  {
    page: '/month/{month}',
    path: (month) => `/month/${month}`,
    name: { en: 'The month', pt: 'O mês' },
    why: { en: 'what was bought, sold and filed again', pt: 'o que se comprou, vendeu e retificou' },
  },
  {
    page: '/xray',
    path: () => '/xray',
    name: { en: 'X-ray', pt: 'Raio X' },
    why: { en: 'up to ten funds as if they were one', pt: 'até dez fundos como se fossem um só' },
  },
]

/** Renders the ways into the data: funds, assets and issuers, managers, the month. */
export function renderEntryLinks({ say, link, pages }: PageView, month: string | null): Html | null {
  const shown = LINKS.filter(({ page }) => pages.has(page) && (month !== null || page !== '/month/{month}'))
  return shown.length === 0 ? null : (
    <>
      <h2>{say(WAYS)}</h2>
      <ul class="cards doors">
        {shown.map(({ path, name, why }) => (
          <li>
            <a href={link(path(month ?? ''))}>{say(name)}&nbsp;›</a>
            <span class="quiet">{say(why)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
