export const partyFieldsPortuguese = {
  'Heavy with group_by=fund. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`group_by`: ask for groups of classes).':
    'Pesado com group_by=fund. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`group_by`: peça grupos de classes).',
  'What the rows are groups of; the group stands in a column of that name. Labels of both registers have one form, without Fundo and de: Renda Fixa, Ações, Multimercado, Cambial. A class without one is in the group unclassified.':
    'De que as linhas são grupos; o grupo está em uma coluna desse nome. Os rótulos dos dois cadastros têm uma só forma, sem Fundo e de: Renda Fixa, Ações, Multimercado, Cambial. Uma classe sem rótulo está no grupo unclassified.',
  'Only classes with this classification, without regard to accents and case; unclassified for those without one.':
    'Só classes com esta classification (classificação), sem contar acentos e maiúsculas; unclassified para as que não têm.',
  'Only classes with this anbima_class, without regard to accents and case; unclassified for those without one.':
    'Só classes com esta anbima_class (classe da ANBIMA), sem contar acentos e maiúsculas; unclassified para as que não têm.',
  'Only classes with this audience, without regard to accents and case; unclassified for those without one.':
    'Só classes com esta audience (público-alvo), sem contar acentos e maiúsculas; unclassified para as que não têm.',
  'Only classes with this exclusive, without regard to accents and case; unclassified for those without one.':
    'Só classes com este exclusive (exclusivo), sem contar acentos e maiúsculas; unclassified para as que não têm.',
  'Only classes with this condominium, without regard to accents and case; unclassified for those without one.':
    'Só classes com este condominium (condomínio), sem contar acentos e maiúsculas; unclassified para as que não têm.',
  'What came into funds and left them by day or month, by group, and counted once':
    'O que entrou em fundos e saiu deles por dia ou mês, por grupo, e contado uma só vez',
  'Sums of the daily reports. A fund that buys quotas of a fund is an inflow of both: `final_flow_value` counts each class by the part of it that no other class holds, and is an estimate, because that part is measured at the end of the month. It is null where the month lacks the quotas that classes hold; `final_known_percent` says how much of the flows it rests on. Purchases of quotas in portfolios are not used. Flows of managers are in `/v1/managers`.':
    'Somas dos informes diários. Um fundo que compra cotas de um fundo é uma entrada de ambos: `final_flow_value` conta cada classe pela parte dela que nenhuma outra classe tem, e é uma estimativa, porque essa parte é medida no fim do mês. É nulo quando faltam ao mês as cotas que as classes têm; `final_known_percent` diz em quanto dos fluxos se apoia. As compras de cotas nas carteiras não são usadas. Os fluxos de gestores estão em `/v1/managers`.',
  'A row a day, or a row a month.': 'Uma linha por dia, ou uma linha por mês.',
  'How many funds of a month still file in another, and how many came since':
    'Quantos fundos de um mês ainda informam em outro, e quantos vieram desde então',
  'A class lives while it files holdings or a NAV, whatever status a register says: the registers keep `normal` for classes that stopped long ago. A class that goes on under a new CNPJ counts as gone and as appeared. Both months must be there; without `from` and `to` they are the oldest and the newest of the snapshot.':
    'Uma classe vive enquanto informa carteira ou patrimônio, qualquer que seja a situação em um cadastro: os cadastros mantêm `normal` para classes que pararam há muito. Uma classe que segue com um novo CNPJ conta como saída e como surgida. Os dois meses devem existir; sem `from` e `to` são o mais antigo e o mais novo do snapshot.',
  'One row, or a row a type; that of the first month where a class has two.':
    'Uma linha, ou uma linha por tipo; o do primeiro mês quando uma classe tem dois.',
  'Last day of the first month.': 'Último dia do primeiro mês.',
  'Last day of the last month.': 'Último dia do último mês.',
  'CNPJ; natural_person for all natural persons together, who have no page, and not_known for classes of which no register names one.':
    'CNPJ; natural_person para todas as pessoas físicas juntas, que não têm página, e not_known para classes das quais nenhum cadastro nomeia um.',
  'Name that most of its classes have for it; "" for these two.':
    'Nome que a maioria de suas classes tem para ele; "" para esses dois.',
  'Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.':
    'Soma dos patrimônios de suas classes, em BRL. Nunca some entre linhas: uma classe com vários conta inteira para cada um.',
  'Open quotas that its classes hold of each other, BRL.':
    'Cotas abertas que suas classes têm umas das outras, em BRL.',
  'Why `internal_value` is null: month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks members with quotas and those that are there have none; "" where it is a number.':
    'Por que `internal_value` é nulo: month_incomplete, lines_not_filed, ou quota_lines_missing quando faltam ao mês membros com cotas e os que existem não têm nenhuma; "" quando é um número.',
  'Why `internal_value` is null: month_not_compiled, month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks members with quotas and those that are there have none; "" where it is a number.':
    'Por que `internal_value` é nulo: month_not_compiled, month_incomplete, lines_not_filed, ou quota_lines_missing quando faltam ao mês membros com cotas e os que existem não têm nenhuma; "" quando é um número.',
  'Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL.':
    'Totais confidenciais de cotas de suas classes, que não nomeiam classe e não podem ser descontados, em BRL.',
  'True where the month has the members with the quotas that its classes hold.':
    'True quando o mês tem os membros com as cotas que suas classes têm.',
  'nav_value less internal_value: its money counted once, but for unnetted_value, BRL.':
    'nav_value menos internal_value: o seu dinheiro contado uma vez, salvo unnetted_value, em BRL.',
  'Why `net_value` is null: month_incomplete, quota_lines_missing or nav_not_filed; "" where it is a number.':
    'Por que `net_value` é nulo: month_incomplete, quota_lines_missing ou nav_not_filed; "" quando é um número.',
  'Classes that have another party of the kind beside it.': 'Classes que têm outro participante do tipo ao lado dele.',
  'Sum of their NAVs, which nav_value has in full, BRL.':
    'Soma dos patrimônios delas, que nav_value tem por inteiro, em BRL.',
  'Signed sum of all lines of its classes, BRL.': 'Soma com sinal de todas as linhas de suas classes, em BRL.',
  'Confidential totals of its classes, BRL.': 'Totais confidenciais de suas classes, em BRL.',
  'Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that have lines in the month, BRL.':
    'Soma com sinal das linhas abertas que suas classes têm, emprestaram ou, negativas, tomaram, sem cotas de classes que têm linhas no mês, em BRL.',
  'Why `direct_value` is null: month_incomplete or lines_not_filed; "" where it is a number.':
    'Por que `direct_value` é nulo: month_incomplete ou lines_not_filed; "" quando é um número.',
  'Quotas of its classes bought in the month, by the daily reports, BRL.':
    'Cotas de suas classes compradas no mês, segundo os informes diários, em BRL.',
  'Quotas redeemed, BRL.': 'Cotas resgatadas, em BRL.',
  'inflow_value less outflow_value, BRL.': 'inflow_value menos outflow_value, em BRL.',
  'Why `net_flow_value` is null: report_not_filed; "" where it is a number.':
    'Por que `net_flow_value` é nulo: report_not_filed; "" quando é um número.',
  'nav_value of the month before, of whatever classes it had then, BRL.':
    'nav_value do mês anterior, das classes que tinha então, quaisquer que fossem, em BRL.',
  'Why `previous_nav_value` is null: month_incomplete in either month, month_not_compiled or nav_not_filed; "" where it is a number.':
    'Por que `previous_nav_value` é nulo: month_incomplete em qualquer dos meses, month_not_compiled ou nav_not_filed; "" quando é um número.',
  'A manager or administrator with what its classes have in a month.':
    'Um gestor ou administrador com o que suas classes têm em um mês.',
  'Classes that it has in this month and the one before; null, as all changes, without that month, and where a member that shows which classes filed is missing in either.':
    'Classes que tem neste mês e no anterior; nulo, como todas as mudanças, sem esse mês, e quando falta em qualquer dos dois um membro que mostra quais classes informaram.',
  'Sum of the NAVs of these, BRL.': 'Soma dos patrimônios destas, em BRL.',
  'The same sum a month before, BRL: the change compares the same classes.':
    'A mesma soma um mês antes, em BRL: a mudança compara as mesmas classes.',
  'Classes that it has now and had not a month before, by the register of each.':
    'Classes que tem agora e não tinha um mês antes, segundo o cadastro de cada um.',
  'Sum of their NAVs, BRL.': 'Soma dos patrimônios delas, em BRL.',
  'Classes that it had a month before and has no more.': 'Classes que tinha um mês antes e não tem mais.',
  'Sum of the NAVs that they had, BRL.': 'Soma dos patrimônios que elas tinham, em BRL.',
  'Confidential totals of the month by the month in which they open.':
    'Totais confidenciais do mês, pelo mês em que abrem.',
  'Confidential totals that its classes filed in the twelve months before and that opened in this month, as the snapshot has them, BRL: a month that was published again since then no longer has its totals.':
    'Totais confidenciais que suas classes informaram nos doze meses anteriores e que abriram neste mês, como o snapshot os tem, em BRL: um mês que foi publicado de novo desde então não tem mais seus totais.',
  'A manager with what its classes have in a month.': 'Um gestor com o que suas classes têm em um mês.',
  'Month in which the totals open, YYYY-MM; null where none is filed.':
    'Mês em que os totais abrem, AAAA-MM; nulo quando nenhum é informado.',
  'What a month hides of the classes of a party until another month.':
    'O que um mês esconde das classes de um participante até outro mês.',
  'NAV of the class, BRL; null where it filed none.':
    'Patrimônio líquido da classe, em BRL; nulo quando não informou nenhum.',
  'Name at filing.': 'Nome na entrega.',
  'NAV a month before, BRL; null where it filed none, or the snapshot does not have the month.':
    'Patrimônio um mês antes, em BRL; nulo quando não informou nenhum, ou o snapshot não tem o mês.',
  'Open quotas that it holds of other classes of the party, BRL: what the sum of NAVs counts twice.':
    'Cotas abertas que tem de outras classes do participante, em BRL: o que a soma dos patrimônios conta duas vezes.',
  'Signed sum of its open lines that are owned, lent or, negative, borrowed, without quotas of classes that have lines in the month, BRL.':
    'Soma com sinal das suas linhas abertas próprias, emprestadas ou, negativas, tomadas, sem cotas de classes que têm linhas no mês, em BRL.',
  'Its confidential totals, BRL.': 'Seus totais confidenciais, em BRL.',
  'Of them those of quotas, BRL.': 'Deles, os de cotas, em BRL.',
  'Why `total_portfolio_value` is null: month_incomplete or lines_not_filed, as the sums of lines beside it; "" where it is a number.':
    'Por que `total_portfolio_value` é nulo: month_incomplete ou lines_not_filed, como as somas de linhas ao lado; "" quando é um número.',
  'Quotas bought in the month, by its daily reports, BRL.':
    'Cotas compradas no mês, segundo seus informes diários, em BRL.',
  'inflow_value less outflow_value, BRL; null without a daily report.':
    'inflow_value menos outflow_value, em BRL; nulo sem informe diário.',
  'Holders on the last day of the month that has reports; null without a report of that day.':
    'Cotistas no último dia do mês que tem informes; nulo sem informe desse dia.',
  'Parties of the kind that the class has: it counts in full for each.':
    'Participantes do tipo que a classe tem: ela conta inteira para cada um.',
  'Relative address of its lines, which add up to total_portfolio_value.':
    'Endereço relativo das suas linhas, que somam total_portfolio_value.',
  'The place that the row was read from; with `provenance=true`. The line of its NAV; null where it filed none.':
    'O lugar de onde a linha foi lida; com `provenance=true`. A linha do seu patrimônio; nulo quando não informou nenhum.',
  'A class of a manager or administrator in a month.': 'Uma classe de um gestor ou administrador em um mês.',
  'Name that the asset goes by in the month; "" for what names none.':
    'Nome que o ativo tem no mês; "" para o que não nomeia nenhum.',
  'Name that lines have for it; "" where none is known.':
    'Nome que as linhas têm para ele; "" quando nenhum é conhecido.',
  'Kind of asset; reconciliation for what opened quotas leave.':
    'Tipo de ativo; reconciliation para o que as cotas abertas deixam.',
  'direct for lines that are no quotas of a fund, and with `view=direct` for all; else the reason why quotas are not replaced by what the fund holds, as in the look-through of a fund.':
    'direct para linhas que não são cotas de um fundo, e com `view=direct` para todas; senão a razão por que as cotas não são substituídas pelo que o fundo tem, como na carteira aberta de um fundo.',
  'Long less short; null for what names no asset.': 'Comprado menos vendido; nulo para o que não nomeia ativo.',
  'Of the sum of all rows; null where nobody knows that or it is not positive.':
    'Da soma de todas as linhas; nulo quando ninguém a conhece ou não é positiva.',
  'Why `share_percent` is null: month_incomplete, where the month lacks members that can have any of the kinds, or sum_not_positive; "" where it is a number.':
    'Por que `share_percent` é nulo: month_incomplete, quando faltam ao mês membros que podem ter algum dos tipos, ou sum_not_positive; "" quando é um número.',
  'Of the sum of all rows; null where that is not positive.':
    'Da soma de todas as linhas; nulo quando ela não é positiva.',
  'Classes that it comes from.': 'Classes de que vem.',
  'CNPJ of the class, with `group_by=fund`; else "".': 'CNPJ da classe, com `group_by=fund`; senão "".',
  'Its name at filing, with `group_by=fund`; else "".': 'Seu nome na entrega, com `group_by=fund`; senão "".',
  'Relative address of the answer whose rows add up to `value`: the classes of the asset, or the lines of the class; "" for parts of look-throughs, which are no lines.':
    'Endereço relativo da resposta cujas linhas somam `value`: as classes do ativo, ou as linhas da classe; "" para partes de carteiras abertas, que não são linhas.',
  'What the classes of a manager or administrator hold of an asset.':
    'O que as classes de um gestor ou administrador têm de um ativo.',
  'Register that shows which classes were its own.': 'Cadastro que mostra quais classes eram suas.',
  'What the classes of a manager or administrator have in a month.':
    'O que as classes de um gestor ou administrador têm em um mês.',
  'An administrator with what its classes have in a month.': 'Um administrador com o que suas classes têm em um mês.',
  'Type of the classes of the row; only with this `group_by`.': 'Tipo das classes da linha; só com este `group_by`.',
  'Classification of the classes of the row; only with this `group_by`.':
    'Classificação das classes da linha; só com este `group_by`.',
  'Class of ANBIMA of the classes of the row; only with this `group_by`.':
    'Classe da ANBIMA das classes da linha; só com este `group_by`.',
  'Audience of the classes of the row; only with this `group_by`.':
    'Público-alvo das classes da linha; só com este `group_by`.',
  'Whether they are made for one investor, S or N, of the classes of the row; only with this `group_by`.':
    'Se são feitas para um só investidor, S ou N, as classes da linha; só com este `group_by`.',
  'Form of condominium of the classes of the row; only with this `group_by`.':
    'Forma de condomínio das classes da linha; só com este `group_by`.',
  'CNPJ of the party or class; only with `group_by=manager`, `administrator` or `fund`.':
    'CNPJ do participante ou da classe; só com `group_by=manager`, `administrator` ou `fund`.',
  'Its name; with the same.': 'Seu nome; com os mesmos.',
  'Sum of the NAVs, BRL: what funds hold of funds is there twice.':
    'Soma dos patrimônios, em BRL: o que fundos têm de fundos está aí duas vezes.',
  'Classes that filed anything for the month.': 'Classes que informaram algo no mês.',
  'Of these those whose NAV is zero or negative.': 'Destas, as que têm patrimônio zero ou negativo.',
  'Of nav_value that of FIDC and FII which only their own report of the month names, BRL.':
    'De nav_value, o de FIDC e FII que só o próprio informe do mês nomeia, em BRL.',
  'Open quotas of other classes that are asked and have a NAV in the month, BRL; of a manager or administrator, what its classes hold of each other. Without members with quotas, what the others have.':
    'Cotas abertas de outras classes pedidas que têm patrimônio no mês, em BRL; de um gestor ou administrador, o que suas classes têm umas das outras. Sem membros com cotas, o que os outros têm.',
  'Confidential totals of quotas, which cannot be taken off, BRL.':
    'Totais confidenciais de cotas, que não podem ser descontados, em BRL.',
  'True where the month has the members with the quotas that classes hold.':
    'True quando o mês tem os membros com as cotas que as classes têm.',
  'nav_value less internal_value: money counted once, but for unnetted_value and for what own reports list, BRL.':
    'nav_value menos internal_value: dinheiro contado uma vez, salvo unnetted_value e o que os próprios informes listam, em BRL.',
  'Why `net_value` is null: month_incomplete, quota_lines_missing, nav_not_filed or month_not_compiled; "" where it is a number.':
    'Por que `net_value` é nulo: month_incomplete, quota_lines_missing, nav_not_filed ou month_not_compiled; "" quando é um número.',
  'Confidential totals, BRL; null where no class has lines.':
    'Totais confidenciais, em BRL; nulo quando nenhuma classe tem linhas.',
  'Holders of the classes that report daily, on the last day of the month that has reports. Holders are no persons: who holds two classes counts twice. Null without a report.':
    'Cotistas das classes que informam diariamente, no último dia do mês que tem informes. Cotistas não são pessoas: quem tem duas classes conta duas vezes. Nulo sem informe.',
  'Quotas bought in the month, by the daily reports, BRL; null without a report.':
    'Cotas compradas no mês, segundo os informes diários, em BRL; nulo sem informe.',
  'True where the month lacks members that these classes file, or one that shows which classes filed: sums cover the members that are there.':
    'True quando faltam ao mês membros que estas classes informam, ou um que mostra quais classes informaram: as somas são dos membros presentes.',
  'A group of classes in a month.': 'Um grupo de classes em um mês.',
  'The day, or the last day of the month.': 'O dia, ou o último dia do mês.',
  'inflow_value less outflow_value, BRL: money that moves from fund to fund is there on both sides.':
    'inflow_value menos outflow_value, em BRL: o dinheiro que vai de um fundo a outro está nos dois lados.',
  'Quotas bought, BRL.': 'Cotas compradas, em BRL.',
  'Days with reports.': 'Dias com informes.',
  'Reports that are not there: of each class that reports in the month, the days without its own. A day whose reports contradict each other counts as one without.':
    'Informes que não existem: de cada classe que informa no mês, os dias sem o dela. Um dia cujos informes se contradizem conta como um dia sem informe.',
  'An estimate: the net flow of each class by the part of it that no other class holds at the end of the month, so that money from outside is counted once, BRL.':
    'Uma estimativa: o fluxo líquido de cada classe pela parte dela que nenhuma outra classe tem no fim do mês, para que o dinheiro de fora conte uma só vez, em BRL.',
  'The net flow of the classes that others hold by less than 0.5 % or more than 99.5 %, BRL: of these the estimate is near.':
    'O fluxo líquido das classes que outras têm em menos de 0,5 % ou mais de 99,5 %, em BRL: destas a estimativa é próxima.',
  'Of the net flows, without sign, those of classes of which that part is known.':
    'Dos fluxos líquidos, sem sinal, os de classes das quais essa parte é conhecida.',
  'Why `final_flow_value` is null: quota_lines_missing, where the month lacks the member with quotas, or month_not_compiled; "" where it is a number.':
    'Por que `final_flow_value` é nulo: quota_lines_missing, quando falta ao mês o membro com cotas, ou month_not_compiled; "" quando é um número.',
  'What came into classes and left them in a day or month.': 'O que entrou em classes e saiu delas em um dia ou mês.',
  'Classes that filed for the first month: those that still file and those that are gone.':
    'Classes que informaram no primeiro mês: as que ainda informam e as que saíram.',
  'Of them those that filed for the last month too.': 'Delas, as que informaram também no último mês.',
  'Of them those that did not.': 'Delas, as que não informaram.',
  'Sum of the NAVs that these had in the first month, BRL.':
    'Soma dos patrimônios que estas tinham no primeiro mês, em BRL.',
  'Classes that filed for the last month and not for the first.':
    'Classes que informaram no último mês e não no primeiro.',
  'Sum of the NAVs that these have in the last month, BRL.':
    'Soma dos patrimônios que estas têm no último mês, em BRL.',
  'Why `gone_count` is null: month_incomplete, where a member that shows which classes filed is missing in either month, and then all but class_count are null; "" where it is a number.':
    'Por que `gone_count` é nulo: month_incomplete, quando falta em qualquer dos meses um membro que mostra quais classes informaram, e então todos são nulos, menos class_count; "" quando é um número.',
  'Classes of one month that still file in another.': 'Classes de um mês que ainda informam em outro.',
  'CNPJ of the manager or administrator, bare, or masked and URL-encoded.':
    'CNPJ do gestor ou administrador, sem pontuação, ou com ela e codificado na URL.',
  'Confidential totals, BRL.': 'Totais confidenciais, em BRL.',
  'Signed sum, BRL.': 'Soma com sinal, em BRL.',
  'Signed sum of open lines that its classes own, have lent or, negative, borrowed, BRL: each real once.':
    'Soma com sinal das linhas abertas que suas classes têm, emprestaram ou, negativas, tomaram, em BRL: cada real uma só vez.',
  'What the classes of a manager or administrator hold of an issuer.':
    'O que as classes de um gestor ou administrador têm de um emissor.',
  'Only lines of the classes of this manager: its CNPJ.': 'Só linhas das classes deste gestor: seu CNPJ.',
  'Only lines of the classes of this administrator: its CNPJ.': 'Só linhas das classes deste administrador: seu CNPJ.',
}
