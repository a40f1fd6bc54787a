import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Type of fund as filed; older files lack the column.':
      'Tipo do fundo como informado; arquivos antigos não têm a coluna.',
    'Name of the fund as filed.': 'Nome do fundo como informado.',
    'ABERTO where quotas can be redeemed, or FECHADO.': 'ABERTO se cotas podem ser resgatadas, ou FECHADO.',
    'True if the quotas are traded on a market.': 'Verdadeiro se as cotas são negociadas em mercado.',
    'The market on which they are traded.': 'O mercado em que são negociadas.',
    'DETERMINADO for a fund that ends, or INDETERMINADO.': 'DETERMINADO para um fundo que termina, ou INDETERMINADO.',
    'The term of the fund in words, as filed.': 'O prazo do fundo em palavras, como informado.',
    'Whom the fund is for, as filed, such as INVESTIDORES QUALIFICADOS.':
      'A quem o fundo se destina, como informado, como INVESTIDORES QUALIFICADOS.',
    'True if the fund is registered at ANBIMA.': 'Verdadeiro se o fundo é registrado na ANBIMA.',
    'Class of ANBIMA as filed.': 'Classe ANBIMA como informada.',
    'How the quotas are sold, as filed.': 'Como as cotas são distribuídas, como informado.',
    'Policy of investment as filed, such as PASSIVA.': 'Política de investimento como informada, como PASSIVA.',
    'Most that it may hold in funds of its own administrator or manager.':
      'Máximo que pode ter em fundos do próprio administrador ou gestor.',
    'True if the income of the portfolio stays in the net assets.':
      'Verdadeiro se o resultado da carteira se incorpora ao patrimônio.',
    'True for a fund that holds quotas of funds.': 'Verdadeiro para um fundo que detém cotas de fundos.',
    'True for a fund that follows one other fund; null where it is not said.':
      'Verdadeiro para um fundo que espelha outro; nulo se não informado.',
    'Least first investment.': 'Aplicação inicial mínima.',
    'True if the quota is computed each day.': 'Verdadeiro se a cota é calculada todo dia.',
    'Days between two quotas of a fund without a daily one.': 'Dias entre duas cotas de um fundo sem cota diária.',
    'The day whose quota an investment gets, as filed.': 'O dia cuja cota vale na aplicação, como informado.',
    'Whether the quota was computed at the close or at the opening of the day, as filed.':
      'Se a cota é de fechamento ou de abertura, como informado.',
    'Days from the request of a redemption to the quota that counts, as filed.':
      'Dias do pedido de resgate à cota que vale, como informado.',
    'Days until quotas are paid, as filed.': 'Dias até o pagamento das cotas, como informado.',
    'Days before quotas can be redeemed, as filed.': 'Dias de carência para resgate, como informado.',
    'Days until a redemption is paid, as filed.': 'Dias até o pagamento do resgate, como informado.',
    'DIAS ÚTEIS, business days, or DIAS CORRIDOS, all days.': 'DIAS ÚTEIS ou DIAS CORRIDOS.',
    'True if a fee is due for earlier payment of a redemption.':
      'Verdadeiro se há taxa por pagamento antecipado do resgate.',
    'Fee of administration a year, in percent of net assets, as filed: see implausible.':
      'Taxa de administração anual, em percentual do patrimônio, como informada: veja implausible.',
    'Highest fee of custody a year, in percent of net assets.':
      'Taxa máxima de custódia anual, em percentual do patrimônio.',
    'True if there is a fee on performance.': 'Verdadeiro se há taxa de performance.',
    'Fee in percent of what is earned above the index; some file a part of one.':
      'Taxa em percentual do que excede o índice; alguns informam uma fração de um.',
    'The index that performance is measured by, as filed.': 'O índice de referência da performance, como informado.',
    'Percent of that index.': 'Percentual desse índice.',
    'What is added to the index, in percent.': 'O que se soma ao índice, em percentual.',
    'How the fee is computed: ATIVO, PASSIVO or AJUSTE.': 'Como a taxa é calculada: ATIVO, PASSIVO ou AJUSTE.',
    'What the fund says of the fee.': 'O que o fundo diz da taxa.',
    'True if there is a fee at entry.': 'Verdadeiro se há taxa de ingresso.',
    'Fee at entry in reais.': 'Taxa de ingresso em reais.',
    'Fee at entry in percent.': 'Taxa de ingresso em percentual.',
    'True if there is a fee at exit.': 'Verdadeiro se há taxa de saída.',
    'Fee at exit in reais.': 'Taxa de saída em reais.',
    'Fee at exit in percent.': 'Taxa de saída em percentual.',
    'True if the fund may use derivatives.': 'Verdadeiro se o fundo pode usar derivativos.',
    'What for: HEDGE, ESPECULAÇÃO or ARBITRAGEM.': 'Para quê: HEDGE, ESPECULAÇÃO ou ARBITRAGEM.',
    'True if its operations may be worth more than its net assets.':
      'Verdadeiro se suas operações podem valer mais que o patrimônio.',
    'How many times its net assets, as filed; some file a percentage.':
      'Quantas vezes o patrimônio, como informado; alguns informam um percentual.',
    'True if its administrator or manager may be on the other side of its operations.':
      'Verdadeiro se administrador ou gestor podem ser contraparte de suas operações.',
    'True if the fund may invest abroad.': 'Verdadeiro se o fundo pode investir no exterior.',
    'Most that it may hold abroad.': 'Máximo que pode ter no exterior.',
    'True if the fund may hold private credit.': 'Verdadeiro se o fundo pode ter crédito privado.',
    'Most that it may hold of private credit.': 'Máximo que pode ter de crédito privado.',
    'Names of columns of this row whose value no fund can mean, with ; between them; null where there is none. The value stays as filed.':
      'Nomes das colunas desta linha cujo valor nenhum fundo pode querer dizer, separados por ;, ou nulo se não há nenhuma. O valor fica como informado.',
    'What a fund says of its terms: fees, minimums, redemption, audience, policy, and how much of what it may hold, as filed.':
      'O que um fundo diz de suas condições: taxas, mínimos, resgate, público, política e quanto pode ter de quê, como informado.',
    'A fund files a statement when its terms change. The file holds the statements of the year so far and begins anew each year; an older snapshot has what was known at its time.':
      'Um fundo entrega um extrato quando suas condições mudam. O arquivo tem os extratos do ano até agora e recomeça a cada ano; um snapshot anterior tem o que se sabia na época.',
    'A fund files a statement when its terms change, which nobody can foresee.':
      'Um fundo entrega um extrato quando suas condições mudam, o que ninguém pode prever.',
    'The file has the funds alone that filed in its year: a fund without a statement here has terms all the same.':
      'O arquivo só tem os fundos que entregaram no ano: um fundo sem extrato aqui tem condições mesmo assim.',
    'Values are as filed. Some fees are in reais or are parts of one: `implausible` names such columns.':
      'Os valores são como informados. Algumas taxas estão em reais ou são frações de um: `implausible` nomeia essas colunas.',
    'One file was seen, of January to April 2020. The file of today is said to have a column more, the type of the fund.':
      'Um arquivo foi visto, de janeiro a abril de 2020. Do arquivo de hoje se diz que tem uma coluna a mais, o tipo do fundo.',
    'The files of closed years are not compiled.': 'Os arquivos de anos encerrados não são compilados.',
    'One row per fund and day of a statement.': 'Uma linha por fundo e dia de um extrato.',
    'One row per fund, day of a statement and thing that the fund limits.':
      'Uma linha por fundo, dia de um extrato e coisa que o fundo limita.',
    'What is limited, as the source names it between PR_ and _MIN: TITPUB is federal bonds, COTA_FI quotas of funds.':
      'O que é limitado, como a fonte o nomeia entre PR_ e _MIN: TITPUB são títulos públicos federais, COTA_FI cotas de fundos.',
    'Least that the fund holds of it, in percent of net assets.':
      'Mínimo que o fundo tem disso, em percentual do patrimônio.',
    'Most that the fund holds of it, in percent of net assets.':
      'Máximo que o fundo tem disso, em percentual do patrimônio.',
    'True where the most is below the least. A most above 100 can be meant, as of derivatives, and is not judged.':
      'Verdadeiro se o máximo é menor que o mínimo. Um máximo acima de 100 pode ser de propósito, como de derivativos, e não é julgado.',
    'What a fund says of its terms on a day.': 'O que um fundo diz de suas condições em um dia.',
    'Fees, minimums, redemption and audience of a fund, as it filed them':
      'Taxas, mínimos, resgate e público de um fundo, como informados',
    'The statements of the fund, newest first: it files one when its terms change. Values are as filed, and `implausible` names the columns whose value no fund can mean, such as a fee of administration above 20 % a year. What it may hold is in `/v1/fund/{cnpj}/statement/limits`.':
      'Os extratos do fundo, do mais novo ao mais antigo: ele entrega um quando suas condições mudam. Os valores são como informados, e `implausible` nomeia as colunas cujo valor nenhum fundo pode querer dizer, como uma taxa de administração acima de 20 % ao ano. O que ele pode ter está em `/v1/fund/{cnpj}/statement/limits`.',
    'How much of something a fund holds at least and at most.': 'Quanto de algo um fundo tem no mínimo e no máximo.',
    'Day of the statement.': 'Dia do extrato.',
    'How much of each kind of asset a fund may hold, as it filed it':
      'Quanto de cada tipo de ativo um fundo pode ter, como informado',
    'The limits of the newest statement of the fund that is not after `date`: by kind of issuer and kind of asset, in percent of net assets, as filed.':
      'Os limites do extrato mais novo do fundo que não é posterior a `date`: por tipo de emissor e tipo de ativo, em percentual do patrimônio, como informado.',
    'A day: the newest statement until then; if omitted, the newest.':
      'Um dia: o extrato mais novo até então; se omitido, o mais novo.',
  },
  same: ['PR_…_MIN', 'PR_…_MAX'],
  labels: {
    condominium: { en: 'Condominium', pt: 'Condomínio' },
    is_listed: { en: 'Traded', pt: 'Negociado' },
    listed_on: { en: 'Market of quotas', pt: 'Mercado das cotas' },
    term_type: { en: 'Kind of term', pt: 'Tipo de prazo' },
    term: { en: 'Term', pt: 'Prazo' },
    audience: { en: 'Audience', pt: 'Público-alvo' },
    is_registered_at_anbima: { en: 'Registered at ANBIMA', pt: 'Registro na ANBIMA' },
    anbima_class_filed: { en: 'ANBIMA class', pt: 'Classe ANBIMA' },
    distribution: { en: 'Distribution', pt: 'Distribuição' },
    policy: { en: 'Policy', pt: 'Política' },
    related_funds_max_percent: { en: 'Related funds, most', pt: 'Fundos ligados (máx)' },
    keeps_income: { en: 'Keeps income', pt: 'Incorpora resultado' },
    is_fund_of_funds: { en: 'Fund of funds', pt: 'Fundo de cotas' },
    is_mirror: { en: 'Mirror fund', pt: 'Fundo espelho' },
    min_investment: { en: 'Least investment', pt: 'Aplicação mínima' },
    is_quota_daily: { en: 'Daily quota', pt: 'Cota diária' },
    quota_interval: { en: 'Days between quotas', pt: 'Dias entre cotas' },
    issue_quota: { en: 'Quota of investment', pt: 'Cota de aplicação' },
    quota_time: { en: 'Time of quota', pt: 'Momento da cota' },
    conversion_days: { en: 'Conversion, days', pt: 'Conversão, dias' },
    quota_payment_days: { en: 'Payment of quotas, days', pt: 'Pagamento da cota, dias' },
    redemption_wait_days: { en: 'Wait, days', pt: 'Carência, dias' },
    redemption_payment_days: { en: 'Payment of redemption, days', pt: 'Pagamento do resgate, dias' },
    redemption_day_type: { en: 'Kind of days', pt: 'Tipo de dias' },
    has_early_exit_fee: { en: 'Fee for early exit', pt: 'Taxa por saída antecipada' },
    admin_fee_percent: { en: 'Administration fee', pt: 'Taxa de administração' },
    custody_fee_max_percent: { en: 'Custody fee, most', pt: 'Taxa de custódia (máx)' },
    has_performance_fee: { en: 'Has performance fee', pt: 'Tem taxa de performance' },
    performance_fee_percent: { en: 'Performance fee', pt: 'Taxa de performance' },
    performance_index: { en: 'Performance index', pt: 'Índice da performance' },
    performance_index_percent: { en: 'Percent of index', pt: 'Percentual do índice' },
    performance_coupon: { en: 'Added to index', pt: 'Cupom' },
    performance_method: { en: 'Method', pt: 'Método' },
    performance_text: { en: 'About the fee', pt: 'Sobre a taxa' },
    has_entry_fee: { en: 'Has entry fee', pt: 'Tem taxa de ingresso' },
    entry_fee_value: { en: 'Entry fee, reais', pt: 'Taxa de ingresso, reais' },
    entry_fee_percent: { en: 'Entry fee', pt: 'Taxa de ingresso' },
    has_exit_fee: { en: 'Has exit fee', pt: 'Tem taxa de saída' },
    exit_fee_value: { en: 'Exit fee, reais', pt: 'Taxa de saída, reais' },
    exit_fee_percent: { en: 'Exit fee', pt: 'Taxa de saída' },
    uses_derivatives: { en: 'Derivatives', pt: 'Derivativos' },
    derivatives_purpose: { en: 'Purpose of derivatives', pt: 'Finalidade dos derivativos' },
    may_exceed_nav: { en: 'May exceed NAV', pt: 'Pode exceder o PL' },
    leverage_factor: { en: 'Leverage', pt: 'Alavancagem' },
    has_related_counterparty: { en: 'Related counterparty', pt: 'Contraparte ligada' },
    invests_abroad: { en: 'Invests abroad', pt: 'Investe no exterior' },
    abroad_max_percent: { en: 'Abroad, most', pt: 'Exterior (máx)' },
    holds_private_credit: { en: 'Private credit', pt: 'Crédito privado' },
    private_credit_max_percent: { en: 'Private credit, most', pt: 'Crédito privado (máx)' },
    implausible: { en: 'Implausible', pt: 'Implausível' },
    limit_kind: { en: 'Limit of', pt: 'Limite de' },
    min_percent: { en: 'Least', pt: 'Mínimo' },
    max_percent: { en: 'Most', pt: 'Máximo' },
    is_implausible: { en: 'Implausible', pt: 'Implausível' },
  },
})
