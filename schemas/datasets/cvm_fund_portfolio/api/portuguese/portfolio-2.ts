import type { Translations } from '../../../../api/language/translations.ts'

export const portfolio2Portuguese: Translations['sentences'] = {
  'Day of maturity (blocks 1, 5, 6, 7, fie).': 'Dia de vencimento (blocos 1, 5, 6, 7, fie).',
  'CNPJ of the class whose quotas are held (blocks 2, fie).':
    'CNPJ da classe cujas cotas estão em carteira (blocos 2, fie).',
  'Name of the fund whose quotas are held (blocks 2, fie).':
    'Nome do fundo cujas cotas estão em carteira (blocos 2, fie).',
  'Subclass whose quotas are held (block 2).': 'Subclasse cujas cotas estão em carteira (bloco 2).',
  'Code of a swap (block 3).': 'Código de um swap (bloco 3).',
  'The two legs of a swap (block 3).': 'As duas pontas de um swap (bloco 3).',
  'Ticker, contract or registration code (blocks 4, 7, fie).':
    'Ticker, código de contrato ou de registro (blocos 4, 7, fie).',
  'Description (blocks 4, 8, fie; futures of fie have their ticker here).':
    'Descrição (blocos 4, 8, fie; os futuros de fie têm aqui o ticker).',
  'Start of validity or listing (blocks 4, fie).': 'Início da vigência ou da listagem (blocos 4, fie).',
  'End of validity, expiry (block 4).': 'Fim da vigência, vencimento (bloco 4).',
  'CNPJ of the issuer (block 5).': 'CNPJ do emissor (bloco 5).',
  'PF for a natural person, PJ for a legal entity (blocks 6, 8, fie).':
    'PF para pessoa física, PJ para pessoa jurídica (blocos 6, 8, fie).',
  "CNPJ of the issuer, or a natural person's CPF, masked unless the operator turned that off (blocks 6, 8, fie).":
    'CNPJ do emissor, ou o CPF de uma pessoa física, mascarado a menos que o operador tenha desligado isso (blocos 6, 8, fie).',
  "Name of the issuer; a natural person's is masked with the CPF (blocks 5 to 8, fie).":
    'Nome do emissor; o de uma pessoa física é mascarado com o CPF (blocos 5 a 8, fie).',
  'True if the paper pays a floating rate (blocks 5, 6).': 'Verdadeiro se o papel paga taxa pós-fixada (blocos 5, 6).',
  'Code of the index paid (blocks 5, 6).': 'Código do indexador (blocos 5, 6).',
  'Name of the index paid (blocks 5, 6).': 'Nome do indexador (blocos 5, 6).',
  'Percent of the index paid.': 'Percentual do indexador.',
  'Spread over the index, percent a year.': 'Spread sobre o indexador, em porcentagem ao ano.',
  'Fixed rate, percent a year.': 'Taxa prefixada, em porcentagem ao ano.',
  'True if the issuer is rated (blocks 5, 7, fie).':
    'Verdadeiro se o emissor tem classificação de risco (blocos 5, 7, fie).',
  'Agency that rates the issuer (blocks 5, 7).': 'Agência que classifica o emissor (blocos 5, 7).',
  'Day of the rating (blocks 5, 7).': 'Dia da classificação de risco (blocos 5, 7).',
  'The rating (blocks 5, 7).': 'A classificação de risco (blocos 5, 7).',
  'True if the paper is registered at Cetip (block 6).': 'Verdadeiro se o papel está registrado na Cetip (bloco 6).',
  'True if the paper is guaranteed (block 6).': 'Verdadeiro se o papel tem garantia (bloco 6).',
  'Financial institution that is jointly liable (block 6).': 'Instituição financeira coobrigada (bloco 6).',
  'True if the foreign holding is a collective vehicle (block 7).':
    'Verdadeiro se o ativo no exterior é um veículo coletivo (bloco 7).',
  'True if the manager influences that vehicle (block 7).': 'Verdadeiro se o gestor influencia esse veículo (bloco 7).',
  'Country: letters in block 7, numbers in fie, not to be unified.':
    'País: letras no bloco 7, números em fie, impossíveis de unificar.',
  'Name of the country (blocks 7, fie).': 'Nome do país (blocos 7, fie).',
  'Code of the exchange or market (blocks 7, fie).': 'Código da bolsa ou mercado (blocos 7, fie).',
  'Name of the exchange or market (blocks 7, fie).': 'Nome da bolsa ou mercado (blocos 7, fie).',
  'Description of the foreign asset (block 7).': 'Descrição do ativo no exterior (bloco 7).',
  'Quantity of the foreign asset (block 7).': 'Quantidade do ativo no exterior (bloco 7).',
  'Value of the foreign asset, currency not filed (block 7).':
    'Valor do ativo no exterior, moeda não informada (bloco 7).',
  'Name of the asset that the line names, namespace:value, equal over funds and months; none where nothing in the line names one.':
    'Nome do ativo que a linha nomeia, namespace:valor, igual em todos os fundos e meses; vazio quando nada na linha nomeia um.',
  'Kind of asset, such as listed_share, fund_quota or private_paper; repo, swap, forward, cash, payable, receivable and confidential are no assets.':
    'Tipo de ativo, como listed_share, fund_quota ou private_paper; repo, swap, forward, cash, payable, receivable e confidential não são ativos.',
  'Basis of the name: filed in an identifying column, derived from other columns, or unidentified; none where there is no asset.':
    'Base do nome: filed em uma coluna que identifica, derived de outras colunas, ou unidentified; vazio quando não há ativo.',
  'Rule that gave the name: code, text, price, terms or name.':
    'Regra que deu o nome: code, text, price, terms ou name.',
  'How the asset is held: owned, lent, borrowed, repo_collateral, option, future, forward or swap; none for cash, payables, receivables and confidential totals.':
    'Como o ativo é detido: owned, lent, borrowed, repo_collateral, option, future, forward ou swap; vazio para disponibilidades, valores a pagar e a receber e totais sigilosos.',
  'Name of the bond that secures a repo, which the fund does not own.':
    'Nome do título que lastreia uma compromissada, que não é do fundo.',
  "The fields of the line's block in addition to the common ones; keys without a value are left out.":
    'Os campos do bloco da linha além dos comuns; chaves sem valor são omitidas.',
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
  'held; not_held where the class filed all lines that can be of such an asset, each names its asset and none is of this one; not_visible where the month lacks a member that can have lines of such an asset, or has confidential totals or a line whose asset is not identified, and no line that can be seen is of it.':
    'held; not_held quando a classe informou todas as linhas que podem ser de um ativo assim, cada uma nomeia seu ativo e nenhuma é deste; not_visible quando falta ao mês um membro que pode ter linhas de um ativo assim, ou há totais sigilosos ou uma linha cujo ativo não foi identificado, e nenhuma linha que se vê é dele.',
  'Members that can have lines of such an asset and are absent from the month or thin, separated by commas: a value can lack lines of theirs; "" where none is.':
    'Membros que podem ter linhas de um ativo assim e faltam ao mês ou têm poucas linhas, separados por vírgulas: um valor pode não ter as linhas deles; "" quando não há nenhum.',
  'Own and lent quantity less the borrowed one.': 'Quantidade própria e cedida menos a recebida em empréstimo.',
  '100 × value ÷ the NAV filed for the month, or the total of the lines where none was filed; null where neither is positive.':
    '100 × valor ÷ patrimônio líquido informado para o mês, ou o total das linhas quando nenhum foi informado; nulo quando nenhum dos dois é positivo.',
  'Lines that are added up.': 'Linhas que são somadas.',
  'What a class owns of an asset at the end of a month.':
    'O que uma classe tem como próprio de um ativo no fim de um mês.',
  'Signed sum of the lines of the group, BRL; null where there are none to add up.':
    'Soma com sinal das linhas do grupo, em reais; nula quando não há nenhuma que somar.',
}
