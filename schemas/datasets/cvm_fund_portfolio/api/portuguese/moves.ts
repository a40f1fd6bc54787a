import type { Translations } from '../../../../api/language/translations.ts'

export const movesPortuguese: Translations['sentences'] = {
  'One row an asset, class and way of holding it, with what it was the month before, what was traded in between and what that explains. Only rows whose unexplained_quantity is 0 are bought or sold: a position that appears without a trade was mostly hidden before.':
    'Uma linha por ativo, classe e forma de detê-lo, com o que era no mês anterior, o que se negociou entre os dois e o que isso explica. Só linhas com unexplained_quantity igual a 0 são compra ou venda: uma posição que aparece sem negócio, na maioria dos casos, estava oculta antes.',
  'One row an asset and way of holding it: what all its positions were, are, and what trades explain.':
    'Uma linha por ativo e forma de detê-lo: o que todas as suas posições eram, o que são, e o que os negócios explicam.',
  'One row an asset: how much of it all classes hold by lines of their own, now and the month before. Quotas of funds are assets too, so the values of all rows count the money of funds of funds again.':
    'Uma linha por ativo: quanto dele todas as classes detêm em linhas próprias, no mês e no anterior. Cotas de fundos também são ativos; por isso a soma de todas as linhas conta de novo o dinheiro dos fundos de fundos.',
  'Name that the positions of both months are compared under, after links over days, such as that of a renamed ticker; none for lines that name no asset, which are one row a kind.':
    'Nome sob o qual se comparam as posições dos dois meses, depois das ligações que valem por dias, como a de um código que mudou; vazio para linhas que não nomeiam ativo, que são uma linha por tipo.',
  'Name that the asset goes by in the month, after all links of the month.':
    'Nome que o ativo tem no mês, depois de todas as ligações do mês.',
  'Kind of asset, as in cvm_fund_portfolio.': 'Tipo de ativo, como em cvm_fund_portfolio.',
  'How it is held: owned, also while lent out, or borrowed, which is short.':
    'Como é detido: owned, também quando cedido em empréstimo, ou borrowed, que é posição vendida.',
  'Type of the fund in the month, or in the month before if it left.':
    'Tipo do fundo no mês, ou no mês anterior se ele saiu.',
  'Its filing group there: fif or structured.': 'Seu grupo de entrega nesse mês: fif ou structured.',
  'Quantity at the end of the month before, without sign even where borrowed; none where that month lacks the class or the member.':
    'Quantidade no fim do mês anterior, sem sinal mesmo se tomada em empréstimo; vazia se faltam a esse mês a classe ou o membro.',
  'Quantity at the end of the month; none where the month lacks the class or the member.':
    'Quantidade no fim do mês; vazia se faltam ao mês a classe ou o membro.',
  'Value at the end of the month before, negative where borrowed; none where previous_quantity is none.':
    'Valor no fim do mês anterior, negativo se tomado em empréstimo; vazio se previous_quantity é vazia.',
  'Value at the end of the month; none where quantity is none.': 'Valor no fim do mês; vazio se quantity é vazia.',
  'Of the value, what is lent out.': 'Do valor, o que está cedido em empréstimo.',
  'Lines of the month that are added up.': 'Linhas do mês que são somadas.',
  'Names that these lines have in cvm_fund_portfolio, with commas between them.':
    'Nomes que essas linhas têm em cvm_fund_portfolio, separados por vírgulas.',
  'Quantity filed as bought in the month, 0 where nothing is filed.':
    'Quantidade informada como comprada no mês, 0 se nada é informado.',
  'Quantity filed as sold in the month, 0 where nothing is filed.':
    'Quantidade informada como vendida no mês, 0 se nada é informado.',
  'Value filed as bought in the month, explained or not.': 'Valor informado como comprado no mês, explicado ou não.',
  'Value filed as sold in the month, explained or not.': 'Valor informado como vendido no mês, explicado ou não.',
  'quantity - previous_quantity - purchases_quantity + sales_quantity: 0 where the filed trades explain the change; none where it cannot be compared.':
    'quantity - previous_quantity - purchases_quantity + sales_quantity: 0 se os negócios informados explicam a mudança; vazia se não há comparação possível.',
  'entered, left, increased, reduced or unchanged where the filed trades explain the change; appeared, vanished or changed_without_trade where nothing was traded and it changed all the same; trade_unexplained where trades do not add up to it; or not_comparable.':
    'entered, left, increased, reduced ou unchanged se os negócios informados explicam a mudança; appeared, vanished ou changed_without_trade se nada foi negociado e ela mudou mesmo assim; trade_unexplained se os negócios não fecham com ela; ou not_comparable.',
  'Why it is not comparable: no_asset_id, class_not_in_both, member_absent, confidential_total, price_conflict or quantity_not_filed.':
    'Por que não é comparável: no_asset_id, class_not_in_both, member_absent, confidential_total, price_conflict ou quantity_not_filed.',
  'Of the change of value, what the price made: previous_quantity times the change of value by quantity, rounded once; 0 where a month has no quantity. The quantity made the rest.':
    'Da mudança de valor, o que fez o preço: previous_quantity vezes a mudança do valor por quantidade, arredondado uma vez; 0 se um mês não tem quantidade. O resto fez a quantidade.',
  'Quantity of all positions at the end of the month before; none where no class filed lines then, as where that month was not compiled.':
    'Quantidade de todas as posições no fim do mês anterior; nada se nenhuma classe informou linhas então, como em um mês que não foi compilado.',
  'Quantity at the end of the month.': 'Quantidade no fim do mês.',
  'Value of all positions at the end of the month before; none as well.':
    'Valor de todas as posições no fim do mês anterior; nada do mesmo modo.',
  'Value at the end of the month.': 'Valor no fim do mês.',
  'Quantity filed as bought, explained or not.': 'Quantidade informada como comprada, explicada ou não.',
  'Quantity filed as sold, explained or not.': 'Quantidade informada como vendida, explicada ou não.',
  'Value filed as bought, explained or not: some funds file the whole position each month.':
    'Valor informado como comprado, explicado ou não: alguns fundos informam a posição inteira todo mês.',
  'Value filed as sold, explained or not.': 'Valor informado como vendido, explicado ou não.',
  'Quantity bought: of positions whose quantities confirm the filed trades.':
    'Quantidade comprada: de posições cujas quantidades confirmam os negócios informados.',
  'Quantity sold: of positions whose quantities confirm the filed trades.':
    'Quantidade vendida: de posições cujas quantidades confirmam os negócios informados.',
  'Value bought: of positions whose quantities confirm the filed trades.':
    'Valor comprado: de posições cujas quantidades confirmam os negócios informados.',
  'Value sold: of positions whose quantities confirm the filed trades.':
    'Valor vendido: de posições cujas quantidades confirmam os negócios informados.',
  'Change of the value of the positions that can be compared.':
    'Mudança do valor das posições que podem ser comparadas.',
  'Of that change, what prices made; quantities made the rest.':
    'Dessa mudança, o que fizeram os preços; o resto fizeram as quantidades.',
  'Change of the value of the lines of positions that cannot be compared: disclosure, not trade; none where previous_value is none.':
    'Mudança do valor das linhas de posições que não podem ser comparadas: divulgação, não negócio; nada se previous_value não tem valor.',
  'Positions that are entered.': 'Posições em entered.',
  'Positions that are left.': 'Posições em left.',
  'Positions that are increased.': 'Posições em increased.',
  'Positions that are reduced.': 'Posições em reduced.',
  'Positions that are unchanged.': 'Posições em unchanged.',
  'Positions that are appeared.': 'Posições em appeared.',
  'Positions that are vanished.': 'Posições em vanished.',
  'Positions that are changed_without_trade.': 'Posições em changed_without_trade.',
  'Positions that are trade_unexplained.': 'Posições em trade_unexplained.',
  'Positions that are not_comparable.': 'Posições em not_comparable.',
  'Name that the asset goes by in the month, after all links of the month; none for lines that name no asset, which are one row a kind.':
    'Nome que o ativo tem no mês, depois de todas as ligações do mês; vazio para linhas que não nomeiam ativo, que são uma linha por tipo.',
  'Value of the lines that own it or lent it out.': 'Valor das linhas próprias ou cedidas em empréstimo.',
  'Quantity of these lines.': 'Quantidade dessas linhas.',
  'Of long_value, what is lent out.': 'De long_value, o que está cedido em empréstimo.',
  'Value of the lines that borrowed it, negative.': 'Valor das linhas tomadas em empréstimo, negativo.',
  'Lines that hold it, whichever way.': 'Linhas que o detêm, de qualquer forma.',
  'Classes whose long value of it is not 0.': 'Classes cujo valor próprio ou cedido dele não é 0.',
  'long_value of the month before; none where no class filed lines then, as where that month was not compiled.':
    'long_value do mês anterior; nada se nenhuma classe informou linhas então, como em um mês que não foi compilado.',
  'long_quantity of the month before; none as well.': 'long_quantity do mês anterior; nada do mesmo modo.',
  'short_value of the month before; none as well.': 'short_value do mês anterior; nada do mesmo modo.',
  'holder_count of the month before; none as well.': 'holder_count do mês anterior; nada do mesmo modo.',
  'NAV of the class whose quotas it is, as filed with its portfolio of the month; none where that is not positive.':
    'Patrimônio líquido da classe de que são as cotas, informado com a carteira do mês; vazio se não é positivo.',
  'Quotas that the class has issued, by its monthly report (FII) of the very month.':
    'Cotas que a classe emitiu, pelo seu informe mensal (FII) do próprio mês.',
  'One row per manager or administrator and each of the 100 assets and ways of holding them that its classes bought most, and of the 100 that they sold most, as far as quantities confirm it. Never add up parties.':
    'Uma linha por gestor ou administrador e cada um dos 100 ativos e formas de detê-los que suas classes mais compraram, e dos 100 que mais venderam, até onde as quantidades confirmam. Nunca some participantes.',
  'One row per manager or administrator and state: how many positions of its classes are in it, and what those changed. Never add up parties.':
    'Uma linha por gestor ou administrador e estado: quantas posições de suas classes estão nele, e quanto essas mudaram. Nunca some participantes.',
  'Names that lines of its classes have in cvm_fund_portfolio for it, with commas between them; none where the row names no asset.':
    'Nomes que as linhas de suas classes têm para ele em cvm_fund_portfolio, separados por vírgulas; vazio quando a linha não nomeia ativo.',
  'State of the positions, as in cvm_position_move.': 'Estado das posições, como em cvm_position_move.',
  'Positions of its classes in that state.': 'Posições de suas classes nesse estado.',
  'Their value in the month less that in the month before.': 'O valor delas no mês menos o do mês anterior.',
  'What is filed as bought and as sold of them.': 'O que se informa como comprado e como vendido delas.',
  'Of it what their quantities confirm.': 'Disso, o que as quantidades delas confirmam.',
}
