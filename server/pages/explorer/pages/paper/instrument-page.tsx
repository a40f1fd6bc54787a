import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import { instrumentIsinInput } from '../../../../../schemas/datasets/b3_isin/api/instrument-input.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Instrument } from '../../answers.gen.ts'
import { askOrNothing, readParameter } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { joinFilled } from '../../text/join-filled.ts'
import { readHolders } from '../fund/holders.tsx'
import { renderPaperHolders } from './paper-holders.tsx'
import { findIssuerPages, renderIssuerLinks, writeIssuer } from './paper-links.tsx'
import { INSTRUMENTS_SOURCE, ISIN, ISSUER, listTerms, writeAmount, writeDay } from './paper-terms.ts'
import { renderVersions } from './paper-versions.tsx'

const EDITION: Text = { en: 'Edition of the database', pt: 'Edição da base' }
const KIND: Text = { en: 'Type', pt: 'Tipo' }
const DESCRIPTION: Text = { en: 'Description', pt: 'Descrição' }
const ISSUER_CODE: Text = { en: 'Issuer code', pt: 'Código do emissor' }
const DEPOSITARY: Text = { en: 'Code at the depositary', pt: 'Código na depositária' }
const SELIC: Text = { en: 'Code in the Selic', pt: 'Código no Selic' }
const STRIKE: Text = { en: 'Strike', pt: 'Preço de exercício' }
const CFI: Text = { en: 'CFI', pt: 'CFI' }
const OF: Text = { en: 'of', pt: 'de' }
const DEBENTURE: Text = { en: 'In the register of debentures', pt: 'No cadastro de debêntures' }
const NOBODY: Text = {
  en: 'No line in the files of the newest month that are here names this ISIN. Confidential lines name none, so a fund may still hold it.',
  pt: 'Nenhuma posição dos arquivos disponíveis do mês mais recente informa este ISIN. Posições em sigilo não informam nenhum, e algum fundo ainda pode tê-lo.',
}
/** Types of the database in words; others stay as they are filed. */
const TYPES: Readonly<Record<string, Text>> = {
  ACN: { en: 'share', pt: 'ação' },
  UNT: { en: 'unit', pt: 'unit' },
  BDR: { en: 'receipt (BDR)', pt: 'BDR' },
  CTF: { en: 'quota of a fund', pt: 'cota de fundo' },
  DBS: { en: 'debenture', pt: 'debênture' },
  CRI: { en: 'CRI', pt: 'CRI' },
  CRA: { en: 'CRA', pt: 'CRA' },
  LFI: { en: 'financial bill (LF)', pt: 'letra financeira' },
}

/** An instrument of the ISIN database: its terms and their versions, and the funds that hold it. */
export const instrumentPage: ExplorerPage = {
  path: '/instrument/{isin}',
  datasets: ['b3_isin', 'cvm_fund_portfolio'],
  input: z.strictObject({ isin: instrumentIsinInput }),
  async render(view) {
    const { ask, parameters, say } = view
    const isin = readParameter(parameters, 'isin').toUpperCase()
    const { data: instrument, reference_date } = await ask('instrument', { isin })
    const cnpj = instrument.issuer_cnpj ?? ''
    const [holders, papers, issuer] = await Promise.all([
      readHolders(view, isin, ''),
      view.pages.has('/debenture/{code}') ? askOrNothing(ask, 'debentures', { isin, page_size: '20' }) : null,
      findIssuerPages(view, cnpj),
    ])
    const title = titleOf(view, instrument)
    const codes = papers?.data.map(({ code }) => code) ?? []
    const body = (
      <>
        <h1>{title}</h1>
        {renderFacts(view, instrument, reference_date)}
        {renderDebentures(view, codes)}
        {renderIssuerLinks(view, { cnpj, name: instrument.issuer_name ?? '', ...issuer })}
        {renderPaperHolders(view, isin, holders, NOBODY)}
        {renderVersions(view, instrument.versions, {
          request: `/v1/instruments/${isin}`,
          publisher: INSTRUMENTS_SOURCE,
          place: 'isin.zip, NUMERACA',
        })}
      </>
    )
    const description: Text = {
      en: `${title}: what the ISIN database says of it, and the investment funds that hold it.`,
      pt: `${title}: o que a base de códigos ISIN diz dele, e os fundos de investimento com ele em carteira.`,
    }
    return { title, description: say(description), body }
  },
}

function titleOf({ say, name }: PageView, { isin, instrument_type, issuer_name }: Instrument): string {
  const issuer = shortenCompanyName(issuer_name ?? '')
  const kind = name(TYPES, instrument_type)
  const described = joinFilled([kind, issuer], ` ${say(OF)} `)
  return described === '' ? isin : `${isin}: ${described}`
}

function renderFacts(view: PageView, instrument: Instrument, edition: string | null): Html {
  const { name } = view
  const kind = instrument.instrument_type
  const filed = name(TYPES, kind) === kind ? kind : `${kind} · ${name(TYPES, kind)}`
  return renderFactList(view, [
    [EDITION, writeDay(view, edition)],
    [ISIN, instrument.isin],
    [KIND, filed],
    [DESCRIPTION, instrument.instrument_description],
    [ISSUER, writeIssuer(instrument.issuer_cnpj ?? '', instrument.issuer_name ?? '')],
    [ISSUER_CODE, instrument.issuer_code],
    ...listTerms(view, instrument),
    [STRIKE, writeAmount(view, instrument.currency, instrument.strike_price)],
    [DEPOSITARY, instrument.cetip_code],
    [SELIC, instrument.selic_code],
    [CFI, instrument.cfi_code],
  ])
}

/** Leads to the papers of the register that have the ISIN: several can share one. */
function renderDebentures({ say, link }: PageView, codes: readonly string[]): Html | null {
  if (codes.length === 0) return null
  return (
    <p class="more">
      {say(DEBENTURE)}:{' '}
      {codes.map((code, at) => (
        <>
          {at > 0 && ', '}
          <a href={link(`/debenture/${code}`)}>{code}</a>
        </>
      ))}
    </p>
  )
}
