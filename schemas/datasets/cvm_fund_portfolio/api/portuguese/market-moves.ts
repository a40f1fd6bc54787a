import type { Translations } from '../../../../api/language/translations.ts'

const CONFIRMED = 'das posições cujas quantidades confirmam os negócios informados: só isso é compra ou venda'

export const marketMovesPortuguese: Translations['sentences'] = {
  'What all funds hold most: each asset with its value, holders and managers':
    'O que todos os fundos mais detêm: cada ativo com seu valor, detentores e gestores',
  'A row an asset that lines of the month hold, the largest value first. Only lines count that are open and owned, lent or borrowed; repo collateral, derivatives, cash and confidential totals are not held. Every figure is a sum of lines, never of look-throughs, so a real is counted once for each line that holds it: quotas of funds are assets too, and `kind` leaves them out. Lines that name no asset are in `unknown`, so rows and `unknown` add up to all lines that count.':
    'Uma linha por ativo que linhas do mês detêm, o maior valor primeiro. Só contam linhas abertas que são próprias, cedidas ou tomadas em empréstimo; lastro de compromissadas, derivativos, caixa e totais sigilosos não são detidos. Todo número é soma de linhas, nunca de carteiras abertas; assim um real conta uma vez por linha que o detém: cotas de fundos também são ativos, e `kind` as deixa de fora. Linhas que não nomeiam ativo estão em `unknown`; linhas da resposta e `unknown` somam todas as linhas que contam.',
  'Last day of the month before; null where the snapshot does not have it.':
    'Último dia do mês anterior; nulo se o snapshot não o tem.',
  'What funds bought and sold: each asset with what the filed trades explain of its change':
    'O que os fundos compraram e venderam: cada ativo com o que os negócios informados explicam da sua mudança',
  'One row for each asset and way of holding it, by purchases less sales, the largest first. A position is bought or sold only where its quantities confirm the trades that were filed: quantity = quantity of before + purchases − sales. `filed_…` is everything that was filed: some funds file their whole position as bought each month. A position that appears without a trade was mostly hidden before, or renamed; one that vanishes went dark: neither is trade. `states` says how many positions are in each state. Positions that cannot be compared are apart: lines without a name, classes that did not file in both months, members that are absent, classes with confidential totals of that category, names of several assets. A renamed ticker is no move.':
    'Uma linha por ativo e forma de detê-lo, pelas compras menos as vendas, a maior primeiro. Uma posição só é compra ou venda se suas quantidades confirmam os negócios informados: quantidade = quantidade anterior + compras − vendas. `filed_…` é tudo o que foi informado: alguns fundos informam a posição inteira como comprada todo mês. Uma posição que aparece sem negócio, na maioria dos casos, estava oculta antes, ou tinha outro nome; uma que some ficou oculta: nenhuma das duas é negócio. `states` diz quantas posições há em cada estado. Posições que não podem ser comparadas ficam à parte: linhas sem nome, classes que não informaram nos dois meses, membros que faltam, classes com totais sigilosos daquela categoria, nomes de vários ativos. Um código que mudou não é movimento.',
  'Heavy with `with`. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`with`: leave it out, or ask for the moves of one asset).':
    'Pesado com `with`. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`with`: omita, ou peça os movimentos de um só ativo).',
  'Heavy with `with`. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`with`: leave it out).':
    'Pesado com `with`. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`with`: omita).',
  'CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded.':
    'CNPJ de uma classe, ou de um fundo com uma só classe: sem máscara, ou com máscara e codificado na URL.',
  'A day of the month to compare with; omitted, the calendar month before. With an earlier one no trades are counted, since those of a month say nothing of several: positions are then unchanged, appeared, vanished or changed_without_trade.':
    'Um dia do mês com que comparar; omitido, o mês anterior. Com um mais antigo não se contam negócios, pois os de um mês nada dizem de vários: as posições são então unchanged, appeared, vanished ou changed_without_trade.',
  'Last day of the month compared with; null where the snapshot does not have it, and nothing can be compared.':
    'Último dia do mês da comparação; nulo se o snapshot não o tem, e nada pode ser comparado.',
  'The positions of the answer, before pages and ranges, by their state.':
    'As posições da resposta, antes de páginas e faixas, por estado.',
  '100 × filed purchases and sales of positions whose quantities confirm them ÷ all that are filed; null where none is.':
    '100 × compras e vendas informadas de posições cujas quantidades as confirmam ÷ todas as informadas; nulo se não há nenhuma.',
  'Which funds bought and sold an asset: each position with what became of it':
    'Que fundos compraram e venderam um ativo: cada posição com o que foi feito dela',
  'A row a class and way of holding the asset, by the change of its value, with the state of the position as in `/v1/market/moves`: entered, left, increased, reduced and unchanged are what the quantities confirm; appeared, vanished and changed_without_trade changed without a trade; trade_unexplained has trades that do not add up to the change. The asset is found as in `/v1/asset/{code}`; an `asset_id` is that name as positions are compared.':
    'Uma linha por classe e forma de deter o ativo, pela mudança do valor, com o estado da posição como em `/v1/market/moves`: entered, left, increased, reduced e unchanged são o que as quantidades confirmam; appeared, vanished e changed_without_trade mudaram sem negócio; trade_unexplained tem negócios que não fecham com a mudança. O ativo é achado como em `/v1/asset/{code}`; um `asset_id` é esse nome como as posições são comparadas.',
  'Only positions in this state.': 'Só posições nesse estado.',
  'Only positions that are held so.': 'Só posições detidas dessa forma.',
  'Names that the positions are compared under.': 'Nomes sob os quais se comparam as posições.',
  'A name.': 'Um nome.',
  'The lines of all funds that sums over the market add up':
    'As linhas de todos os fundos que as somas do mercado somam',
  'The open lines of a month that are owned, lent or borrowed: what `/v1/market/assets` and `/v1/market/moves` add up, each with the file and line that it was read from (`provenance=true`). `asset` finds an asset under all names that it has in the month; `filed_id` takes names as they stand.':
    'As linhas abertas de um mês que são próprias, cedidas ou tomadas em empréstimo: o que `/v1/market/assets` e `/v1/market/moves` somam, cada uma com o arquivo e a linha de que foi lida (`provenance=true`). `asset` acha um ativo sob todos os nomes que tem no mês; `filed_id` toma os nomes como estão.',
  'Only lines with one of these names (`asset_id` of a line), as they stand, with commas between them.':
    'Só linhas com um desses nomes (`asset_id` de uma linha), como estão, separados por vírgulas.',
  'Only lines that name no asset.': 'Só linhas que não nomeiam ativo.',
  'Only lines of assets of this kind.': 'Só linhas de ativos desse tipo.',
  'Only lines that hold it so.': 'Só linhas que o detêm dessa forma.',
  'Name that the asset goes by in the month, as in `/v1/assets`.': 'Nome que o ativo tem no mês, como em `/v1/assets`.',
  'Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due.':
    'Nome mais novo que linhas ou cotações têm, vazio se não têm nenhum; de um título público, seu nome curto e o mês do vencimento.',
  'Value of the lines that own it or lent it out, BRL.':
    'Valor das linhas próprias ou cedidas em empréstimo, em reais.',
  'Of `long_value`, what is lent out.': 'De `long_value`, o que está cedido em empréstimo.',
  'Managers of those of these classes whose manager the register that the month rests on has; natural persons are one. Null where it has none of them.':
    'Gestores das classes, entre essas, cujo gestor está no cadastro em que o mês se baseia; pessoas naturais contam como um. Nulo se ele não tem nenhum.',
  'Why `long_value` is null: month_incomplete where the month lacks all members that can have these lines; "" where it is a number.':
    'Por que `long_value` é nulo: month_incomplete se faltam ao mês todos os membros que podem ter essas linhas; "" se é um número.',
  '100 × (long and short value) ÷ the value of all lines that count and hold no quotas of funds, half away from zero.':
    '100 × (valor próprio e tomado) ÷ o valor de todas as linhas que contam e não são cotas de fundos, arredondado com a metade para longe do zero.',
  'Why `share_of_market_percent` is null: quotas_not_in_market for quotas of funds, whose money is in the lines of those; month_incomplete where members are absent; market_not_positive; "" where it is a number.':
    'Por que `share_of_market_percent` é nulo: quotas_not_in_market para cotas de fundos, cujo dinheiro está nas linhas destes; month_incomplete se faltam membros; market_not_positive; "" se é um número.',
  'Held part of the whole asset: for a real-estate fund (FII) the quantity ÷ the quotas that its report of the very month says were issued, for any other fund the value ÷ its NAV of the month.':
    'Parte detida do ativo inteiro: num fundo imobiliário (FII), a quantidade ÷ as cotas que seu informe do próprio mês diz emitidas; em qualquer outro fundo, o valor ÷ seu patrimônio líquido do mês.',
  'Why `outstanding_percent` is null: capital_not_compiled for shares, since no source here has the capital of companies; issue_not_compiled for bonds and papers; fund_size_not_known; month_incomplete; "" where it is a number.':
    'Por que `outstanding_percent` é nulo: capital_not_compiled para ações, pois nenhuma fonte daqui tem o capital das companhias; issue_not_compiled para títulos; fund_size_not_known; month_incomplete; "" se é um número.',
  '`long_value` of the calendar month before.': '`long_value` do mês anterior.',
  '`long_quantity` of the month before.': '`long_quantity` do mês anterior.',
  '`short_value` of the month before.': '`short_value` do mês anterior.',
  '`holder_count` of the month before.': '`holder_count` do mês anterior.',
  'Why `previous_long_value` is null: month_before_incomplete where the snapshot lacks that month or members of it, month_incomplete; "" where it is a number.':
    'Por que `previous_long_value` é nulo: month_before_incomplete se faltam ao snapshot esse mês ou membros dele, month_incomplete; "" se é um número.',
  'How much of an asset the classes of a month hold by lines of their own.':
    'Quanto de um ativo as classes de um mês detêm em linhas próprias.',
  'Newest name of the asset in lines or quotes; "" where they have none.':
    'Nome mais novo do ativo em linhas ou cotações; "" se não têm nenhum.',
  'owned, also while lent out; or borrowed, which is short.':
    'owned, também quando cedido em empréstimo; ou borrowed, que é posição vendida.',
  'Value of all positions at the end of the month compared with; null where the snapshot lacks that month.':
    'Valor de todas as posições no fim do mês da comparação; nulo se o snapshot não tem esse mês.',
  'Quantity of these, or null as well.': 'Quantidade dessas posições, ou também nulo.',
  'Value bought, of the positions whose quantities confirm the filed trades: only this is bought or sold.': `Valor comprado, ${CONFIRMED}.`,
  'Value sold, of the positions whose quantities confirm the filed trades: only this is bought or sold.': `Valor vendido, ${CONFIRMED}.`,
  'Quantity bought, of the positions whose quantities confirm the filed trades: only this is bought or sold.': `Quantidade comprada, ${CONFIRMED}.`,
  'Quantity sold, of the positions whose quantities confirm the filed trades: only this is bought or sold.': `Quantidade vendida, ${CONFIRMED}.`,
  'What was bought less what was sold.': 'O que se comprou menos o que se vendeu.',
  'Of that change, what prices made: the quantity of before times the change of price.':
    'Dessa mudança, o que fizeram os preços: a quantidade anterior vezes a mudança do preço.',
  'The rest of that change: what quantities made, by trade, disclosure or mistake.':
    'O resto dessa mudança: o que fizeram as quantidades, por negócio, divulgação ou erro.',
  'Change of the lines of positions that cannot be compared: disclosure, and never trade; null where the snapshot lacks the other month.':
    'Mudança das linhas de posições que não podem ser comparadas: fim ou começo de sigilo, nunca negócio; nulo se o snapshot não tem o outro mês.',
  'Why `position_change_value` is null: month_incomplete where one of the months lacks members that can have these lines, no_month_before where the snapshot lacks the other month; "" where it is a number.':
    'Por que `position_change_value` é nulo: month_incomplete se faltam a um dos meses membros que podem ter essas linhas, no_month_before se falta ao snapshot o outro mês; "" se é um número.',
  'What became of the positions of an asset.': 'O que foi feito das posições de um ativo.',
  'Change of the value; null where it cannot be compared.': 'Mudança do valor; nula se não há comparação possível.',
  'The rest of that change, which the quantity made.': 'O resto dessa mudança, que a quantidade fez.',
  'What became of it.': 'O que foi feito dela.',
  'Why it is not comparable; "" where it is.': 'Por que não é comparável; "" se é.',
  'What became of the position of a class in an asset.': 'O que foi feito da posição de uma classe em um ativo.',
  'Type of the class.': 'Tipo da classe.',
  'How it is held; borrowed is short.': 'Como é detido; borrowed é posição vendida.',
  'Fund, issuer or description filed; "" where none is.': 'Fundo, emissor ou descrição informada; "" se não há.',
  'A line of a portfolio that counts in sums over funds.': 'Uma linha de carteira que conta nas somas sobre fundos.',
  'The state.': 'O estado.',
  'Positions in it.': 'Posições nele.',
  'How many positions are in a state, and what those changed.':
    'Quantas posições há em um estado, e quanto elas mudaram.',
  'How much of the shares of a fund is held otherwise than by an index or an index fund':
    'Quanto das ações de um fundo é detido de outro modo que por um índice ou fundo de índice',
  'Active share of the equity part: 100 − Σ min(w, b) over the shares and units that both own by their own lines, where w and b are weights in those values. `against` is a fund that follows the index, by its CNPJ or a code of its quotas, or the code of an index. Of an index b is the theoretical quantity at the price of the last session of the month, in the portfolio that was in force on its last day. The exchange gives its portfolios no date: only those are known that this installation saw by then, and `index_portfolio_not_of_month` says where there is none. Weights that the exchange prints belong to another day and are no benchmark: compare with an index fund.':
    'Parcela ativa (active share) da parte em ações: 100 − Σ min(w, b) sobre as ações e units que ambos têm em linhas próprias, sendo w e b pesos nesses valores. `against` é um fundo que segue o índice, pelo CNPJ ou por um código das suas cotas, ou o código de um índice. De um índice, b é a quantidade teórica ao preço do último pregão do mês, na carteira que vigorava no último dia dele. A bolsa não dá data às suas carteiras: só se conhecem as que esta instalação tinha visto até então, e `index_portfolio_not_of_month` diz quando não há nenhuma. Pesos impressos, que são de outro dia, não são referência: compare com um fundo de índice.',
  'What to compare with: a fund, such as an index fund, by its CNPJ, bare, or masked and URL-encoded, or by the ticker or ISIN of its quotas (BOVA11); or the code of an index (IBOV).':
    'Com o que comparar: um fundo, como um fundo de índice, pelo CNPJ, sem máscara, ou com máscara e codificado na URL, ou pelo ticker ou ISIN das suas cotas (BOVA11); ou o código de um índice (IBOV).',
  'CNPJ of the class, or code of the index, that it is compared with.':
    'CNPJ da classe, ou código do índice, da comparação.',
  'The same of the other class; null for an index.': 'O mesmo da outra classe; nulo para um índice.',
  'Of an index what the exchange prints as the share of securities without a price in the last session of the month, which are left out; null against a fund, and where the portfolio is not known.':
    'De um índice, o que a bolsa imprime como a parcela dos papéis sem preço no último pregão do mês, que ficam de fora; nulo na comparação com um fundo, e quando a carteira não é conhecida.',
  'Value of the shares and units that the class owns or has lent out.':
    'Valor das ações e units próprias ou cedidas da classe.',
  '100 less the sum of the smaller of the two weights of each share in these values; null where either has none.':
    '100 menos a soma do menor dos dois pesos de cada ação nesses valores; nulo se uma das duas não tem nenhuma.',
  'Why it is null: no_equities; members_missing where the month lacks the members of the shares of either; confidential_total where either has confidential totals, of whatever category; index_portfolio_not_of_month where the snapshot has no portfolio of the index that was in force at the end of the month; prices_not_compiled where it has no quotes of the month; "" where it is a number.':
    'Por que é nulo: no_equities; members_missing se faltam ao mês os membros das ações de uma das duas; confidential_total se uma das duas tem totais sigilosos, de qualquer categoria; index_portfolio_not_of_month se o snapshot não tem carteira do índice que vigorasse no fim do mês; prices_not_compiled se não tem cotações do mês; "" se é um número.',
  'How much of the shares of a fund is held otherwise than by another fund.':
    'Quanto das ações de um fundo é detido de outro modo que por outro fundo.',
  'Their value in the month less that in the month before, BRL; over all states it is the change of all lines that count.':
    'Seu valor no mês menos o do mês anterior, em reais; por todos os estados, é a variação de todas as linhas que contam.',
}
