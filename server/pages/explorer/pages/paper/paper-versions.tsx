import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { DebentureVersion, InstrumentVersion } from '../../answers.gen.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { joinFilled } from '../../text/join-filled.ts'
import { writeAmount, writeDay, writePay } from './paper-terms.ts'

const TITLE: Text = { en: 'Terms by version', pt: 'Condições por versão' }
const ONE: Text = { en: 'One version of the terms, seen on', pt: 'Uma versão das condições, vista em' }
const SEVERAL: Text = {
  en: 'versions of the terms, the newest seen on',
  pt: 'versões das condições, a mais nova vista em',
}
const SENTENCE: Text = {
  en: 'As this installation saw them, from the day of each on. The source keeps no older terms.',
  pt: 'Como esta instalação as viu, cada uma a partir do seu dia. A fonte não guarda condições anteriores.',
}
const SEEN: Text = { en: 'Seen on', pt: 'Vista em' }
const CHANGE: Text = { en: 'What changed', pt: 'O que mudou' }
const PAYS: Text = { en: 'Pays', pt: 'Remuneração' }
const DUE: Text = { en: 'Maturity', pt: 'Vencimento' }
const FACE: Text = { en: 'Face value', pt: 'Valor nominal' }
const CHANGES: Readonly<Record<string, Text>> = {
  first: { en: 'first seen', pt: 'primeira vista' },
  changed: { en: 'changed', pt: 'mudou' },
  withdrawn: { en: 'left the source', pt: 'saiu da fonte' },
  returned: { en: 'returned', pt: 'voltou' },
}

const COLUMNS = [
  'revision',
  'seen_date',
  'change',
  'changed_columns',
  'isin',
  'issue_date',
  'maturity_date',
  'index',
  'index_percent',
  'rate',
  'face_value',
] as const

type Version = (DebentureVersion | InstrumentVersion) & { readonly isin?: string }

/** Renders the versions of the terms of a paper, the newest first; null where none was seen. */
export function renderVersions(
  view: PageView,
  versions: readonly Version[],
  { request, publisher, place }: { readonly request: string; readonly publisher: string; readonly place: string },
): Html | null {
  if (versions.length === 0) return null
  const { say, figures, name } = view
  const shown = versions.map((version) => ({ isin: '', ...version }))
  const rows = shown.map((version): HtmlValue[] => [
    figures.day(version.seen_date),
    joinFilled([name(CHANGES, version.change), version.changed_columns.replaceAll('; ', ', ')], ': '),
    writePay(view, version),
    writeDay(view, version.maturity_date),
    writeAmount(view, version.currency, version.face_value),
  ])
  // Shares pay nothing that is filed, and never fall due.
  const isFilled = (_cell: unknown, column: number) => rows.some((row) => row[column] !== '')
  return renderRowCards(view, {
    id: 'versions',
    title: say(TITLE),
    finding: sayNewest(view, versions),
    sentence: say(SENTENCE),
    heads: [SEEN, CHANGE, PAYS, DUE, FACE].map(say).filter(isFilled),
    rows: rows.map((row) => row.filter(isFilled)),
    figures: rows.some((row) => row.at(-1) !== '') ? 1 : 0,
    atFirst: 10,
    data: pickData(COLUMNS, shown),
    request,
    source: { publisher, place },
  })
}

/** States how many versions there are, and when the newest was seen. */
function sayNewest({ say, figures }: PageView, versions: readonly Version[]): string {
  const [newest = ''] = versions
    .map(({ seen_date }) => seen_date)
    .sort()
    .reverse()
  const count = versions.length === 1 ? say(ONE) : `${String(versions.length)} ${say(SEVERAL)}`
  return `${count} ${figures.day(newest)}`
}
