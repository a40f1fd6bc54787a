import type { Value } from '../../../../../schemas/api/endpoint.ts'
import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { IssuerLine } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import type { IssuerPlace } from './read-holders.ts'
import { CUT, type IssuerPapers, partOf } from './issuer-papers.tsx'

const TITLE: Text = { en: 'Related parties', pt: 'Partes relacionadas' }
const FILE_IT: Text = { en: 'file it as related', pt: 'informam ligação com o emissor' }
const FILES_IT: Text = { en: 'files it as related', pt: 'informa ligação com o emissor' }
const NONE: Text = { en: 'No fund files this issuer as related', pt: 'Nenhum fundo informa ligação com o emissor' }
const SENTENCE: Text = {
  en: 'Each line of shares, bank paper and credit files whether its issuer is related to the administrator or manager of the fund. It is what the fund says of itself: nobody checks it here.',
  pt: 'Cada linha de ação, título bancário ou crédito informa se o emissor é ligado ao administrador ou ao gestor do fundo. É a declaração do próprio fundo, sem conferência aqui.',
}
const STATE: Text = { en: 'The fund files the issuer as', pt: 'O fundo informa o emissor como' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const STATES: readonly { readonly related: boolean | null; readonly name: Text }[] = [
  { related: true, name: { en: 'related', pt: 'ligado' } },
  { related: false, name: { en: 'not related', pt: 'não ligado' } },
  { related: null, name: { en: 'nothing: the line has no such field', pt: 'nada: a linha não tem esse campo' } },
]

/** Renders how much of an issuer is in funds of its own group, as they file it; null where no line says. */
export function renderRelated(view: PageView, { id, date }: IssuerPlace, papers: IssuerPapers): Html | null {
  const { say, figures } = view
  const states = STATES.flatMap(({ related, name }) => {
    const lines = papers.lines.filter((line) => line.related_issuer === related)
    return lines.length === 0 ? [] : [{ related, name, lines, ...addUp(lines) }]
  })
  if (!states.some(({ related }) => related !== null)) return null
  const own = states.find(({ related }) => related === true)
  const found =
    own === undefined
      ? say(NONE)
      : `${countFunds(view, String(own.class_count))} ${say(own.class_count === 1 ? FILES_IT : FILE_IT)}: ${figures.shortReais(own.value)}`
  return renderChart(view, {
    id: 'related',
    title: papers.isCut ? say(TITLE) : found,
    sentence: (
      <>
        {say(SENTENCE)}
        {papers.isCut && <> {say(CUT)}</>}
      </>
    ),
    picture: null,
    table: {
      heads: [STATE, FUNDS, LINES, VALUE].map(say),
      rows: states.map(({ name, lines, class_count, value }) => [
        say(name),
        figures.number(String(class_count)),
        figures.number(String(lines.length)),
        figures.number(value, 2),
      ]),
      figures: 3,
      wideOnly: [2],
    },
    isTableOpen: true,
    data: {
      columns: ['related_issuer', 'class_count', 'line_count', 'value'],
      rows: states.map(({ related, lines, class_count, value }): readonly Value[] => [
        related,
        class_count,
        lines.length,
        toExactNumber(toUnits(value, 2), 2),
      ]),
      ...partOf(papers),
    },
    request: `/v1/issuer/${id}/lines?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}

function addUp(lines: readonly IssuerLine[]) {
  return {
    value: sumCents(lines.map((line) => toDecimal(line.final_position_value))),
    class_count: new Set(lines.map(({ cnpj }) => cnpj)).size,
  }
}
