export const partyTablesPortuguese = {
  'One row per class that holds quotas of another class of the month, and that class: what a sum over both counts twice.':
    'Uma linha por classe que tem cotas de outra classe do mês, e essa classe: o que uma soma das duas conta duas vezes.',
  'One row per class that filed for the month: its figures as sums over classes take them.':
    'Uma linha por classe que informou no mês: seus valores como as somas de classes os tomam.',
  'One row per class that filed for the month and each of its managers and administrators: which classes are whose.':
    'Uma linha por classe que informou no mês e por cada um de seus gestores e administradores: de quem é cada classe.',
  'One row per manager and administrator of classes that filed for the month: their totals, counted once within the party. Never add up parties: a class with several counts in full for each.':
    'Uma linha por gestor e administrador de classes que informaram no mês: seus totais, contados uma só vez dentro do participante. Nunca some participantes: uma classe com vários conta inteira para cada um.',
  'CNPJ of the class that is held, which filed for the month too; the number of a fund is that of its only class.':
    'CNPJ da classe que é detida, que também informou no mês; o número de um fundo é o da sua única classe.',
  'Open lines that hold it.': 'Linhas abertas que a detêm.',
  'Sum of those lines.': 'Soma dessas linhas.',
  'Of it the lines that the look-through replaces by what the class holds; none where the month has no look-through.':
    'Disso, as linhas que a carteira aberta substitui pelo que a classe detém; nenhum quando o mês não tem carteira aberta.',
  'Signed sum of all lines.': 'Soma com sinal de todas as linhas.',
  'Signed sum of the open lines that are owned, lent or borrowed, without quotas of classes that have lines in the month: these can be added up over classes. None without lines.':
    'Soma com sinal das linhas abertas próprias, emprestadas ou tomadas, sem cotas de classes que têm linhas no mês: estas podem ser somadas entre classes. Nenhum sem linhas.',
  'Open quotas of other classes that have a NAV in the month: what a sum of NAVs counts twice. None without lines. Without members with quotas (missing_members: BLC_2, FIE) what the others have, so that 0 is then not known.':
    'Cotas abertas de outras classes que têm patrimônio líquido no mês: o que uma soma de patrimônios conta duas vezes. Nenhum sem linhas. Sem membros com cotas (missing_members: BLC_2, FIE), o que os outros têm, de modo que 0 então não é conhecido.',
  'Confidential totals of quotas, which name no class and cannot be taken off. None without lines.':
    'Totais confidenciais de cotas, que não nomeiam classe e não podem ser descontados. Nenhum sem linhas.',
  'All confidential totals. None without lines.': 'Todos os totais confidenciais. Nenhum sem linhas.',
  'Open quotas of the class that other classes of the month file.':
    'Cotas abertas da classe que outras classes do mês informam.',
  'Of held_value the lines that the look-through replaces by what this class holds; none where the month has no look-through.':
    'De held_value, as linhas que a carteira aberta substitui pelo que esta classe detém; nenhum quando o mês não tem carteira aberta.',
  'The part of its NAV that no class holds by such a line: 1 less opened_value over nav_value. Over all classes, look-throughs by this part add up to the direct lines. None where the month lacks a member with quotas, and without a positive NAV.':
    'A parte do seu patrimônio líquido que nenhuma classe detém por uma linha assim: 1 menos opened_value sobre nav_value. Sobre todas as classes, as carteiras abertas vezes essa parte somam as linhas diretas. Nenhum quando falta ao mês um membro com cotas, e sem patrimônio positivo.',
  'Quotas bought in the month, by the daily reports; none without a report.':
    'Cotas compradas no mês, segundo os informes diários; nenhum sem informe.',
  'Quotas redeemed in the month.': 'Cotas resgatadas no mês.',
  'Daily reports of the month, each subclass by itself.': 'Informes diários do mês, cada subclasse por si.',
  'Holders on the last day of the month that has reports, subclasses added up; none without a report of that day.':
    'Cotistas no último dia do mês que tem informes, somadas as subclasses; nenhum sem informe desse dia.',
  'manager or administrator.': 'manager (gestor) ou administrator (administrador).',
  'CNPJ of the party; natural_person for all natural persons together, not_known where no register names one.':
    'CNPJ do participante; natural_person para todas as pessoas físicas juntas, not_known quando nenhum cadastro nomeia um.',
  'Name of the party, as registered for the class; none of natural persons.':
    'Nome do participante, como cadastrado para a classe; nenhum de pessoas físicas.',
  'True where the class has several parties of the type. It counts in full for each: never add parties up.':
    'True quando a classe tem vários participantes do tipo. Ela conta inteira para cada um: nunca some participantes.',
  'register_of_month: the class has who had it when the month ended, known because this installation saw changes of the registers by then. Else register_of_today.':
    'register_of_month: a classe tem quem a tinha no fim do mês, o que se sabe porque esta instalação já tinha visto mudanças dos cadastros. Senão register_of_today.',
  'Name that most of its classes have for it.': 'Nome que a maioria de suas classes tem para ele.',
  'Classes that filed for the month.': 'Classes que informaram no mês.',
  'Of them those with a NAV.': 'Delas, as que têm patrimônio líquido.',
  'Of them those with lines.': 'Delas, as que têm linhas.',
  'Sum of the NAVs of its classes. Never add it up over parties: a class with several counts for each.':
    'Soma dos patrimônios de suas classes. Nunca some entre participantes: uma classe com vários conta para cada um.',
  'Open quotas that its classes hold of each other, where the class held has a NAV. Without members with quotas (missing_members: BLC_2, FIE) what the others have, so that 0 is then not known.':
    'Cotas abertas que suas classes têm umas das outras, quando a classe detida tem patrimônio líquido. Sem membros com cotas (missing_members: BLC_2, FIE), o que os outros têm, de modo que 0 então não é conhecido.',
  'Confidential totals of quotas of its classes, which cannot be taken off.':
    'Totais confidenciais de cotas de suas classes, que não podem ser descontados.',
  'True where the month has the members with the quotas of its classes.':
    'True quando o mês tem os membros com as cotas de suas classes.',
  'nav_value less internal_value: its money counted once, but for unnetted_value. None where netting_complete is false.':
    'nav_value menos internal_value: o seu dinheiro contado uma vez, salvo unnetted_value. Nenhum quando netting_complete é false.',
  'Classes that have another party of the type beside it.': 'Classes que têm outro participante do tipo ao lado dele.',
  'Sum of their NAVs, which nav_value has in full.': 'Soma dos patrimônios delas, que nav_value tem por inteiro.',
  'Signed sum of all lines of its classes.': 'Soma com sinal de todas as linhas de suas classes.',
  'Confidential totals of its classes.': 'Totais confidenciais de suas classes.',
  'Sum of direct_value of cvm_class_total over its classes.':
    'Soma de direct_value de cvm_class_total sobre suas classes.',
  'Quotas bought in the month; none where none of its classes reports daily.':
    'Cotas compradas no mês; nenhum quando nenhuma de suas classes informa diariamente.',
  'True where the month lacks members that its classes file: sums of lines cover the members that are there.':
    'True quando faltam ao mês membros que suas classes informam: as somas de linhas são dos membros presentes.',
  'These members, absent or thin, separated by commas.': 'Esses membros, ausentes ou ralos, separados por vírgulas.',
  'One row per manager or administrator and each of the 200 assets and reasons of which its classes hold most, counted once, with quotas of other funds replaced by what those hold; for the four newest months. Never add up parties.':
    'Uma linha por gestor ou administrador e cada um dos 200 ativos e motivos de que suas classes mais detêm, contado uma só vez, com as cotas de outros fundos trocadas pelo que estes detêm; para os quatro meses mais recentes. Nunca some participantes.',
  'Name that the asset goes by in the month, as in cvm_fund_look_through; none where the row names no asset.':
    'Nome pelo qual o ativo é conhecido no mês, como em cvm_fund_look_through; nenhum quando a linha não nomeia ativo.',
  'Kind of asset, as in cvm_fund_look_through.': 'Tipo de ativo, como em cvm_fund_look_through.',
  'direct for lines that are no quotas of a fund; else the reason why quotas are not replaced by what the fund holds, as in cvm_fund_look_through.':
    'direct para linhas que não são cotas de fundo; senão, o motivo pelo qual as cotas não são trocadas pelo que o fundo detém, como em cvm_fund_look_through.',
  'Signed sum over its classes, each by the part that no other class of the party holds and rounded once to the cent.':
    'Soma com sinal sobre suas classes, cada uma pela parte que nenhuma outra classe do participante detém e arredondada uma vez ao centavo.',
  'Sum of value over all that its classes hold, the rest of which the table does not have.':
    'Soma de value sobre tudo o que suas classes detêm; do resto a tabela não tem linhas.',
  'The same of the quantities, long less short; none where the row names no asset.':
    'O mesmo das quantidades, compradas menos vendidas; nenhum quando a linha não nomeia ativo.',
  'One row per manager or administrator and category: what the lines of its classes add up to. Never add up parties.':
    'Uma linha por gestor ou administrador e categoria: o que somam as linhas de suas classes. Nunca some participantes.',
  'Category of the lines, as in cvm_fund_category.': 'Categoria das linhas, como em cvm_fund_category.',
  'Signed sum of the lines of its classes; of quotas also those of its own classes, which internal_value of cvm_party_month has.':
    'Soma com sinal das linhas de suas classes; nas cotas, também as de suas próprias classes, que internal_value de cvm_party_month traz.',
  'Of it the confidential totals.': 'Disso, os totais confidenciais.',
}
