import type { Translations } from '../../../../api/language/translations.ts'

export const lookThroughPortuguese: Translations['sentences'] = {
  'The assets that a fund really holds: its quotas of other funds replaced by the holdings of those funds, and so on down':
    'Os ativos que um fundo de fato tem: suas cotas de outros fundos trocadas pelas carteiras desses fundos, e assim por diante',
  'A line that holds quotas of a fund with lines and a positive NAV in the same month is replaced by the lines of that fund, each multiplied by value ÷ NAV. The NAV is the one that the portfolio of that fund reports. A fund whose lines are more than 2 % away from its NAV is not opened, because a part of them would be a figure that nobody holds. Quotas can name a fund by its own number while its only class files under another one: they are followed to that class. The number of a fund with several classes is not followed. A fund without lines in the month that files reports of its own, a receivables or real-estate fund (FIDC, FII), is replaced by its nearest report at or before the month, at most six months older: each of their leaves has `report_source`, `source_period` and `age_months`. Of a receivables fund every holder is taken to have a part of everything, which is an approximation where it has several series, because losses reach subordinated quotas first. Nothing else is estimated: a line that cannot be followed stays as a leaf, with the reason in `resolution`. Each leaf is rounded once, to the cent, and a `reconciliation` leaf has the difference, so the leaves of all pages add up to `total_portfolio_value` to the cent. Leaves are ordered by path, the larger quota line first, then as in a portfolio; assets (`view=aggregate`) by value, the largest first. Assets are grouped by `asset_group_id`, the name that they go by in the month after the links between names, or that of the group of papers which the prices of the month show to be one; lines that name none are not added up, and `coverage.identified_percent` says how much of the value names its asset. Funds that hold each other, as real-estate funds do, are a ring. By asset a ring is solved as a system of linear equations: the value of all turns, each sum of an asset and a resolution rounded once, `paths` with each fund of the ring once, and no `cycle`, unless what turns in the ring never gets less, as where a fund owns all of itself: then its own lines are leaves. By path a ring has more ways than anybody can list: `min_share_percent` rises to the least value at which the walk keeps its bound, `coverage.min_share_percent` has that value, and the rest is `below_threshold`. A ring is one level of `max_depth`. Where no line is negative, the two views differ in an asset by at most `below_threshold` and `cycle`, and a cent a leaf.':
    'Uma linha de cotas de um fundo que tem linhas e patrimônio líquido positivo no mesmo mês é trocada pelas linhas desse fundo, cada uma multiplicada por valor ÷ patrimônio líquido. O patrimônio líquido é o que a carteira desse fundo informa. Um fundo cujas linhas se afastam mais de 2% do seu patrimônio líquido não é aberto, porque uma parte delas seria um número que ninguém detém. As cotas podem citar um fundo pelo CNPJ dele, enquanto sua única classe informa sob outro: elas são seguidas até essa classe. O CNPJ de um fundo com várias classes não é seguido. Um fundo sem linhas no mês que entrega informes próprios, de direitos creditórios ou imobiliário (FIDC, FII), é trocado pelo seu informe mais próximo no mês ou antes dele, no máximo seis meses mais antigo: `report_source`, `source_period` e `age_months` dizem isso em cada folha. De um fundo de direitos creditórios supõe-se que cada cotista tem uma parte de tudo, o que é uma aproximação quando ele tem várias séries, porque as perdas atingem primeiro as cotas subordinadas. Nada mais é estimado: uma linha que não pode ser seguida fica como folha e diz o motivo em `resolution`. Cada folha é arredondada uma única vez, no centavo, e uma folha `reconciliation` leva a diferença; assim, as folhas de todas as páginas somam `total_portfolio_value` até o centavo. As folhas são ordenadas por caminho, a maior linha de cotas primeiro, depois como na carteira; os ativos (`view=aggregate`) por valor, o maior primeiro. Os ativos são agrupados por `asset_group_id`, o nome que têm no mês depois das ligações entre nomes, ou o do grupo de títulos que os preços do mês mostram ser um só; linhas que não nomeiam nenhum não são somadas, e `coverage.identified_percent` diz quanto do valor nomeia seu ativo. Fundos que detêm uns aos outros, como fazem os imobiliários, são um anel. Por ativo um anel é resolvido como um sistema de equações lineares: o valor de todas as voltas, cada soma de um ativo e de um motivo arredondada uma vez, `paths` com cada fundo do anel uma vez, e nenhum `cycle`, salvo se o que dá voltas no anel nunca diminui, como quando um fundo é dono de si por inteiro: então suas próprias linhas são folhas. Por caminho um anel tem mais caminhos do que se pode listar: `min_share_percent` sobe ao menor valor com que o percurso respeita seu limite, `coverage.min_share_percent` o informa, e o resto é `below_threshold`. Um anel é um só nível de `max_depth`. Onde nenhuma linha é negativa, as duas visões diferem em um ativo por no máximo `below_threshold` e `cycle`, e um centavo por folha.',
  'Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`from`: ask for fewer months).':
    'Sempre pesado. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`from`: peça menos meses).',
  'Heavy always. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`max_depth`: lower it, or raise min_share_percent).':
    'Sempre pesado. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`max_depth`: diminua, ou aumente min_share_percent).',
  'paths: a row a leaf and path; aggregate: a row an asset, long and short netted: own, lent and borrowed lines are one asset, repos are by their collateral.':
    'paths: uma linha por folha e caminho; aggregate: uma linha por ativo, com compras e vendas compensadas: linhas próprias, cedidas e recebidas em empréstimo são um só ativo, e as compromissadas vêm pelo lastro.',
  'How many funds may be between the root and a leaf; funds that hold each other in a ring are one.':
    'Quantos fundos pode haver entre a raiz e uma folha; fundos que detêm uns aos outros em um anel são um.',
  'Quotas with a smaller share of the root than this are not followed. Of a fund that leads to a ring it can rise by path, and is 0 by asset: see `coverage.min_share_percent`.':
    'Cotas com uma participação na raiz menor que esta não são abertas. De um fundo que leva a um anel ela pode subir por caminho, e é 0 por ativo: veja `coverage.min_share_percent`.',
  'With `names`: the funds on the paths of this page, each once; with `view=paths`.':
    'Com `names`: os fundos nos caminhos desta página, cada um uma vez; com `view=paths`.',
  'The leaves, or the assets.': 'As folhas, ou os ativos.',
  'The funds on the paths of the rows of this page, by CNPJ; with `names=true`.':
    'Os fundos nos caminhos das linhas desta página, por CNPJ; com `names=true`.',
  '100 × Σ|value| of the lines that name their asset, filed or derived, ÷ Σ|value| of those that should; a derived name that may mean several assets, because its prices differ too much, names none; null where none should.':
    '100 × Σ|valor| das linhas que nomeiam seu ativo, informado ou derivado, ÷ Σ|valor| das que deveriam; um nome derivado que pode significar vários ativos, porque seus preços diferem demais, não nomeia nenhum. Nulo quando nenhuma deveria.',
  'The part of it whose names were put together from other columns, of the same whole.':
    'A parte dele cujos nomes foram compostos de outras colunas, do mesmo todo.',
  '100 × Σ|value| of what is no asset (repo, swaps, forwards, cash, payables, receivables, confidential totals) ÷ Σ|value| of all lines; null without value.':
    '100 × Σ|valor| do que não é ativo (compromissadas, swaps, termos, disponibilidades, valores a pagar e a receber, totais sigilosos) ÷ Σ|valor| de todas as linhas; nulo sem valor.',
  'Stable name of the leaf: a hash of the quota lines followed and its own line.':
    'Nome estável da folha: um hash das linhas de cotas seguidas e da sua própria linha.',
  "100 × value ÷ the root's reported NAV, half away from zero; null where neither its NAV nor its total is positive.":
    '100 × valor ÷ patrimônio líquido informado da raiz, metade para longe do zero; nulo quando nem o patrimônio líquido nem o total dela é positivo.',
  'Funds between the root and the line: 0 for a line of its own.':
    'Fundos entre a raiz e a linha: 0 para uma linha própria.',
  'CNPJ of a fund on the path.': 'CNPJ de um fundo no caminho.',
  'CNPJs from the root to the fund that holds the line.': 'CNPJs da raiz até o fundo que tem a linha.',
  'direct for a line that holds no quotas; else why its quotas were not replaced by what the fund holds; reconciliation for what an expanded line is worth beyond the lines that took its place.':
    'direct para uma linha que não é de cotas; senão, por que suas cotas não foram trocadas pelo que o fundo tem; reconciliation para o que uma linha aberta vale além das linhas que tomaram seu lugar.',
  'The report with the line: cda for the monthly holdings; fidc_month, fii_month or fii_quarter for the own report of a structured fund without holdings of the month.':
    'O informe da linha: cda para a composição mensal da carteira; fidc_month, fii_month ou fii_quarter para o informe próprio de um fundo estruturado sem composição da carteira no mês.',
  'Last day of the month or quarter of that report.': 'Último dia do mês ou trimestre desse informe.',
  'Months between that report and the month of the look-through: 0 for a report of the month.':
    'Meses entre esse informe e o mês da carteira aberta: 0 para um informe do mês.',
  'True for a line of a receivables fund, unless it is known to have one live series: the line that holds the fund names no series, so each holder is taken to have a part of everything.':
    'Verdadeiro para uma linha de um fundo de direitos creditórios, a menos que se saiba que ele tem uma só série viva: a linha que detém o fundo não nomeia série, então supõe-se que cada cotista tem uma parte de tudo.',
  'The place that the line was read from; with `provenance=true`, and not on a reconciliation.':
    'O lugar de onde a linha foi lida; com `provenance=true`, e não em uma reconciliação.',
  'With `view=paths`: a line that was not replaced.': 'Com `view=paths`: uma linha que não foi trocada.',
  'Name that the asset goes by in the month, equal over funds: that of its lines, or what the links of the month make of it; `metainfo.asset_id` is the name that the largest line files. null where the row is no asset or names none: cash, payables and receivables are a row each, repos one a collateral, and every other line without a name is a row of its own.':
    'Nome que o ativo tem no mês, igual em todos os fundos: o de suas linhas, ou o que as ligações do mês fazem dele; `metainfo.asset_id` é o nome que a maior linha informa. nulo quando a linha não é ativo ou não nomeia nenhum: disponibilidades, valores a pagar e a receber são uma linha cada, compromissadas uma por lastro, e qualquer outra linha sem nome é uma linha à parte.',
  "Kind of asset, as in a portfolio's metainfo, or that of the name that links lead to; reconciliation for what expanded lines leave.":
    'Tipo de ativo, como no metainfo de uma carteira, ou o do nome a que as ligações levam; reconciliation para o que as linhas abertas deixam.',
  'filed, derived or unidentified, of the largest line; "" where there is no asset. A line by the ticker of a fund is derived.':
    'filed, derived ou unidentified, da maior linha; "" quando não há ativo. Uma linha pelo ticker de um fundo é derived.',
  'Rule that gave the name of the largest line: code, text, price, terms or name; link where a link made it another one; "" without a name.':
    'Regra que deu o nome da maior linha: code, text, price, terms ou name; link quando uma ligação o tornou outro; "" sem nome.',
  'How the largest line is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; "" for cash, payables, receivables and confidential totals. Own, lent and borrowed lines are one row.':
    'Como a maior linha é detida: owned, lent, borrowed, repo_collateral, option, future, forward ou swap; "" para disponibilidades, valores a pagar e a receber e totais sigilosos. Linhas próprias, cedidas e recebidas em empréstimo são uma só.',
  'Name or description of the asset; "" where none is filed, and for cash, payables and receivables.':
    'Nome ou descrição do ativo; "" quando nenhum foi informado, e para disponibilidades, valores a pagar e a receber.',
  'Quantity, long less short.': 'Quantidade, comprada menos vendida.',
  "100 × value ÷ the root's reported NAV; null as in a leaf.":
    '100 × valor ÷ patrimônio líquido informado da raiz; nulo como em uma folha.',
  'By how many paths it is held, where a path comes to each fund of a ring once.':
    'Por quantos caminhos é detido; um caminho chega uma vez a cada fundo de um anel.',
  'With `view=aggregate`: an asset over all paths.': 'Com `view=aggregate`: um ativo sobre todos os caminhos.',
  'Value of the leaves that are no quotas, BRL.': 'Valor das folhas que não são cotas, em reais.',
  'Quotas of funds abroad, which do not file here.': 'Cotas de fundos no exterior, que não informam aqui.',
  'Confidential totals of quotas, and quotas of funds that show confidential totals only.':
    'Totais sigilosos de cotas, e cotas de fundos que mostram apenas totais sigilosos.',
  'Quotas of funds without a line in that competence and without a report of their own at or before it, without a CNPJ, or named by the number of a fund with several classes.':
    'Cotas de fundos sem linha nessa competência e sem informe próprio nela ou antes, sem CNPJ, ou citados pelo CNPJ de um fundo com várias classes.',
  'Quotas of a fund that holds, by this path, the holder. By asset only in a ring in which what turns never gets less.':
    'Cotas de um fundo que, por este caminho, detém quem o detém. Por ativo só em um anel em que o que dá voltas nunca diminui.',
  'Quotas of funds whose NAV of the month is not positive, or is not known: neither filed, nor in the daily reports of its last business day, nor of the month in the class register.':
    'Cotas de fundos cujo patrimônio líquido do mês não é positivo ou não é conhecido: nem informado, nem nos informes diários do último dia útil, nem do mês no cadastro de classes.',
  'Quotas of funds whose lines are more than 2 % away from their NAV.':
    'Cotas de fundos cujas linhas se afastam mais de 2% do seu patrimônio líquido.',
  'Quotas of structured funds whose newest report is more than 6 months older.':
    'Cotas de fundos estruturados cujo informe mais recente é mais de 6 meses mais antigo.',
  'Lines worth more than 1.005 times the NAV of the fund held (1.25 times that of an older report), or less than nothing. Of a real-estate fund the quotas held are compared with those issued; where its report states no NAV, also lines whose part of it is more than 1.5 times their value.':
    'Linhas que valem mais de 1,005 vez o patrimônio líquido do fundo detido (1,25 vez o de um informe mais antigo), ou menos que nada. De um fundo imobiliário, as cotas detidas são comparadas com as emitidas; quando o informe não declara patrimônio líquido, também linhas cuja parte dele é mais de 1,5 vez o valor delas.',
  'Quotas at max_depth.': 'Cotas em max_depth.',
  'Quotas whose share of the root is below min_share_percent.':
    'Cotas cuja participação na raiz está abaixo de min_share_percent.',
  'What expanded lines are worth beyond the lines that took their place, rounding included.':
    'O que as linhas abertas valem além das linhas que tomaram seu lugar, incluído o arredondamento.',
  "Value of the other leaves by resolution, BRL; with expanded_value they add up to the root's total.":
    'Valor das outras folhas por resolution, em reais; com expanded_value somam o total da raiz.',
  "100 × expanded_value ÷ the root's total; null where that is not positive.":
    '100 × expanded_value ÷ o total da raiz; nulo quando este não é positivo.',
  'Depth of the deepest leaf; by asset a ring is one level.':
    'Profundidade da folha mais funda; por ativo um anel é um só nível.',
  'Only of a fund that leads to a ring of funds that hold each other: the share of the root below which quotas were not followed. By path it is the requested one, or the least above it at which there are few enough paths; by asset it is 0, because the ring is solved.':
    'Só de um fundo que leva a um anel de fundos que detêm uns aos outros: a participação na raiz abaixo da qual cotas não foram abertas. Por caminho é a pedida, ou a menor acima dela com que os caminhos são poucos o bastante; por ativo é 0, porque o anel é resolvido.',
  'Funds whose lines are in the answer, the root among them, each once.':
    'Fundos cujas linhas estão na resposta, incluída a raiz, cada um uma vez.',
  'How much was seen, the same on every page; with `view=aggregate` also how much of it names its asset.':
    'Quanto se enxergou, igual em todas as páginas; com `view=aggregate`, também quanto disso nomeia seu ativo.',
  'CNPJ on a path.': 'CNPJ em um caminho.',
  'Its name, as in `/v1/funds`; "" where none is known.':
    'Seu nome, como em `/v1/funds`; "" quando nenhum é conhecido.',
  'Value, long less short, BRL.': 'Valor, comprado menos vendido, em reais.',
}
