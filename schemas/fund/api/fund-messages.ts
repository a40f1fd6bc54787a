import type { Text } from '../../core/language.ts'
import { defineMessages } from '../../api/language/message.ts'

/** Errors in a request for a fund, portfolio, report or asset. */
export const fundMessages = defineMessages({
  fundNotFound: ({ cnpj }: { cnpj: string }) => ({
    en: `No fund or class has the CNPJ ${cnpj} in this snapshot: check the number.`,
    pt: `Nenhum fundo ou classe tem o CNPJ ${cnpj} neste snapshot: confira o número.`,
  }),
  fundForm: {
    en: 'A fund is named by its CNPJ, 14 characters such as 00068305000135 or, URL-encoded, 00.068.305/0001-35, or by the ticker or ISIN of its quotas, such as XPML11 or BRXPMLCTF000.',
    pt: 'Um fundo é nomeado pelo CNPJ, 14 caracteres como 00068305000135 ou, codificado para URL, 00.068.305/0001-35, ou pelo código de negociação ou ISIN das suas cotas, como XPML11 ou BRXPMLCTF000.',
  },
  noFundOfCode: ({ code }: { code: string }) => ({
    en: `No report, line or document known here puts ${code} beside the CNPJ of a fund: search with /v1/search?q=${code}, or see /v1/asset/${code}.`,
    pt: `Nenhum informe, linha ou documento conhecido aqui põe ${code} ao lado do CNPJ de um fundo: busque com /v1/search?q=${code}, ou veja /v1/asset/${code}.`,
  }),
  severalFunds: ({ code, count }: { code: string; count: number }) => ({
    en: `${code} is beside the CNPJs of ${String(count)} funds: ask for one of them by its CNPJ.`,
    pt: `${code} está ao lado dos CNPJs de ${String(count)} fundos: peça um deles pelo CNPJ.`,
  }),
  severalClasses: ({ cnpj, count }: { cnpj: string; count: number }) => ({
    en: `Fund ${cnpj} has ${String(count)} classes: ask for one of them by its own CNPJ.`,
    pt: `O fundo ${cnpj} tem ${String(count)} classes: peça uma delas pelo próprio CNPJ.`,
  }),
  neverFiled: ({ cnpj }: { cnpj: string }) => ({
    en: `Fund ${cnpj} is known but never filed a portfolio here: see /v1/fund/${cnpj}.`,
    pt: `O fundo ${cnpj} é conhecido, mas nunca informou uma carteira aqui: veja /v1/fund/${cnpj}.`,
  }),
  noPortfolio: ({ cnpj, month }: { cnpj: string; month: string | null }) => ({
    en: `Fund ${cnpj} has no portfolio ${month === null ? '' : `for ${month} `}in this snapshot.`,
    pt: `O fundo ${cnpj} não tem carteira ${month === null ? '' : `de ${month} `}neste snapshot.`,
  }),
  withdrawn: ({ cnpj }: { cnpj: string }) => ({
    en: `It was filed once and is withdrawn: see /v1/fund/${cnpj}/portfolio/revisions.`,
    pt: `Ela foi informada uma vez e retirada: veja /v1/fund/${cnpj}/portfolio/revisions.`,
  }),
  noMonth: { en: 'No month of it has lines.', pt: 'Nenhum mês dele tem linhas.' },
  nearestDay: ({ day }: { day: string }) => ({ en: `Nearest is ${day}.`, pt: `A mais próxima é ${day}.` }),
  olderReport: ({ day, months }: { day: string; months: number }) => ({
    en: `Its newest report before that is from ${day}, more than ${String(months)} months older.`,
    pt: `Seu informe mais recente antes disso é de ${day}, mais de ${String(months)} meses mais antigo.`,
  }),
  firstReport: ({ day }: { day: string }) => ({
    en: `Its first report is from ${day}.`,
    pt: `Seu primeiro informe é de ${day}.`,
  }),
  reportsOfItsOwn: ({ cnpj, what, newest }: { cnpj: string; what: Text; newest: string }) => ({
    en: `Class ${cnpj} has no ${what.en} in this snapshot: it files reports of its own, the newest of ${newest}. See /v1/fund/${cnpj}/reports, and /v1/fund/${cnpj}/portfolio for the lines.`,
    pt: `A classe ${cnpj} não tem ${what.pt} neste snapshot: ela entrega informes próprios, o mais recente de ${newest}. Veja /v1/fund/${cnpj}/reports, e /v1/fund/${cnpj}/portfolio para as linhas.`,
  }),
  noReport: ({ cnpj, report, month, there }: { cnpj: string; report: Text; month: string | null; there: Text }) => ({
    en: `Class ${cnpj} has no ${report.en}${month === null ? '' : ` of ${month}`}; ${there.en}`,
    pt: `A classe ${cnpj} não tem ${report.pt}${month === null ? '' : ` de ${month}`}; ${there.pt}`,
  }),
  onlyTheseFile: ({ funds }: { funds: Text }) => ({
    en: `this snapshot has none of it: only ${funds.en} file one.`,
    pt: `este snapshot não tem nenhum dela: só ${funds.pt} o entregam.`,
  }),
  reportsThere: ({ first, last }: { first: string; last: string }) => ({
    en: `those that are there are from ${first} to ${last}.`,
    pt: `os que existem são de ${first} a ${last}.`,
  }),
  assetsNotCompiled: ({ snapshot }: { snapshot: string }) => ({
    en: `Snapshot ${snapshot} was compiled without the assets that lines name: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi compilado sem os ativos que as linhas nomeiam: peça um mais novo.`,
  }),
  severalAssets: ({ code, count }: { code: string; count: number }) => ({
    en: `${code} is the code of ${String(count)} assets: ask for one of them by its asset_id.`,
    pt: `${code} é o código de ${String(count)} ativos: peça um deles pelo seu asset_id.`,
  }),
  issuerOfLines: ({ cnpj, lines, funds, month }: { cnpj: string; lines: number; funds: number; month: string }) => ({
    en: `${cnpj} is no fund and no asset: it is the CNPJ of an issuer, whose papers ${String(funds)} funds have on ${String(lines)} lines of ${month}. List them with /v1/assets?q=${cnpj}, and ask for one by its asset_id.`,
    pt: `${cnpj} não é fundo nem ativo: é o CNPJ de um emissor, de que ${String(funds)} fundos têm papéis em ${String(lines)} linhas de ${month}. Liste-os com /v1/assets?q=${cnpj} e peça um pelo seu asset_id.`,
  }),
  searchAssets: {
    en: 'No line, quote or fund of this snapshot has that code: search with /v1/assets?q=.',
    pt: 'Nenhuma linha, cotação ou fundo deste snapshot tem esse código: busque com /v1/assets?q=.',
  },
  assetForm: ({ most }: { most: number }) => ({
    en: `An asset is named by its ticker (PETR4), ISIN (BRPETRACNPR6), Selic or CETIP code, asset_id (b3:PETR4), or the CNPJ of a fund, URL-encoded: at most ${String(most)} characters without accents.`,
    pt: `Um ativo é nomeado pelo ticker (PETR4), ISIN (BRPETRACNPR6), código Selic ou CETIP, asset_id (b3:PETR4), ou pelo CNPJ de um fundo, codificado para URL: no máximo ${String(most)} caracteres sem acentos.`,
  }),
})
