import type { Translations } from '../../../../api/language/translations.ts'

/** Fields of a line of a portfolio: the common ones, and those of its block. */
export const lineFieldsPortuguese: Translations['sentences'] = {
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
}
