import type { CatalogueEntry } from '../../../schemas/service/catalogue/output.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { PageWords } from './page-context.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderCards } from '../kit/table.tsx'

type CatalogueSource = CatalogueEntry['sources'][number]

const COVERS: Readonly<Record<CatalogueSource['covers'], Text>> = {
  everything: { en: 'all there is', pt: 'tudo o que há' },
  month: { en: 'a month', pt: 'um mês' },
  year: { en: 'a year', pt: 'um ano' },
  day: { en: 'a day', pt: 'um dia' },
}
const HEADS: readonly Text[] = [
  { en: 'Source', pt: 'Fonte' },
  { en: 'A file holds', pt: 'Um arquivo contém' },
  { en: 'Months', pt: 'Meses' },
  { en: 'Requested', pt: 'Consultada' },
  { en: 'Address', pt: 'Endereço' },
]
const SOURCES_OF: Text = { en: 'Sources of', pt: 'Fontes de' }
const TO: Text = { en: 'to', pt: 'a' }
const NOW: Text = { en: 'now', pt: 'hoje' }
const DESCRIPTION: Text = { en: 'description', pt: 'descrição' }
const ALSO: Text = { en: 'also', pt: 'também' }

/**
 * Renders the sources of a dataset. A group of sources that differ only in a code is one row, with the first address.
 */
export function renderSources({ id, sources }: CatalogueEntry, { say, declared, language }: PageWords): Html {
  const rows = groupAlike(sources).map(([first, ...others]) => {
    const more = String(others.length)
    const count: Text = { en: ` and ${more} more`, pt: ` e mais ${more}` }
    return [
      <>
        <code>{first.id}</code>
        {others.length > 0 && say(count)}
      </>,
      <>
        {say(COVERS[first.covers])}, {first.format}
      </>,
      <>
        {first.first_month ?? '—'}
        {first.first_month !== null && ` ${say(TO)} ${first.last_month ?? say(NOW)}`}
      </>,
      declared(first.requested),
      <>
        <code>{first.url}</code> (<a href={first.page}>{say(DESCRIPTION)}</a>)
        {others.length > 0 && (
          <>
            <br />
            {say(ALSO)} {renderSourceCodes(others)}
          </>
        )}
      </>,
    ]
  })
  return renderCards({
    label: `${say(SOURCES_OF)} ${id}`,
    heads: HEADS.map(say),
    rows,
    widths: 'sources',
    onPhones: { atFirst: 2, language },
  })
}

function renderSourceCodes(sources: readonly CatalogueSource[]): Html {
  return <>{sources.map((source, at) => [at > 0 && ', ', <code>{source.id}</code>])}</>
}

/** Groups the sources whose addresses differ only in their last part. */
function groupAlike(sources: readonly CatalogueSource[]): [CatalogueSource, ...CatalogueSource[]][] {
  const groups = new Map<string, [CatalogueSource, ...CatalogueSource[]]>()
  for (const source of sources) {
    const { url, page, format, covers, first_month, last_month } = source
    const folder = url.slice(0, url.lastIndexOf('/'))
    const kind = JSON.stringify([covers === 'everything' ? folder : url, page, format, covers, first_month, last_month])
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [source])
    else group.push(source)
  }
  return [...groups.values()]
}
