import type { Translations } from '../translations.ts'

/** What is wrong with a request for a fund or an asset. */
export const fundErrorsPortuguese: Translations['sentences'] = {
  '{{code}} is the code of {{count}} assets: ask for one of them by its asset_id.':
    '{{code}} é o código de {{count}} ativos: peça um deles pelo seu asset_id.',
  'No line, quote or fund of this snapshot has that code: search with /v1/assets?q=.':
    'Nenhuma linha, cotação ou fundo deste retrato tem esse código: busque com /v1/assets?q=.',
  'An asset is named by its ticker (PETR4), ISIN (BRPETRACNPR6), Selic or CETIP code, asset_id (b3:PETR4), or the CNPJ of a fund, URL-encoded: at most {{count}} characters without accents.':
    'Um ativo é nomeado pelo ticker (PETR4), ISIN (BRPETRACNPR6), código Selic ou CETIP, asset_id (b3:PETR4), ou pelo CNPJ de um fundo, codificado para URL: no máximo {{count}} caracteres sem acentos.',
  'Fund {{cnpj}} is known but never filed a portfolio here: see {{address}}.':
    'O fundo {{cnpj}} é conhecido, mas nunca informou uma carteira aqui: veja {{address}}.',
  'Fund {{cnpj}} has no portfolio in this snapshot.': 'O fundo {{cnpj}} não tem carteira neste retrato.',
  'Fund {{cnpj}} has no portfolio for {{month}} in this snapshot.':
    'O fundo {{cnpj}} não tem carteira de {{month}} neste retrato.',
  'It was filed once and is withdrawn: see {{address}}.': 'Ela foi informada uma vez e retirada: veja {{address}}.',
  'No month of it has lines.': 'Nenhum mês dele tem linhas.',
  'Nearest is {{day}}.': 'A mais próxima é {{day}}.',
  'Its newest report before that is of {{day}}, more than {{count}} months older.':
    'Seu informe mais recente antes disso é de {{day}}, mais de {{count}} meses mais antigo.',
  'Its first report is of {{day}}.': 'Seu primeiro informe é de {{day}}.',
  'Fund {{cnpj}} has {{count}} classes: ask for one of them by its own CNPJ.':
    'O fundo {{cnpj}} tem {{count}} classes: peça uma delas pelo próprio CNPJ.',
  'No fund or class has the CNPJ {{cnpj}} in this snapshot: check the number.':
    'Nenhum fundo ou classe tem o CNPJ {{cnpj}} neste retrato: confira o número.',
  'Snapshot {{id}} was compiled without the assets that lines name: ask a newer one.':
    'O retrato {{id}} foi compilado sem os ativos que as linhas nomeiam: peça um mais novo.',
  'Class {{cnpj}} has no {{+what}} in this snapshot: it files reports of its own, the newest of {{day}}.':
    'A classe {{cnpj}} não tem {{+what}} neste retrato: ela entrega informes próprios, o mais recente de {{day}}.',
  'monthly holdings (CDA)': 'composição mensal da carteira (CDA)',
  'daily reports': 'informes diários',
  'See {{reports}}, and {{portfolio}} for the lines.': 'Veja {{reports}}, e {{portfolio}} para as linhas.',
  'Class {{cnpj}} has no {{+report}}; this snapshot has none of it: only {{+funds}} file one.':
    'A classe {{cnpj}} não tem {{+report}}; este retrato não tem nenhum dela: só {{+funds}} o entregam.',
  'Class {{cnpj}} has no {{+report}} of {{month}}; this snapshot has none of it: only {{+funds}} file one.':
    'A classe {{cnpj}} não tem {{+report}} de {{month}}; este retrato não tem nenhum dela: só {{+funds}} o entregam.',
  'Class {{cnpj}} has no {{+report}} of {{month}}; those that are there are from {{first}} to {{last}}.':
    'A classe {{cnpj}} não tem {{+report}} de {{month}}; os que existem são de {{first}} a {{last}}.',
  'monthly report': 'informe mensal',
  'quarterly report': 'informe trimestral',
  'receivables funds (FIDC)': 'fundos de direitos creditórios (FIDC)',
  'real-estate funds (FII)': 'fundos imobiliários (FII)',
  'No return from day to day can be computed from {{id}} ({{name}}): use one of {{names}}, or a ticker.':
    'Não se pode calcular rentabilidade de dia a dia com {{id}} ({{name}}): use um destes: {{names}}, ou um ticker.',
  'Name a series of /v1/statistics, such as ipca or selic, or a ticker of the spot market, such as BOVA11.':
    'Nomeie uma série de /v1/statistics, como ipca ou selic, ou um ticker do mercado à vista, como BOVA11.',
  'It is no series of /v1/statistics and no ticker with quotes.':
    'Não é série de /v1/statistics nem ticker com cotações.',
}
