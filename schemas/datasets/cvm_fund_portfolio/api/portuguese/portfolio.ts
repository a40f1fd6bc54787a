import type { Translations } from '../../../../api/language/translations.ts'

export const portfolioPortuguese: Translations['sentences'] = {
  'The holdings of a fund class at the end of a month, line by line':
    'A carteira de uma classe de fundo no fim de um mês, linha a linha',
  'The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`, `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` still cover the whole portfolio. `include` adds facts about the assets from a restricted dataset. They stand beside the filed ones and never replace them.':
    'A composição mensal da carteira (CDA) que uma classe informou, com o que descreve a classe. Sem `date`, é o mês completo mais recente em que a classe tem alguma linha. As linhas vêm completas, ordenadas por `application_type`, depois por valor absoluto decrescente, depois por `id`. Disponibilidades, valores a pagar e valores a receber não são investimentos, mas fazem parte do total. `reconciliation` diz até que ponto as linhas explicam o patrimônio líquido. `category`, `asset`, `min_value` e `max_value` omitem linhas; totais, participações e `reconciliation` continuam sendo da carteira inteira. `include` acrescenta o que um conjunto restrito diz dos ativos, ao lado e nunca no lugar do que foi informado.',
  'A receivables or real-estate fund (FIDC, FII) without holdings of the month answers with its own report: the nearest at or before the month, at most six months older, with the NAV and the day of that report. `metainfo.block` says which report it is, `report_date` and `report_age_months` how old. Credit rights are by segment, property by class: no report gives a value of each. Without `date` the newer of holdings and report counts. The quarterly report of a real-estate fund has no NAV, no property and no debts.':
    'Um fundo de direitos creditórios ou imobiliário (FIDC, FII) sem composição da carteira no mês responde com seu próprio informe: o mais próximo no mês ou antes dele, no máximo seis meses mais antigo, com o patrimônio líquido e o dia desse informe. `metainfo.block` diz qual é o informe; `report_date` e `report_age_months`, a idade dele. Os direitos creditórios vêm por segmento e os imóveis por classe: nenhum informe dá o valor de cada um. Sem `date`, vale o mais recente entre a composição da carteira e o informe. O informe trimestral de um fundo imobiliário não tem patrimônio líquido, nem imóveis, nem dívidas.',
  'Only lines of this category (`metainfo.category`).': 'Só linhas desta categoria (`metainfo.category`).',
  'Only lines that name this asset: a code as in `/v1/asset/{code}`. Confidential totals and lines whose asset is not identified name none, so without a line it is not known that the fund does not hold it.':
    'Só linhas que nomeiam este ativo: um código como em `/v1/asset/{code}`. Totais sigilosos e linhas cujo ativo não foi identificado não nomeiam nenhum; assim, não haver linha não prova que o fundo não tem o ativo.',
  'Only lines with at least this value, BRL; liabilities are negative.':
    'Só linhas com pelo menos este valor, em reais; exigibilidades são negativas.',
  'Only lines with at most this value, BRL.': 'Só linhas com no máximo este valor, em reais.',
  'Version of the rules that say which lines name one asset, under which the months of the answer were compiled: `1`, or `1, 2` where they differ. It grows with each change of a rule; `as_of` and `snapshot` answer under the version of then.':
    'Versão das regras que dizem quais linhas nomeiam um mesmo ativo, sob as quais os meses da resposta foram compilados: `1`, ou `1, 2` se forem diferentes. Aumenta a cada mudança de uma regra; `as_of` e `snapshot` respondem com a versão da época.',
  '`complete`, or `partial; missing=` and the members that the month lacks.':
    '`complete`, ou `partial; missing=` e os membros que faltam no mês.',
  'Last day of the competence month.': 'Último dia da competência.',
  'The lines.': 'As linhas.',
  'One asset of a fund class over time: quantity, value and share by month':
    'Um ativo de uma classe de fundo ao longo do tempo: quantidade, valor e participação por mês',
  'A row for each month in which the class filed lines, or its NAV where the files of the month lack members, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names). Own, lent and borrowed lines are netted; repos that it secures, options, futures and forwards are not owned and not in the figures. A code that no line of the snapshot names is not found.':
    'Uma linha para cada mês em que a classe informou linhas, ou seu patrimônio quando faltam membros aos arquivos do mês, do mais antigo ao mais recente. O ativo é encontrado como em `/v1/asset/{code}/holders`, em cada mês com os nomes que tem nesse mês (os de um título sem código são os do seu grupo, que `asset_group_id` nomeia). Linhas próprias, cedidas e recebidas em empréstimo são compensadas; compromissadas que ele lastreia, opções, futuros e termos não são próprios e não estão nos números. Um código que nenhuma linha do snapshot nomeia não é encontrado.',
  'A line of a portfolio.': 'Uma linha de uma carteira.',
  "Where `nav_value_reported` comes from: the NAV file; the structured funds' file, next to the lines; the own report of a structured fund; the daily reports of the month's last business day; the class register. Null where no NAV of the month is known.":
    'De onde vem `nav_value_reported`: do arquivo de patrimônio líquido; do arquivo dos fundos estruturados, ao lado das linhas; do informe próprio de um fundo estruturado; dos informes diários do último dia útil do mês; do cadastro de classes. Nulo quando não se conhece patrimônio líquido do mês.',
  'How far the lines explain that NAV: exact (within R$ 1), ok (0.5 %), warn (2 %), fail, or unknown without a NAV, or where the files of the month lack members and the lines are more than 2 % away. The look-through opens no fund that is more than 2 % off.':
    'Até que ponto as linhas explicam esse patrimônio líquido: exact (até R$ 1), ok (0,5%), warn (2%), fail, ou unknown sem patrimônio líquido, ou onde faltam membros nos arquivos do mês e as linhas se afastam mais de 2%. A carteira aberta não abre fundo que se afasta mais de 2%.',
  '`total_portfolio_value` less `nav_value_reported`, BRL; null without a NAV.':
    '`total_portfolio_value` menos `nav_value_reported`, em reais; nulo sem patrimônio líquido.',
  'Set where the files of the month lack members, so that nobody knows whether the lines explain the NAV, and where the lines of one label with the other sign would make the total the NAV within R$ 1, such as senior quotas of its own that a fund filed as assets. No value is changed for it.':
    'Presente quando faltam membros nos arquivos do mês, e não se sabe se as linhas explicam o patrimônio líquido, e quando as linhas de um tipo com o outro sinal fariam o total igual ao patrimônio líquido até R$ 1, como as cotas seniores próprias que um fundo informou como ativos. Nenhum valor é alterado por isso.',
  'How far the lines of a portfolio explain the NAV that is reported.':
    'Até que ponto as linhas de uma carteira explicam o patrimônio líquido informado.',
  'held; not_held where the class filed all lines that can name this kind of asset, each names its asset, and none names this one; not_visible where the month lacks a member that can have lines of this kind of asset, or has confidential totals or a line whose asset is not identified, and no visible line names it.':
    'held; not_held quando a classe informou todas as linhas que podem ser de um ativo desse tipo, cada uma nomeia seu ativo e nenhuma nomeia este; not_visible quando falta ao mês um membro que pode ter linhas de um ativo desse tipo, ou há totais sigilosos ou uma linha cujo ativo não foi identificado, e nenhuma linha visível o nomeia.',
  'Members that can have lines of this kind of asset and are absent from the month or thin, separated by commas: a value can lack lines of theirs; "" where none is.':
    'Membros que podem ter linhas de um ativo desse tipo e faltam ao mês ou têm poucas linhas, separados por vírgulas: um valor pode não ter as linhas deles; "" quando não há nenhum.',
  'Own and lent quantity less the borrowed one.': 'Quantidade própria e cedida menos a recebida em empréstimo.',
  '100 × value ÷ the NAV filed for the month, or the total of the lines where none was filed; null where neither is positive.':
    '100 × valor ÷ patrimônio líquido informado para o mês, ou o total das linhas quando nenhum foi informado; nulo quando nenhum dos dois é positivo.',
  'Lines that are added up.': 'Linhas que são somadas.',
  'What a class owns of an asset at the end of a month.':
    'O que uma classe tem como próprio de um ativo no fim de um mês.',
  'Signed sum of the lines of the group, BRL; null where there are none to add up.':
    'Soma com sinal das linhas do grupo, em reais; nula quando não há nenhuma que somar.',
  'terms: also what the register of debentures says of each paper (`metainfo.terms`); a key needs the scope `debenture`. marks: also the indicative price of each federal bond on the last business day of the month, and how far the price of the line is from it; a key needs the scope `anbima_curve`.':
    'terms: também o que o cadastro de debêntures diz de cada papel (`metainfo.terms`); a chave precisa do escopo `debenture`. marks: também o preço indicativo de cada título público no último dia útil do mês, e a distância entre ele e o preço da linha; a chave precisa do escopo `anbima_curve`.',
  'Only with `include=marks`, of a federal bond: its indicative price on `mark_date`.':
    'Só com `include=marks`, de um título público: seu preço indicativo em `mark_date`.',
  'Last business day of the month, the day of `mark_price`.': 'Último dia útil do mês, o dia de `mark_price`.',
  'What the price of one unit of the line, value ÷ quantity, is above `mark_price`, in percent of it; none where the line has no quantity.':
    'Quanto o preço de uma unidade da linha, valor ÷ quantidade, está acima de `mark_price`, em por cento deste; ausente se a linha não tem quantidade.',
}
