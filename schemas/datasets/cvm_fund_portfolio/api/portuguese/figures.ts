import type { Translations } from '../../../../api/language/translations.ts'
import { categories } from '../../market/figure/categories.ts'

/** Figures whose reason is in a column, and what Portuguese calls them. */
const OF_REASONS: Readonly<Record<string, string>> = {
  'return_percent is': 'return_percent não é conhecido',
  'excess_percent is': 'excess_percent não é conhecido',
  'percent_of_cdi is': 'percent_of_cdi não é conhecido',
  'volatility_percent is': 'volatility_percent não é conhecido',
  'sharpe is': 'sharpe não é conhecido',
  'beta and correlation are': 'beta e correlation não são conhecidos',
  'max_drawdown_percent is': 'max_drawdown_percent não é conhecido',
  'inflow_value, outflow_value and net_flow_value are':
    'inflow_value, outflow_value e net_flow_value não são conhecidos',
  'administration_fee_percent is': 'administration_fee_percent não é conhecido',
  'redemption_days is': 'redemption_days não é conhecido',
  'the shares of categories are': 'as parcelas das categorias não são conhecidas',
  'top_issuer_percent is': 'top_issuer_percent não é conhecido',
  'these figures are': 'estes números não são conhecidos',
  'released_value is': 'released_value não é conhecido',
  'lt_unopened_percent is': 'lt_unopened_percent não é conhecido',
  'these figures of the look-through are': 'estes números da carteira aberta não são conhecidos',
  'lt_top_issuer_percent is': 'lt_top_issuer_percent não é conhecido',
  'the shares by index and maturity are': 'as parcelas por índice e vencimento não são conhecidas',
}

const reasons = Object.fromEntries(
  Object.entries(OF_REASONS).map(([of, unknown]) => [
    `Why ${of} not known; none where it is.`,
    `Por que ${unknown}; vazio quando se conhece.`,
  ]),
)

const shares = Object.fromEntries(
  categories.map((category) => [
    `Lines of the category ${category}, confidential totals left out, in percent of the NAV, with their sign.`,
    `Linhas da categoria ${category}, sem os totais sigilosos, em porcentagem do patrimônio líquido, com seu sinal.`,
  ]),
)

export const figuresPortuguese: Translations['sentences'] = {
  ...reasons,
  ...shares,
  'One row a class, or subclass, month and period that ends with the month: returns, risk, flows, concentration, indexes, maturities and fees, each exact or none with its reason. The figures of the portfolio are of the month, and equal in each of its periods.':
    'Uma linha por classe, ou subclasse, mês e período que termina com o mês: rentabilidade, risco, captação e resgates, concentração, indexadores, vencimentos e taxas, cada número exato ou vazio com seu motivo. Os números da carteira são do mês, iguais em todos os períodos.',
  'Period that ends with the month: last_1_month, last_3_months, last_6_months, last_12_months, last_24_months, last_36_months or year_to_date.':
    'Período que termina com o mês: last_1_month, last_3_months, last_6_months, last_12_months, last_24_months, last_36_months ou year_to_date.',
  'Registered name of the class, else its name as filed.':
    'Nome da classe no cadastro; sem ele, o nome como informado.',
  'Type of fund in the portfolios of the month, else in the register.':
    'Tipo de fundo nas carteiras do mês; sem elas, no cadastro.',
  'Investment policy by the register, in the spelling that both registers share.':
    'Política de investimento segundo o cadastro, na grafia que os dois cadastros têm em comum.',
  'Class in the table of ANBIMA by the register.': 'Classe na tabela da ANBIMA segundo o cadastro.',
  'Day of the report that the period begins with.': 'Dia do informe com que o período começa.',
  'Day of the report that it ends with.': 'Dia do informe com que ele termina.',
  'quota for daily reports; monthly_report for the returns that real-estate funds report, compounded; none for others.':
    'quota para informes diários; monthly_report para as rentabilidades que os fundos imobiliários informam, compostas; vazio para os demais.',
  'Return over the period, as in /nav/summary: not annualised.':
    'Rentabilidade no período, como em /nav/summary: não anualizada.',
  'True where a return of a day is beyond ±30 %, or that of a reported month beyond ±50 %: such a return is shown and has no rank.':
    'Verdadeiro quando a rentabilidade de um dia passa de ±30 %, ou a de um mês informado passa de ±50 %: ela é mostrada e não tem posição.',
  'What the CDI earned from first_date to last_date.': 'O que o CDI rendeu de first_date a last_date.',
  'return_percent − cdi_percent, in percentage points.': 'return_percent − cdi_percent, em pontos percentuais.',
  '100 × return_percent ÷ cdi_percent; none unless both are above zero.':
    '100 × return_percent ÷ cdi_percent; vazio se um dos dois não for positivo.',
  'Annualised volatility, as in /nav/summary.': 'Volatilidade anualizada, como em /nav/summary.',
  '√252 × mean ÷ sample standard deviation of the daily returns less the CDI; of 60 returns at least.':
    '√252 × média ÷ desvio-padrão amostral das rentabilidades diárias menos o CDI; com pelo menos 60 rentabilidades.',
  'Covariance of the daily returns with the CDI ÷ variance of the CDI.':
    'Covariância das rentabilidades diárias com o CDI ÷ variância do CDI.',
  'Correlation of the daily returns with the CDI.': 'Correlação das rentabilidades diárias com o CDI.',
  'Largest fall from a quota value to a later one, as in /nav/summary.':
    'Maior queda de um valor de cota a um posterior, como em /nav/summary.',
  'Inflows after first_date, as in /nav/summary.': 'Captação depois de first_date, como em /nav/summary.',
  'Outflows after first_date.': 'Resgates depois de first_date.',
  'Whole months of the period whose return is known.': 'Meses inteiros do período cuja rentabilidade se conhece.',
  'Of them those with a return above zero.': 'Destes, os de rentabilidade acima de zero.',
  'Of them those with a return above the CDI; none where that is not known of each.':
    'Destes, os de rentabilidade acima do CDI; vazio quando não se sabe de cada um.',
  'NAV at the end of the month; of a subclass its own.': 'Patrimônio líquido no fim do mês; de uma subclasse, o dela.',
  'Where it comes from: portfolio, monthly_report or daily_report.':
    'De onde vem: portfolio (carteira), monthly_report (informe mensal) ou daily_report (informe diário).',
  'Whole months since the class began, by the register.':
    'Meses inteiros desde o início da classe, segundo o cadastro.',
  'Administration fee in percent a year: of the statement of terms that the class filed in the month, or else as registered. None where it is negative or above 20.':
    'Taxa de administração em porcentagem ao ano: a do extrato que a classe entregou no mês, ou então como no cadastro. Nenhuma quando é negativa ou maior que 20.',
  'Where it comes from: statement, of the month; legacy_register, of today.':
    'De onde vem: statement (extrato), do mês; legacy_register (cadastro antigo), de hoje.',
  'Day of the statement; none of the register, which names none.':
    'Dia do extrato; nenhum do cadastro, que não diz nenhum.',
  'Days from a request of redemption to the conversion of the quotas, by the report of a fund of credit rights or a statement of terms of the month. A closed fund that files 0 has none.':
    'Dias do pedido de resgate à conversão das cotas, pelo informe de um fundo de direitos creditórios ou por um extrato do mês. Um fundo fechado que informa 0 não tem nenhum.',
  'Days that are counted, as filed; statements do not give it.':
    'Dias que se contam, como informado; extratos não o dizem.',
  'Days from the conversion to the payment; in a statement days until the payment, and it does not say from when.':
    'Dias da conversão ao pagamento; em um extrato, dias até o pagamento, e ele não diz a partir de quando.',
  'Days that are counted, as filed.': 'Dias que se contam, como informado.',
  'How well the lines explain the NAV, as in cvm_fund_month.':
    'Quão bem as linhas explicam o patrimônio líquido, como em cvm_fund_month.',
  'Confidential totals in percent of the NAV.': 'Totais sigilosos em porcentagem do patrimônio líquido.',
  'What lines and confidential totals leave of the NAV: with the categories it makes 100.':
    'O que linhas e totais sigilosos deixam do patrimônio líquido: com as categorias, soma 100.',
  'Assets that are owned, lent or borrowed, in percent of the NAV.':
    'Ativos próprios, emprestados ou tomados em empréstimo, em porcentagem do patrimônio líquido.',
  'Of them those whose line names the asset.': 'Destes, aqueles cuja linha nomeia o ativo.',
  'Of them those whose issuer is known, in any role.': 'Destes, aqueles cujo emissor se conhece, em qualquer papel.',
  'Of them those abroad.': 'Destes, os no exterior.',
  'Concentration: 10,000 × the sum of the squared parts of the NAV of each asset held above zero. A line that names no asset is one of its own.':
    'Concentração: 10.000 × a soma dos quadrados das partes do patrimônio líquido de cada ativo com valor acima de zero. Uma linha que não nomeia ativo conta como um ativo próprio.',
  'The ten largest of these assets in percent of the NAV.':
    'Os dez maiores desses ativos em porcentagem do patrimônio líquido.',
  'The largest issuer in percent of the NAV: of the role issuer, the treasury left out.':
    'O maior emissor em porcentagem do patrimônio líquido: no papel issuer, sem o Tesouro.',
  'Government bonds and private paper that are held and above zero, in percent of the NAV.':
    'Títulos públicos e papéis privados em carteira e acima de zero, em porcentagem do patrimônio líquido.',
  'Paper that pays the CDI in percent of the value of government bonds and private paper that are held and above zero.':
    'Papéis que pagam o CDI em porcentagem do valor dos títulos públicos e papéis privados em carteira e acima de zero.',
  'Paper that pays the Selic rate.': 'Papéis que pagam a taxa Selic.',
  'Paper that pays the IPCA.': 'Papéis que pagam o IPCA.',
  'Paper that pays the IGP-M.': 'Papéis que pagam o IGP-M.',
  'Paper at a fixed rate.': 'Papéis prefixados.',
  'Paper that pays the dollar.': 'Papéis que pagam o dólar.',
  'Paper that pays another index, as filed.': 'Papéis que pagam outro índice, como informado.',
  'Paper whose line names no index.': 'Papéis cuja linha não nomeia índice.',
  'Paper due in 1 to 30 calendar days in percent of the value of government bonds and private paper that are held and above zero.':
    'Papéis que vencem em 1 a 30 dias corridos, em porcentagem do valor dos títulos públicos e papéis privados em carteira e acima de zero.',
  'Paper due in 31 to 180 days.': 'Papéis que vencem em 31 a 180 dias.',
  'Paper due in 181 to 360 days.': 'Papéis que vencem em 181 a 360 dias.',
  'Paper due in 361 to 720 days.': 'Papéis que vencem em 361 a 720 dias.',
  'Paper due in 721 to 1,800 days.': 'Papéis que vencem em 721 a 1.800 dias.',
  'Paper due later.': 'Papéis que vencem depois.',
  'Paper whose line has no day of maturity, one that is past, or one of 2099 and later.':
    'Papéis cuja linha não tem dia de vencimento, tem um que já passou, ou um de 2099 em diante.',
  'Calendar days to maturity, weighted by value, of the paper whose day is known. It is no duration.':
    'Dias corridos até o vencimento, ponderados pelo valor, dos papéis cujo dia se conhece. Não é duration.',
  'The same of government bonds.': 'O mesmo dos títulos públicos.',
  'A class, or subclass, in a period: each figure, or why it is not known.':
    'Uma classe, ou subclasse, num período: cada número, ou por que não é conhecido.',
  'Place among the classes of the universe by the asked figure, 1 is the best; equal figures have equal places.':
    'Posição entre as classes do universo pelo número pedido, 1 é a melhor; números iguais têm posições iguais.',
  'Why the class has no place: the reason of the figure, nav_not_positive, return_implausible (`has_break`) or universe_small (fewer than ten classes); "" where it has one.':
    'Por que a classe não tem posição: o motivo do número, nav_not_positive, return_implausible (`has_break`) ou universe_small (menos de dez classes); "" quando tem uma.',
  '100 × (universe_count − rank) ÷ (universe_count − 1): 100 is the best.':
    '100 × (universe_count − rank) ÷ (universe_count − 1): 100 é a melhor.',
  'Quarter of the places, 1 is the best.': 'Quarto das posições, 1 é o melhor.',
  'Classes that it is compared with: of the same policy or class of ANBIMA; fii for real-estate funds; unclassified where the register says none.':
    'Classes com que se compara: da mesma política ou classe da ANBIMA; fii para fundos imobiliários; unclassified quando o cadastro não diz nenhuma.',
  'Classes with a place in it.': 'Classes com posição nele.',
  'Sum of their NAVs, BRL.': 'Soma dos patrimônios líquidos delas, em reais.',
  'Holding of the requested asset in percent of the NAV of the class; null where none is asked.':
    'O que a classe tem do ativo pedido em porcentagem do patrimônio líquido; nulo quando nenhum é pedido.',
  'Holding of the requested issuer in percent of the NAV of the class; null where none is asked.':
    'O que ela tem do emissor pedido em porcentagem do patrimônio líquido; nulo quando nenhum é pedido.',
  'A class, or subclass, in a period, with its place among others.':
    'Uma classe, ou subclasse, num período, com sua posição entre outras.',
  'Why the figure is not known.': 'Por que o número não é conhecido.',
  'Classes, or subclasses.': 'Classes, ou subclasses.',
  'Classes that are in no range of a figure, because it is not known.':
    'Classes fora de qualquer intervalo de um número, porque ele não é conhecido.',
  'Figure that a range limits.': 'Número que um intervalo limita.',
  'Classes that pass the filters but are in no range, because the figure of a range is not known, by figure and reason: a class can be counted for several figures.':
    'Classes que passam nos filtros e ficam fora de qualquer intervalo, porque um número de que há intervalo não é conhecido, por número e motivo: uma classe pode ser contada por vários números.',
  'Figure that classes are ranked by.': 'Número pelo qual as classes são ordenadas em posições.',
  'What classes are compared with: those of the same policy, or of the same class of ANBIMA.':
    'Com que se comparam as classes: as da mesma política, ou da mesma classe da ANBIMA.',
  'Only classes with this investment policy; unclassified where the register says none.':
    'Só classes com esta política de investimento; unclassified quando o cadastro não diz nenhuma.',
  'Only classes with this class of ANBIMA, as registered or as `/v1/industry` writes it.':
    'Só classes com esta classe da ANBIMA, como no cadastro ou como `/v1/industry` a escreve.',
  'Only classes meant for these investors.': 'Só classes destinadas a estes investidores.',
  'Only classes whose lines explain their NAV so well, as in cvm_fund_month.':
    'Só classes cujas linhas explicam o patrimônio líquido nesse grau, como em cvm_fund_month.',
  'Only classes whose holdings of the month this installation has seen in a later version: amended, or opened.':
    'Só classes cuja carteira do mês esta instalação viu em versão posterior: retificada ou com sigilo encerrado.',
  'Only classes of this manager, by the register of the snapshot: its CNPJ.':
    'Só classes deste gestor, segundo o cadastro do snapshot: o CNPJ dele.',
  'With what classes have of the asset and issuer through other funds.':
    'Com o que as classes têm do ativo e do emissor por meio de outros fundos.',
  'Period of the figures.': 'Período dos números.',
  'A day of the requested month; omitted, the newest whose portfolios are complete.':
    'Um dia do mês pedido; omitido, o mais recente com carteiras completas.',
  'Find and rank fund classes by their figures: return, risk, flows, concentration, indexes, maturities, fees':
    'Encontrar e comparar classes de fundos por seus números: rentabilidade, risco, captação, concentração, indexadores, vencimentos, taxas',
  'One row a class, or subclass, in one period that ends with the month. Every number of a row takes a range and a sort; a class whose figure is not known is in no range, and `excluded` counts these by reason. `rank` is the place by `rank_by` among all classes of the same policy, or of the same class of ANBIMA, whatever the filters; real-estate funds are compared with each other. Up is better, but for volatility and fees. A class has a place if its figure is known, its NAV is above zero and no return of it is a break (`has_break`); classes that ended since keep their places in the months that they had.':
    'Uma linha por classe, ou subclasse, num período que termina com o mês. Cada número de uma linha aceita intervalo e ordenação; uma classe cujo número não é conhecido não está em intervalo nenhum, e `excluded` as conta por motivo. `rank` é a posição por `rank_by` entre todas as classes da mesma política, ou da mesma classe da ANBIMA, quaisquer que sejam os filtros; fundos imobiliários se comparam entre si. Mais é melhor, menos em volatilidade e taxas. Uma classe tem posição se o número é conhecido, o patrimônio líquido é positivo e nenhuma rentabilidade sua é uma quebra (`has_break`); classes encerradas desde então mantêm sua posição nos meses que tiveram.',
  'Returns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` at the end of the month. `asset` and `issuer` keep the classes that have some of it, with its share of the NAV (`min_asset_percent`); with `indirect=true` also what they have through funds. Policy, class of ANBIMA and fees are those of the register of the snapshot.':
    'Rentabilidade, volatilidade, maior queda, captação e resgates são os de `/v1/fund/{cnpj}/nav/summary` no fim do mês. `asset` e `issuer` deixam as classes que têm algo deles, com a parte do patrimônio líquido (`min_asset_percent`); com `indirect=true`, também o que têm por meio de fundos. Política, classe da ANBIMA e taxas são as do cadastro do snapshot.',
  'The figures of a fund class at the end of a month: return, risk, flows, concentration, indexes, fees':
    'Os números de uma classe de fundo no fim de um mês: rentabilidade, risco, captação, concentração, indexadores, taxas',
  'Why there are no rows: report_not_compiled where the snapshot lacks a file of the month that the class could be in (members of the portfolios, daily reports, the monthly reports of its type); not_filed where it has all of them and the class is in none; outside_ranges where the request leaves all rows out; "" where there are rows.':
    'Por que não há linhas: report_not_compiled quando falta ao snapshot um arquivo do mês em que a classe poderia estar (membros das carteiras, informes diários, os informes mensais do seu tipo); not_filed quando ele tem todos e a classe não está em nenhum; outside_ranges quando o pedido deixa todas as linhas de fora; "" quando há linhas.',
  'One row a subclass and period that ends with the month. A figure that is not known is null and the reason is next to it. Returns, volatility, drawdown and flows are those of `/v1/fund/{cnpj}/nav/summary` with the last day of the month as `date`; figures of the portfolio describe the month, and are equal in every row. A class that filed nothing for the month has no rows, and `rows_reason` says why there are none. `/v1/figures` ranks classes by any of them.':
    'Uma linha por subclasse e período que termina com o mês. Um número que não se conhece é nulo e o motivo está ao lado. Rentabilidade, volatilidade, maior queda, captação e resgates são os de `/v1/fund/{cnpj}/nav/summary` com o último dia do mês como `date`; números da carteira descrevem o mês, iguais em todas as linhas. Uma classe que nada informou no mês não tem linhas, e `rows_reason` diz por que não há nenhuma. `/v1/figures` compara classes por qualquer um deles.',
}
