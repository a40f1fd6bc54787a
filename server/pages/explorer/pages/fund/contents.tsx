import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PageView } from '../../page.ts'

const ON_PAGE: Text = { en: 'On this page', pt: 'Nesta página' }
/** Pictures that a page can have, in their order. */
export type Sections = readonly (readonly [id: string, name: Text])[]

export const SECTIONS_OF_FUND: Sections = [
  ['holdings', { en: 'Holdings', pt: 'Carteira' }],
  ['properties', { en: 'Properties', pt: 'Imóveis' }],
  ['tenants', { en: 'Tenants', pt: 'Inquilinos' }],
  ['series', { en: 'Series', pt: 'Séries' }],
  ['segments', { en: 'Segments', pt: 'Segmentos' }],
  ['ages', { en: 'Arrears', pt: 'Vencidos' }],
  ['assignors', { en: 'Assignors', pt: 'Cedentes' }],
  ['trades', { en: 'Bought and sold', pt: 'Comprado e vendido' }],
  ['returns', { en: 'Returns', pt: 'Rentabilidade' }],
  ['statement', { en: 'Terms', pt: 'Condições' }],
  ['composition', { en: 'Months', pt: 'Competências' }],
  ['reports', { en: 'Daily reports', pt: 'Informe diário' }],
  ['periodic-reports', { en: 'Monthly reports', pt: 'Informes mensais' }],
  ['holders', { en: 'Who holds it', pt: 'Quem detém' }],
  ['revisions', { en: 'Versions', pt: 'Versões' }],
]

/** Lists the pictures that the page has, for a screen with room beside it. */
export function renderContents({ say, charts }: PageView, sections: Sections): Html {
  return (
    <nav class="contents" aria-label={say(ON_PAGE)}>
      {sections
        .filter(([id]) => charts.has(id))
        .map(([id, name]) => (
          <>
            <a href={`#${id}`}>{say(name)}</a>{' '}
          </>
        ))}
    </nav>
  )
}
