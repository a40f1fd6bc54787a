import type { Translations } from '../../../../api/language/translations.ts'

export const overTimePortuguese: Translations['sentences'] = {
  'The changes in a fund from one month to another, or what two funds have in common':
    'As mudanças de um fundo de um mês para outro, ou o que dois fundos têm em comum',
  'Compares two portfolios asset by asset, by `asset_group_id`, the name that an asset goes by in its month after the links between names, or that of the group of papers which the prices of the month show to be one. Own, lent and borrowed lines are netted, and assets are grouped as in `view=aggregate` of the look-through, but the funds held are not opened. Send either `with` or `against`.':
    'Compara duas carteiras ativo por ativo, por `asset_group_id`, o nome que um ativo tem no seu mês depois das ligações entre nomes, ou o do grupo de títulos que os preços do mês mostram ser um só. Linhas próprias, cedidas e recebidas em empréstimo são compensadas, e os ativos são agrupados como em `view=aggregate` da carteira aberta, mas os fundos detidos não são abertos. Envie `with` ou `against`, não os dois.',
  '`with` names a day of another month of the same fund. The fields `previous_…` show that month, even if it is the later one. Papers that either month joins are one asset in both. The changes add up to the difference of the two totals, to the cent, and the largest comes first.':
    '`with` indica um dia de outro mês do mesmo fundo. Os campos `previous_…` mostram esse mês, mesmo que seja o posterior. Títulos que um dos dois meses junta são um só ativo em ambos. As mudanças somam a diferença dos dois totais, até o centavo, e a maior vem primeiro.',
  "`against` names another fund in the same month. `overlap_percent` adds up the smaller share of each asset that both own. Short positions, repos, derivatives, cash, payables, receivables, confidential totals and lines that name no asset overlap with nothing. Neither does a derived name whose prices differ by more than 5 % in the month (0.5 % for a paper that is named by its terms), because it may mean two assets. So a fund's overlap with itself can be less than 100; `identified_percent` says for each side how much of it names its asset. The number of a fund can be that of several series with other prices: they are one asset here.":
    '`against` indica outro fundo no mesmo mês. `overlap_percent` soma a menor participação de cada ativo que os dois têm como próprio. Posições vendidas, compromissadas, derivativos, disponibilidades, valores a pagar e a receber, totais sigilosos e linhas que não nomeiam ativo não coincidem com nada. Tampouco um nome derivado cujos preços diferem mais de 5% no mês (0,5% para um título que os seus termos nomeiam), porque pode ser de dois ativos. Por isso a sobreposição de um fundo consigo mesmo pode ser menor que 100; `identified_percent` diz, de cada lado, quanto dele nomeia seu ativo. O CNPJ de um fundo pode ser o de várias séries com preços diferentes: aqui elas são um só ativo.',
  'A day of the competence month to compare with.': 'Um dia da competência com que comparar.',
  'CNPJ of the fund to compare with, bare or masked, or the ticker or ISIN of its quotas.':
    'CNPJ do fundo com que comparar, com ou sem máscara, ou o código de negociação ou ISIN das suas cotas.',
  '`complete`, or `partial; missing=` and the members that a month compared lacks.':
    '`complete`, ou `partial; missing=` e os membros que faltam a um mês comparado.',
  'CNPJ of the class: the fund itself with `with`, the other with `against`.':
    'CNPJ da classe: o próprio fundo com `with`, o outro com `against`.',
  'Last day of its competence month.': 'Último dia da sua competência.',
  'Signed sum of its lines, BRL.': 'Soma das suas linhas com sinal, em reais.',
  'Amount that its shares divide by, BRL: its reported NAV of the month, or, where that is not positive, its total; null where neither is.':
    'Valor pelo qual suas participações são divididas, em reais: o patrimônio líquido informado do mês ou, se não for positivo, o total; nulo quando nenhum dos dois é.',
  'The portfolio that the fund is compared with.': 'A carteira com que o fundo é comparado.',
  'The smaller of the two shares, added up over the assets that both hold with a positive share; null where a share is, and where nothing of a side can be compared though it holds something, such as confidential totals.':
    'A menor das duas participações, somada sobre os ativos que ambos têm com participação positiva; nula quando uma participação é, e quando nada de um lado pode ser comparado, embora ele tenha algo, como totais sigilosos.',
  'The assets of either, each once.': 'Os ativos de qualquer um dos dois, cada um uma vez.',
  'Every version of a monthly portfolio that this installation has seen, and what changed in each':
    'Todas as versões de uma carteira mensal que esta instalação viu, e o que mudou em cada uma',
  'The months for which a class filed its holdings, with NAV, completeness and version':
    'Os meses em que uma classe informou sua carteira, com patrimônio líquido, completude e versão',
  'Newest first. A month in which only a NAV is known has 0 `lines`; one whose filing was withdrawn has none either, and `change` marks the withdrawal. `grade` and `residual_value` compare the lines with the NAV that was filed with them. A known fund that never filed has no months.':
    'Do mais recente ao mais antigo. Um mês de que só se conhece o patrimônio líquido tem 0 em `lines`; um cuja entrega foi retirada também não tem linha, e `change` marca a retirada. `grade` e `residual_value` comparam as linhas com o patrimônio líquido informado com elas. Um fundo conhecido que nunca informou nada não tem meses.',
  'What the portfolio of a fund class consisted of over time: value and share by month and category':
    'De que se compôs a carteira de uma classe de fundo ao longo do tempo: valor e participação por mês e categoria',
  'One row for each month and category, oldest first, to draw a portfolio over time. The values of a month add up to its `total_portfolio_value`, cash, payables and confidential totals included, and the shares are those of the portfolio, added up before they are rounded. A month without a filing between months with one has a row that marks the gap, and so has one with a NAV only: draw no line over them. In a `partial` month members are missing, so its values can be too small; a category of which nothing can be seen for it has a row without a value. Only filed holdings (CDA) have a history; the own reports of FII and FIDC are in `/v1/fund/{cnpj}/reports`. A known fund that never filed has no rows.':
    'Uma linha por mês e categoria, do mais antigo ao mais recente, para desenhar uma carteira ao longo do tempo. Os valores de um mês somam o seu `total_portfolio_value`, incluídos disponibilidades, valores a pagar e totais sigilosos, e as participações são as da carteira, somadas antes de arredondadas. Um mês sem entrega entre meses com entrega tem uma linha que marca a lacuna, e também um que só tem patrimônio líquido: não trace linha por cima deles. Num mês `partial` faltam membros, portanto seus valores podem ser menores que os reais; uma categoria de que nada se vê por isso tem uma linha sem valor. Só a composição da carteira informada (CDA) tem histórico; os informes próprios de FII e FIDC estão em `/v1/fund/{cnpj}/reports`. Um fundo conhecido que nunca informou nada não tem linhas.',
  'Heavy over more than 25 months. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`from`: ask for fewer months).':
    'Pesado acima de 25 meses. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`from`: peça menos meses).',
  'What lines are added up by.': 'Por que as linhas são somadas.',
  'The holdings of many fund classes at once': 'As carteiras de muitas classes de fundo de uma vez',
  'Each portfolio is the one that `/v1/fund/{cnpj}/portfolio` answers for that number and the same parameters, in the order of the numbers; a number that is named twice is answered once. Without `date` each is the newest of its class, so look at each `reference_date`. A number without a portfolio is in `errors` with the reason, and the others are answered. CSV, NDJSON and Arrow give the lines of all of them, each with `requested_cnpj`, `cnpj` and `reference_date`.':
    'Cada carteira é a que `/v1/fund/{cnpj}/portfolio` responde para esse CNPJ e os mesmos parâmetros, na ordem dos CNPJs; um CNPJ citado duas vezes é respondido uma vez. Sem `date`, cada uma é a mais recente da sua classe; por isso, olhe cada `reference_date`. Um CNPJ sem carteira fica em `errors` com o motivo, e os outros são respondidos. CSV, NDJSON e Arrow dão as linhas de todas elas, cada uma com `requested_cnpj`, `cnpj` e `reference_date`.',
  'Heavy with more than 5 numbers. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`cnpjs`: ask for fewer classes at once).':
    'Pesado com mais de 5 CNPJs. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`cnpjs`: peça menos classes de uma vez).',
  'Value in the month that `with` names, BRL; 0 where it was not held.':
    'Valor no mês que `with` indica, em reais; 0 quando não estava em carteira.',
  'Value less previous value, BRL: bought, sold, and what its price did.':
    'Valor menos valor anterior, em reais: o comprado, o vendido e o efeito do preço.',
  'The share in the month that `with` names, of the NAV of that month.':
    'A participação no mês que `with` indica, do patrimônio líquido desse mês.',
  "100 × value ÷ the fund's reported NAV, half away from zero; null where neither NAV nor total is positive.":
    '100 × valor ÷ patrimônio líquido informado do fundo, metade para longe do zero; nulo quando nem o patrimônio líquido nem o total é positivo.',
  'new or closed where it is held, in value or quantity, in only one of the months; else by value. not_visible where that is not known: the month without it lacks members or has confidential totals, or the line names no asset.':
    'new ou closed quando está em carteira, em valor ou quantidade, em só um dos meses; senão, pelo valor. not_visible quando isso não se conhece: ao mês sem ele faltam membros ou ele tem totais sigilosos, ou a linha não nomeia ativo.',
  'With `with`: an asset of a fund in two months.': 'Com `with`: um ativo de um fundo em dois meses.',
  'Value in the fund that `against` names, BRL; 0 where it holds none.':
    'Valor no fundo que `against` indica, em reais; 0 quando ele não o tem.',
  'The share in that fund, of its own NAV.': 'A participação nesse fundo, do patrimônio líquido dele.',
  'The smaller share, where both are positive and of an asset that can be compared; 0 elsewhere; null where a share is.':
    'A menor participação, quando ambas são positivas e de um ativo que pode ser comparado; 0 nos outros casos; nula quando uma participação é.',
  'With `against`: an asset in two funds.': 'Com `against`: um ativo em dois fundos.',
  'Number of the version: 1, 2, … in the order in which this installation saw them.':
    'Número da versão: 1, 2, … na ordem em que esta instalação as viu.',
  'What happened to the portfolio.': 'O que aconteceu com a carteira.',
  'Snapshot that brought the version.': 'Snapshot que trouxe a versão.',
  'Instant of the newest delivery that CVM had logged by then, UTC; the log begins in 2025.':
    'Instante da entrega mais recente que a CVM tinha registrado até então, UTC; o registro começa em 2025.',
  'Hash of NAV and lines; null if the version is withdrawn.':
    'Hash do patrimônio líquido e das linhas; nulo se a versão foi retirada.',
  'Number of lines that were not there before.': 'Número de linhas que não existiam antes.',
  'Number of lines that are gone.': 'Número de linhas que deixaram de existir.',
  'Number of lines of the same holding with another figure or text.':
    'Número de linhas da mesma posição com outro número ou texto.',
  'Signed sum of the lines of the previous version.': 'Soma com sinal das linhas da versão anterior.',
  'Signed sum of the lines of this version.': 'Soma com sinal das linhas desta versão.',
  'Net asset value filed in the version before; none where it had none, and in versions written before this column.':
    'Patrimônio líquido informado na versão anterior; nenhum quando ela não tinha, e em versões gravadas antes desta coluna.',
  'Net asset value filed in this version; none where it has none, and in versions written before this column.':
    'Patrimônio líquido informado nesta versão; nenhum quando ela não tem, e em versões gravadas antes desta coluna.',
  'A version of a monthly portfolio.': 'Uma versão de uma carteira mensal.',
  'Lines filed, confidential totals included.': 'Linhas informadas, incluídos os totais sigilosos.',
  'Confidential totals among those lines.': 'Totais sigilosos entre essas linhas.',
  'Net asset value at the end of the month.': 'Patrimônio líquido no fim do mês.',
  'Where the NAV comes from: nav_file or inline.': 'De onde vem o patrimônio líquido: nav_file ou inline.',
  'Signed sum of all lines, cash, payables and confidential totals included.':
    'Soma com sinal de todas as linhas, incluídos disponibilidades, valores a pagar e totais sigilosos.',
  'Total minus NAV.': 'Total menos patrimônio líquido.',
  'exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without lines or NAV, or where the files lack members and it would be fail. It compares with the NAV that the holdings name; "" for a withdrawn month.':
    'exact (até R$ 1), ok (0,5%), warn (2%), fail, ou unknown sem linhas ou patrimônio líquido, ou onde faltam membros nos arquivos e seria fail. Compara com o patrimônio líquido que a composição da carteira nomeia; "" para um mês retirado.',
  'exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without lines or NAV, or where the files lack members and it would be fail.':
    'exact (até R$ 1), ok (0,5%), warn (2%), fail, ou unknown sem linhas ou patrimônio líquido, ou onde faltam membros nos arquivos e seria fail.',
  'complete if the month has all members of the filing group, else partial.':
    'complete se o mês tem todos os membros do grupo de entrega, senão partial.',
  'Members that are absent or thin, separated by commas.':
    'Membros ausentes ou com poucas linhas, separados por vírgulas.',
  'Number of the newest version of the month that this installation has seen; null where it keeps no versions of it.':
    'Número da versão mais recente do mês que esta instalação viu; nulo quando não guarda versões dele.',
  'first, amended, confidentiality_released or withdrawn.': 'first, amended, confidentiality_released ou withdrawn.',
  'A month in which a class filed its holdings, or withdrew them.':
    'Um mês em que uma classe informou sua carteira, ou a retirou.',
  'Category of the lines; "" in the row of a month without lines to add up.':
    'Categoria das linhas; "" na linha de um mês sem linhas para somar.',
  'filed; members_missing where no line of the category can be seen because the month lacks a member that can have some, so that its value is not known; nav_only where the class filed a NAV and no line; not_filed where it filed nothing, between months in which it did; not_compiled where the snapshot has the lines of the month and not yet their sums.':
    'filed; members_missing quando nenhuma linha da categoria se vê porque falta ao mês um membro que pode ter alguma, de modo que seu valor não é conhecido; nav_only quando a classe informou um patrimônio líquido e nenhuma linha; not_filed quando nada informou, entre meses em que informou; not_compiled quando o snapshot tem as linhas do mês e ainda não as somas delas.',
  'Of it the confidential totals, which name no asset, BRL.':
    'Disso, os totais sigilosos, que não nomeiam ativo, em reais.',
  '100 × value ÷ the reported NAV of the month, or the total of the lines where none is known; null where neither is positive.':
    '100 × valor ÷ patrimônio líquido informado do mês, ou o total das linhas quando nenhum é conhecido; nulo quando nenhum dos dois é positivo.',
  'complete if the month has all members of the filing group, else partial; "" where the class filed nothing.':
    'complete se o mês tem todos os membros do grupo de entrega, senão partial; "" quando a classe nada informou.',
  'What the lines of a category add up to in a month.': 'Quanto somam as linhas de uma categoria em um mês.',
  'CNPJ of the requested class.': 'CNPJ da classe pedida.',
  'The members that the month lacks for this class.': 'Os membros que faltam ao mês para esta classe.',
  'A portfolio in a batch.': 'Uma carteira em um lote.',
  'Oldest first. At its source, an amended filing replaces the old one: these are the versions that this installation compiled. To see one, request the portfolio with its `first_snapshot` as `snapshot`. A known fund that did not file in the month has none.':
    'Da mais antiga à mais recente. Na origem, uma entrega retificada substitui a antiga: estas são as versões que esta instalação compilou. Para ver uma delas, peça a carteira com o seu `first_snapshot` como `snapshot`. Um fundo conhecido que nada informou no mês não tem nenhuma.',
  'Signed sum of these lines, BRL, borrowed ones negative; the sum of `value` in the list of holders, but for rows with an `oldest_report_date`. Null where it is not known.':
    'Soma com sinal dessas linhas, em reais, as tomadas em empréstimo negativas; a soma de `value` na lista de detentores, menos nas linhas com um `oldest_report_date`. Nula quando não se conhece.',
  'Value, long less short, BRL; 0 where it is not held.':
    'Valor, comprado menos vendido, em reais; 0 quando não é detido.',
}
