import type { Translations } from '../../../../api/language/translations.ts'

export const portfolio1Portuguese: Translations['sentences'] = {
  'The holdings of a fund class at the end of a month, line by line':
    'A carteira de uma classe de fundo no fim de um mês, linha a linha',
  'The monthly holdings (CDA) that a class filed, with what describes the class. Without `date` it is the newest complete month in which the class has a line. The lines are complete, ordered by `application_type`, then value descending by magnitude, then `id`. Cash, payables and receivables are not investments, but they are part of the total. `reconciliation` says how far the lines explain the NAV. `category`, `asset`, `min_value` and `max_value` leave lines out; totals, shares and `reconciliation` are of the whole portfolio then too.':
    'A composição mensal da carteira (CDA) que uma classe informou, com o que descreve a classe. Sem `date`, é o mês completo mais recente em que a classe tem alguma linha. As linhas vêm completas, ordenadas por `application_type`, depois por valor absoluto decrescente, depois por `id`. Disponibilidades, valores a pagar e valores a receber não são investimentos, mas fazem parte do total. `reconciliation` diz até que ponto as linhas explicam o patrimônio líquido. `category`, `asset`, `min_value` e `max_value` omitem linhas; totais, participações e `reconciliation` continuam sendo da carteira inteira.',
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
  'Stable name of the line: a hash of block, class, month and what identifies the holding, then a number if several lines are equal in these.':
    'Nome estável da linha: um hash de bloco, classe, mês e do que identifica a posição, depois um número se várias linhas são iguais nisso.',
  "The regulator's application label in one canonical spelling.":
    'O tipo de aplicação da CVM em uma só grafia canônica.',
  'The asset label in one canonical spelling.': 'O tipo de ativo em uma só grafia canônica.',
  'True if the issuer is related to the manager or administrator.':
    'Verdadeiro se o emissor é ligado ao gestor ou ao administrador.',
  'Accounting intent: for trading, or held to maturity.':
    'Intenção contábil: para negociação, ou mantido até o vencimento.',
  'Quantity sold in the month.': 'Quantidade vendida no mês.',
  'Value sold in the month.': 'Valor vendido no mês.',
  'Quantity bought in the month.': 'Quantidade comprada no mês.',
  'Value bought in the month.': 'Valor comprado no mês.',
  'Quantity at the end of the month, without sign even for shorts.':
    'Quantidade no fim do mês, sem sinal mesmo nas posições vendidas.',
  'Value at the end of the month; liabilities negative, futures as filed.':
    'Valor no fim do mês; exigibilidades negativas, futuros como informados.',
  'Cost at the end of the month.': 'Custo no fim do mês.',
  'Day until which the holding is confidential.': 'Dia até o qual a posição é sigilosa.',
  '100 × value ÷ reported NAV of the same competence, half away from zero; null where neither NAV nor total is positive.':
    '100 × valor ÷ patrimônio líquido informado da mesma competência, metade para longe do zero; nulo quando nem o patrimônio líquido nem o total é positivo.',
  'Block of the filing: 1 to 8, confid, fie, fie_confid.': 'Bloco da entrega: 1 a 8, confid, fie, fie_confid.',
  'Category of the application label, from a closed list of ours.':
    'Categoria do tipo de aplicação, de uma lista fechada nossa.',
  'False for cash, payables and receivables.': 'Falso para disponibilidades, valores a pagar e valores a receber.',
  'Only of a confidential total, which names no asset.': 'Só de um total sigiloso, que não nomeia ativo.',
  'Only on a line that adds up several holdings.': 'Só em uma linha que soma várias posições.',
  'For futures, options and forwards: long or short.':
    'Para futuros, opções e termos: comprado (long) ou vendido (short).',
  'Value exactly as filed, where the published one has another sign.':
    'Valor exatamente como informado, quando o publicado tem outro sinal.',
  "Number of the filing, in the structured funds' file only.":
    'Número da entrega, só no arquivo dos fundos estruturados.',
  'Item of the balance of a structured fund that the line is.':
    'Item do balanço de um fundo estruturado que a linha é.',
  'Segment of the credit rights of a receivables fund, as in `/v1/fund/{cnpj}/segments`.':
    'Segmento dos direitos creditórios de um fundo (FIDC), como em `/v1/fund/{cnpj}/segments`.',
  'Series of the receivables fund that are worth something in the report; none where the report lists no such series.':
    'Séries do fundo de direitos creditórios que valem algo no informe; nada quando o informe não lista série assim.',
  'Only on a line of the own report of a structured fund: last day of the month or quarter of the report.':
    'Só em uma linha do informe próprio de um fundo estruturado: último dia do mês ou trimestre do informe.',
  'Months between that report and the requested month; 0 for a report of the month.':
    'Meses entre esse informe e o mês pedido; 0 para um informe do mês.',
  'Family of a federal bond (block 1).': 'Família de um título público federal (bloco 1).',
  'ISIN (blocks 1, 4).': 'ISIN (blocos 1, 4).',
  'Code in the Selic system (blocks 1, fie).': 'Código no sistema Selic (blocos 1, fie).',
  'Day of issue (block 1).': 'Dia de emissão (bloco 1).',
}
