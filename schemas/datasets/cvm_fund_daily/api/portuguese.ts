import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'One row a class, or subclass, and month with daily reports: what those add up to. Returns, volatility, drawdown and flows of several months are folded from these rows, without a daily report.':
      'Uma linha por classe, ou subclasse, e mês com informes diários: o que eles somam. Rentabilidade, volatilidade, maior queda, captação e resgates de vários meses saem dessas linhas, sem nenhum informe diário.',
    'CNPJ of the class that reports.': 'CNPJ da classe que informa.',
    'Day of the first report of the month; none where all of them conflict.':
      'Dia do primeiro informe do mês; vazio quando todos se contradizem.',
    'Day of the last report of the month.': 'Dia do último informe do mês.',
    'Day of the last report before the month, at most ten days before it.':
      'Dia do último informe antes do mês, no máximo dez dias antes.',
    'Value of one quota in that report.': 'Valor de uma cota nesse informe.',
    'Value of one quota in the last report of the month.': 'Valor de uma cota no último informe do mês.',
    'Highest positive quota value of the month.': 'Maior valor de cota positivo do mês.',
    'Lowest positive quota value of the month.': 'Menor valor de cota positivo do mês.',
    'Quota value from which it fell furthest in the month. Over two months the deepest fall is that of either, or from the first highest_quota_value to the second lowest_quota_value.':
      'Valor de cota a partir do qual mais caiu no mês. Em dois meses, a maior queda é a de um deles, ou a do highest_quota_value do primeiro ao lowest_quota_value do segundo.',
    'Quota value to which it fell; the same if it never fell.': 'Valor de cota até o qual caiu; o mesmo se nunca caiu.',
    'What the CDI earned from base_date to last_date; none where a business day between them has no rate.':
      'O que o CDI rendeu de base_date a last_date; vazio quando falta a taxa de um dia útil entre eles.',
    'Reports of the month.': 'Informes do mês.',
    'Of them those of business days (calendar br-banks).': 'Destes, os de dias úteis (calendário br-banks).',
    'Business days of the month; none where the calendar does not know it.':
      'Dias úteis do mês; vazio quando o calendário não o conhece.',
    'Business days of the month after last_date.': 'Dias úteis do mês depois de last_date.',
    'Days of the month for which CVM has several reports with other figures; none of them counts.':
      'Dias do mês para os quais a CVM tem vários informes com números diferentes; nenhum deles conta.',
    'Of them the business days.': 'Destes, os dias úteis.',
    'Newest of those days.': 'O mais recente desses dias.',
    'Reports without a positive quota value.': 'Informes sem valor de cota positivo.',
    'Returns of the month: from a business day to the next, where both have a positive quota value.':
      'Rentabilidades do mês: de um dia útil ao seguinte, quando os dois têm valor de cota positivo.',
    'Returns that are left out, because the quota value rose a thousandfold or is over ten billion reais.':
      'Rentabilidades deixadas de fora, porque a cota subiu mil vezes ou vale mais de dez bilhões de reais.',
    'Returns above zero.': 'Rentabilidades acima de zero.',
    'Sum of the returns.': 'Soma das rentabilidades.',
    'Sum of their squares, a whole number of the twenty-fourth decimal.':
      'Soma dos quadrados delas, um número inteiro da vigésima quarta casa decimal.',
    'Returns whose day has a CDI.': 'Rentabilidades cujo dia tem CDI.',
    'Sum of the CDI of the same days: that of a day is earned until the next.':
      'Soma do CDI dos mesmos dias: o de um dia se ganha até o seguinte.',
    'Sum of its squares.': 'Soma dos quadrados dele.',
    'Sum of the products of return and CDI.': 'Soma dos produtos de rentabilidade e CDI.',
    'First of the returns: of the first business day with a report.':
      'Primeira das rentabilidades: a do primeiro dia útil com informe.',
    'CDI of the day before it.': 'CDI do dia anterior a ela.',
    'The return that is farthest from zero.': 'A rentabilidade mais distante de zero.',
    'Net assets in the last report of the month.': 'Patrimônio líquido no último informe do mês.',
    'Sum of the inflows of the reports.': 'Soma das captações dos informes.',
    'Sum of the outflows of the reports.': 'Soma dos resgates dos informes.',
    'Reports that lack one of both.': 'Informes aos quais falta um dos dois.',
    'Quota value, net assets, flows and holders of each class of investment fund, day by day.':
      'Valor da cota, patrimônio líquido, captação, resgates e cotistas de cada classe de fundo de investimento, dia a dia.',
    'Quota value, net assets, flows and holders of a fund class, day by day':
      'Valor da cota, patrimônio líquido, captação, resgates e cotistas de uma classe de fundo, dia a dia',
    'Only where there are some: the requested days for which CVM has several reports of a class or subclass with other figures, as `00068305000135/2024-02-08`. Nobody knows which is right, so none of them is answered, and the sum of the subclasses of such a day is not known. At most 100 are named, then `and N more`.':
      'Só quando há algum: os dias pedidos para os quais a CVM tem vários informes de uma classe ou subclasse com números diferentes, como `00068305000135/2024-02-08`. Ninguém sabe qual está certo; por isso nenhum deles é respondido, e a soma das subclasses nesse dia não é conhecida. No máximo 100 são nomeados, depois `and N more`.',
    'Quota value, net assets, flows and holders of many fund classes, day by day':
      'Valor da cota, patrimônio líquido, captação, resgates e cotistas de muitas classes de fundo, dia a dia',
    'The rows of `/v1/fund/{cnpj}/nav` of all these classes in one list, oldest first, then by `requested_cnpj`. A number that is no CNPJ or that no fund has is in `errors`, and the others are answered. A class without a report in the range has no row.':
      'As linhas de `/v1/fund/{cnpj}/nav` de todas essas classes numa só lista, da mais antiga à mais recente, depois por `requested_cnpj`. Um número que não é CNPJ ou que nenhum fundo tem fica em `errors`, e os outros são respondidos. Uma classe sem informe no intervalo não tem linha.',
    'Return, volatility, drawdown, flows and holders of a fund class by period, against a benchmark':
      'Rentabilidade, volatilidade, maior queda, captação, resgates e cotistas de uma classe de fundo por período, em comparação com uma referência',
    'One row a period and subclass. The quotas of subclasses differ in value, so a class with subclasses has no return of its own, and no rows but theirs. All periods end on `reference_date`. A figure that is not known is null and the reason is next to it; nothing is estimated or filled in. The formula of each figure is in its description; all percentages are exact and rounded once, to six decimals.':
      'Uma linha por período e subclasse. As cotas das subclasses têm valores diferentes; por isso uma classe com subclasses não tem rentabilidade própria, nem linhas além das delas. Todos os períodos terminam em `reference_date`. Um número que não se conhece é nulo e o motivo está ao lado; nada é estimado nem preenchido. A fórmula de cada número está na sua descrição; todos os percentuais são exatos e arredondados uma vez, na sexta casa decimal.',
    'Quota values are taken as reported. Amortisations and income that is paid out lower them, splits and corrections change them, and the reports do not mention any of that: then `return_percent` is not what a holder earned. Income tax that is taken in quotas (come-cotas) does not change their value and is not deducted. A class that ended and began again under the same number is one class here.':
      'Os valores de cota são tomados como informados. Amortizações e rendimentos pagos os reduzem, desdobramentos e correções os alteram, e os informes não mencionam nada disso: então `return_percent` não é o que um cotista ganhou. O imposto de renda cobrado em cotas (come-cotas) não altera o valor delas e não é descontado. Uma classe que acabou e recomeçou com o mesmo CNPJ é aqui uma só classe.',
    '`benchmark` is a series, or a ticker. A monthly series is compounded where `first_date` and `last_date` are both the last business day of their months, because a part of a month is not known; a daily one from day to day. A ticker is compared by its closing prices of the two days. Prices are not adjusted: if the exchange counted an event between the days, such as a dividend or a split, the return is not known.':
      '`benchmark` é uma série, ou um ticker. Uma série mensal é composta quando `first_date` e `last_date` são ambos o último dia útil de seus meses, porque uma parte de um mês não é conhecida; uma diária, de dia a dia. Um ticker é comparado pelos preços de fechamento dos dois dias. Os preços não são ajustados: se a bolsa contou algum evento entre os dias, como um dividendo ou desdobramento, a rentabilidade não é conhecida.',
    'Heavy without period, and with period=since_first_report. At most 10 million units of work; a request beyond them gets a 400 that names what to change (`period`: ask for one period).':
      'Pesado sem period, e com period=since_first_report. No máximo 10 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`period`: peça um só período).',
    'Last day of the periods; a class without a report on it or in the 10 days before is a 404. If omitted, the day of its newest report.':
      'Último dia dos períodos; uma classe sem informe nele ou nos 10 dias anteriores recebe 404. Se omitido, o dia do informe mais recente dela.',
    'What to compare with: a series of `/v1/statistics` by `id` or alias, such as `ipca`, or a ticker of the spot market, in any case. A name that is both is the series.':
      'Com que comparar: uma série de `/v1/statistics` por `id` ou outro nome, como `ipca`, ou um ticker do mercado à vista, em maiúsculas ou minúsculas. Um nome que é os dois é a série.',
    'Only this period; if omitted, all of them.': 'Só este período; se omitido, todos.',
    'Day of the newest report of the class at or before `date`.':
      'Dia do informe mais recente da classe em `date` ou antes.',
    'Day of the figures.': 'Dia dos números.',
    'Subclass of the row. A class with subclasses has one row for each and none of its own.':
      'Subclasse da linha. Uma classe com subclasses tem uma linha para cada uma e nenhuma própria.',
    'Value of one quota, to the twelfth decimal.': 'Valor de uma cota, até a décima segunda casa decimal.',
    'Net asset value of the class or subclass: add up the subclasses.':
      'Patrimônio líquido da classe ou subclasse: some as subclasses.',
    'Gross value of the portfolio, before payables.': 'Valor bruto da carteira, antes dos valores a pagar.',
    'Value of the quotas bought on the day.': 'Captação: valor das cotas aplicadas no dia.',
    'Value of the quotas redeemed on the day.': 'Resgates: valor das cotas resgatadas no dia.',
    'Number of quota holders.': 'Número de cotistas.',
    'A report of a class or subclass and day.': 'Um informe de uma classe ou subclasse e dia.',
    'CNPJ of the class that reports, 14 characters without punctuation.':
      'CNPJ da classe que informa, 14 caracteres sem pontuação.',
    'A report of one of the requested classes and a day.': 'Um informe de uma das classes pedidas e um dia.',
    'The period, which ends on the reference date.': 'O período, que termina na data de referência.',
    'The day at whose end the period begins.': 'O dia em cujo fim o período começa.',
    'Day of the base report: the last at or before begin_date, at most 10 days before it. Null if there is none, or if its month is not in the snapshot.':
      'Dia do informe de base: o último em begin_date ou antes, no máximo 10 dias antes. Nulo se não há nenhum, ou se o mês dele não está no snapshot.',
    'Day of the last report at or before the reference date, at most 10 days before it.':
      'Dia do último informe na data de referência ou antes, no máximo 10 dias antes dela.',
    'Value of one quota in the base report, to the twelfth decimal.':
      'Valor de uma cota no informe de base, até a décima segunda casa decimal.',
    'Value of one quota in the last report, to the twelfth decimal.':
      'Valor de uma cota no último informe, até a décima segunda casa decimal.',
    '100 × (last_quota_value ÷ first_quota_value − 1), exact, rounded once to six decimals, half away from zero. Not annualised.':
      '100 × (last_quota_value ÷ first_quota_value − 1), exato, arredondado uma vez na sexta casa decimal, metade para longe do zero. Não é anualizado.',
    'Why return_percent is not known; "" where it is.': 'Por que return_percent não é conhecido; "" quando é.',
    'The id of the series, or the ticker; "" without a benchmark.': 'O id da série, ou o ticker; "" sem referência.',
    'How the return of the benchmark is computed; "" where there is none.':
      'Como é calculada a rentabilidade da referência; "" quando não há.',
    'Return of the benchmark from the end of first_date to the end of last_date, rounded in the same way.':
      'Rentabilidade da referência do fim de first_date ao fim de last_date, arredondada da mesma forma.',
    'return_percent − benchmark_return_percent, in percentage points.':
      'return_percent − benchmark_return_percent, em pontos percentuais.',
    'Why excess_percent is not known; "" where it is, and without a benchmark.':
      'Por que excess_percent não é conhecido; "" quando é, e sem referência.',
    'Annualised volatility: the sample standard deviation (n − 1) of the simple returns from each business day to the next, × √252, × 100. Null if a business day has no report, if the reports of a day conflict, and under 18 returns.':
      'Volatilidade anualizada: o desvio-padrão amostral (n − 1) das rentabilidades simples de cada dia útil ao seguinte, × √252, × 100. Nulo se um dia útil não tem informe, se os informes de um dia se contradizem, e com menos de 18 rentabilidades.',
    'Why volatility_percent is not known; "" where it is.': 'Por que volatility_percent não é conhecido; "" quando é.',
    'The largest fall from the quota value of a report to that of a later one, first_date included; 0 if it never fell. Of the reports that there are: missing_reports counts the others, and conflicting_days names some.':
      'A maior queda do valor da cota de um informe ao de um posterior, incluído first_date; 0 se nunca caiu. Dos informes que existem: missing_reports conta os outros, e conflicting_days nomeia alguns.',
    'Day of the report from which it fell; null if it never fell.':
      'Dia do informe a partir do qual caiu; nulo se nunca caiu.',
    'Day of the report to which it fell; null if it never fell.': 'Dia do informe até o qual caiu; nulo se nunca caiu.',
    'Why max_drawdown_percent is not known; "" where it is.':
      'Por que max_drawdown_percent não é conhecido; "" quando é.',
    'Sum of inflow_value of the reports after first_date up to last_date, BRL. Of the reports that there are: missing_reports counts the others.':
      'Soma de inflow_value dos informes depois de first_date até last_date, em reais. Dos informes que existem: missing_reports conta os outros.',
    'Sum of outflow_value of the same reports, BRL.': 'Soma de outflow_value dos mesmos informes, em reais.',
    'inflow_value − outflow_value, BRL.': 'inflow_value − outflow_value, em reais.',
    'Why inflow_value, outflow_value and net_flow_value are not known; "" where it is.':
      'Por que inflow_value, outflow_value e net_flow_value não são conhecidos; "" quando são.',
    'Number of quota holders in the base report.': 'Número de cotistas no informe de base.',
    'Number of quota holders in the last report.': 'Número de cotistas no último informe.',
    'Number of reports from first_date to last_date; null if a month between them is not in the snapshot.':
      'Número de informes de first_date a last_date; nulo se um mês entre eles não está no snapshot.',
    'Number of business days (calendar br-banks) from first_date to last_date without a report, conflicting_days not counted; null where they are not known.':
      'Número de dias úteis (calendário br-banks) de first_date a last_date sem informe, não contados conflicting_days; nulo quando não são conhecidos.',
    'The day.': 'O dia.',
    'Days of the period, or between its base and its begin, for which CVM has several reports with other figures. None of them counts, so figures that need them are not known.':
      'Dias do período, ou entre sua base e seu começo, para os quais a CVM tem vários informes com números diferentes. Nenhum deles conta; por isso, números que precisam deles não são conhecidos.',
    'A subclass in a period, or a class without subclasses.':
      'Uma subclasse em um período, ou uma classe sem subclasses.',
    'CVM rewrites the current month and the one before every working day with restatements, and those up to twelve months old weekly; no old version stays on the portal. An older snapshot has what was known at its time.':
      'A CVM reescreve o mês corrente e o anterior todo dia útil com reapresentações, e os de até doze meses toda semana; nenhuma versão antiga fica no portal. Um snapshot mais antigo tem o que se sabia na sua época.',
    'A class with subclasses reports by subclass and has no row of its own: add up the rows of its day.':
      'Uma classe com subclasses informa por subclasse e não tem linha própria: some as linhas do dia.',
    'Restatements are normal: more than half of the fund-days of a recent month were filed again.':
      'Reapresentações são normais: mais da metade dos informes de fundo e dia de um mês recente foi entregue de novo.',
    'A day can lack classes: from 13 to 16 January 2026, 49 classes with R$ 1.67 trillion were missing.':
      'Um dia pode estar sem classes: de 13 a 16 de janeiro de 2026 faltaram 49 classes com R$ 1,67 trilhão.',
    'Where a class or subclass has several reports of a day with other figures, none of them is published: the day is absent, and `cvm_fund_daily_cleaned` names their lines.':
      'Quando uma classe ou subclasse tem vários informes de um dia com números diferentes, nenhum deles é publicado: o dia está ausente, e `cvm_fund_daily_cleaned` nomeia suas linhas.',
    'Closed and structured funds do not file here.': 'Fundos fechados e estruturados não informam aqui.',
    'We know the oldest of the three layouts only from its description.':
      'Conhecemos o mais antigo dos três leiautes só pela descrição.',
    'One row per day and class, or per day and subclass if the class has any.':
      'Uma linha por dia e classe, ou por dia e subclasse se a classe tem alguma.',
    'Type of fund as filed; files up to 2020 can lack it.':
      'Tipo de fundo como informado; pode faltar em arquivos até 2020.',
    'The file of the current month is rewritten on working days, with the reports of the days before.':
      'O arquivo do mês corrente é reescrito nos dias úteis, com os informes dos dias anteriores.',
    'Oldest first. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. A class with subclasses has one row per day and subclass, and none of its own: add them up. `subclass_id` is "" for a class without subclasses. A day with several reports of other figures has none: `X-Data-Conflicts` names it.':
      'Da mais antiga à mais recente. Em ordem de `date`, uma página é achada em poucos meses; por outra coluna, todos os meses do intervalo são lidos. Uma classe com subclasses tem uma linha por dia e subclasse, e nenhuma própria: some-as. `subclass_id` é "" para uma classe sem subclasses. Um dia com vários informes de números diferentes não tem nenhum: `X-Data-Conflicts` o nomeia.',
  },
  labels: {
    base_date: { en: 'Date of the base', pt: 'Data da base' },
    base_quota_value: { en: 'Quota value of the base', pt: 'Valor da cota na base' },
    business_days: { en: 'Business days', pt: 'Dias úteis' },
    business_days_after: { en: 'Business days after the last report', pt: 'Dias úteis após o último informe' },
    business_reports: { en: 'Reports of business days', pt: 'Informes de dias úteis' },
    cdi_days: { en: 'Returns with a CDI', pt: 'Rentabilidades com CDI' },
    cdi_return: { en: 'CDI since the base', pt: 'CDI desde a base' },
    cdi_squares: { en: 'Sum of squares of the CDI', pt: 'Soma dos quadrados do CDI' },
    cdi_sum: { en: 'Sum of the CDI', pt: 'Soma do CDI' },
    conflicting_business_days: { en: 'Conflicting business days', pt: 'Dias úteis em conflito' },
    days_up: { en: 'Returns above zero', pt: 'Rentabilidades positivas' },
    fall_from_quota_value: { en: 'Quota value before the fall', pt: 'Valor da cota antes da queda' },
    fall_to_quota_value: { en: 'Quota value after the fall', pt: 'Valor da cota depois da queda' },
    first_cdi: { en: 'CDI of the first return', pt: 'CDI da primeira rentabilidade' },
    first_return: { en: 'First return', pt: 'Primeira rentabilidade' },
    flowless_reports: { en: 'Reports without flows', pt: 'Informes sem fluxos' },
    highest_quota_value: { en: 'Highest quota value', pt: 'Maior valor da cota' },
    implausible_returns: { en: 'Implausible returns', pt: 'Rentabilidades implausíveis' },
    largest_return: { en: 'Largest return by size', pt: 'Maior rentabilidade em módulo' },
    last_conflicting_date: { en: 'Last conflicting day', pt: 'Último dia em conflito' },
    lowest_quota_value: { en: 'Lowest quota value', pt: 'Menor valor da cota' },
    return_cdi_products: { en: 'Sum of products of return and CDI', pt: 'Soma dos produtos de rentabilidade e CDI' },
    return_squares: { en: 'Sum of squares of the returns', pt: 'Soma dos quadrados das rentabilidades' },
    return_sum: { en: 'Sum of the returns', pt: 'Soma das rentabilidades' },
    returns: { en: 'Returns', pt: 'Rentabilidades' },
    unpriced_reports: { en: 'Reports without a quota value', pt: 'Informes sem valor da cota' },
  },
})
