import type { Translations } from '../../../../api/language/translations.ts'

export const tablesPortuguese: Translations['sentences'] = {
  'What each class of investment fund held at the end of each month, as filed with the regulator (CDA).':
    'O que cada classe de fundo de investimento tinha em carteira no fim de cada mês, como informado à CVM (CDA).',
  'CVM rewrites the newest three months every working day with restatements, and those up to twelve months old weekly; it has regenerated one that was 20 months old. No old version stays on the portal. Each version seen here stays in its snapshot, and the revisions of a fund say what changed.':
    'A CVM reescreve os três meses mais recentes todo dia útil com reapresentações, e os de até doze meses toda semana; já regerou um que tinha 20 meses. Nenhuma versão antiga fica no portal. Cada versão vista aqui fica no seu snapshot, e as revisões de um fundo dizem o que mudou.',
  'Before their confidentiality deadline, holdings are published only as totals by application, rounded to reais.':
    'Antes do prazo de sigilo, as posições são publicadas só como totais por aplicação, arredondados em reais.',
  "Futures are filed at the day's settlement variation, not at notional value, so a long position can be negative.":
    'Futuros são informados pela variação de ajuste do dia, não pelo valor nocional; por isso uma posição comprada pode ser negativa.',
  'A month is rewritten for months after its first publication, and a recent month can lack whole members.':
    'Um mês é reescrito por meses depois da primeira publicação, e a um mês recente podem faltar membros inteiros.',
  'Most credit, real-estate and private-equity funds do not file here.':
    'A maioria dos fundos de crédito, imobiliários e de participações não informa aqui.',
  'Some lines name their asset only in words, or not at all: `asset_id_basis` says how each name is known.':
    'Algumas linhas nomeiam seu ativo só por extenso, ou não o nomeiam: `asset_id_basis` diz como se conhece cada nome.',
  'One row per line of the monthly holdings.': 'Uma linha por linha da composição mensal da carteira.',
  'CNPJ of the class that files, 14 characters without punctuation.':
    'CNPJ da classe que informa, 14 caracteres sem pontuação.',
  'Name at filing, cut by the source at 100 characters.': 'Nome na entrega, cortado pela fonte em 100 caracteres.',
  'the member': 'o membro',
  'True for a confidential total, which names no asset.': 'Verdadeiro para um total sigiloso, que não nomeia ativo.',
  'The application label as filed.': 'O tipo de aplicação como informado.',
  'The asset label as filed.': 'O tipo de ativo como informado.',
  'Accounting intent as filed.': 'Intenção contábil como informada.',
  'Value exactly as filed.': 'Valor exatamente como informado.',
  'CNPJ_FUNDO_CLASSE_COTA, CNPJ_FUNDO_COTA; CPF_CNPJ_EMISSOR in fie':
    'CNPJ_FUNDO_CLASSE_COTA, CNPJ_FUNDO_COTA; CPF_CNPJ_EMISSOR em fie',
  'NM_FUNDO_CLASSE_SUBCLASSE_COTA, NM_FUNDO_COTA; EMISSOR in fie':
    'NM_FUNDO_CLASSE_SUBCLASSE_COTA, NM_FUNDO_COTA; EMISSOR em fie',
  'PR_ columns of BLC_5, BLC_6': 'colunas PR_ de BLC_5, BLC_6',
  "NAV repeated on each line of the structured funds' file: never add it up.":
    'Patrimônio líquido repetido em cada linha do arquivo dos fundos estruturados: nunca o some.',
  'File inside the zip that has the line.': 'Arquivo dentro do zip que tem a linha.',
  'One row per class and month: NAV, signed total, how well they agree, and what was filed.':
    'Uma linha por classe e mês: patrimônio líquido, total com sinal, quão bem concordam, e o que foi informado.',
  'CNPJ of the class.': 'CNPJ da classe.',
  "fif for the eight blocks, structured for the structured funds' file.":
    'fif para os oito blocos, structured para o arquivo dos fundos estruturados.',
  'File inside the zip that has the NAV.': 'Arquivo dentro do zip que tem o patrimônio líquido.',
  'Hash of NAV and lines; equal hashes mean that nothing was amended.':
    'Hash do patrimônio líquido e das linhas; hashes iguais significam que nada foi retificado.',
  'One row per line that holds quotas of a fund: which class holds which, and what part of it.':
    'Uma linha por linha de cotas de um fundo: qual classe detém qual, e que parte dela.',
  'Id of the line in cvm_fund_portfolio.': 'Id da linha em cvm_fund_portfolio.',
  'True for quotas of a fund abroad, which does not file here.':
    'Verdadeiro para cotas de um fundo no exterior, que não informa aqui.',
  'True for a confidential total, which names no fund.': 'Verdadeiro para um total sigiloso, que não nomeia fundo.',
  'CNPJ of the class that is held.': 'CNPJ da classe que é detida.',
  'Name of the fund that is held.': 'Nome do fundo que é detido.',
  'Subclass that is held.': 'Subclasse que é detida.',
  'Quotas held at the end of the month.': 'Cotas detidas no fim do mês.',
  'Value of the quotas at the end of the month.': 'Valor das cotas no fim do mês.',
  "NAV that the held class filed for the same month; null if it filed none. The look-through then takes that of the daily reports of the month's last business day, subclasses added up, or else that of the month in cvm_fund_class.":
    'Patrimônio líquido que a classe detida informou para o mesmo mês; nulo se não informou. A carteira aberta toma então o dos informes diários do último dia útil do mês, somadas as subclasses, ou senão o do mês em cvm_fund_class.',
  'Value divided by that NAV: the part of the held class that the line holds, 1 for all of it. Null if the NAV is not positive.':
    'Valor dividido por esse patrimônio líquido: a parte da classe detida que a linha detém, 1 para toda. Nulo se o patrimônio líquido não é positivo.',
  'One row per class and month: the values of its lines that hold no quotas of a fund.':
    'Uma linha por classe e mês: os valores de suas linhas que não são cotas de um fundo.',
  'Lines that hold no quotas of a fund.': 'Linhas que não são cotas de um fundo.',
  'Signed sum of those lines.': 'Soma com sinal dessas linhas.',
  'Value of each of those lines in BRL, the smallest first, separated by spaces; 0.00 if none is filed.':
    'Valor de cada uma dessas linhas em reais, o menor primeiro, separados por espaços; 0.00 se nenhum foi informado.',
  'One row per class, month and category: the sum of its lines, for what a portfolio was over time.':
    'Uma linha por classe, mês e categoria: a soma de suas linhas, para o que uma carteira foi ao longo do tempo.',
  'Category of the lines, from a closed list of ours.': 'Categoria das linhas, de uma lista fechada nossa.',
  'Of it the confidential totals; none where there are none.': 'Disso, os totais sigilosos; nenhum quando não há.',
  'One row an asset and month: under which names it was filed, how many hold it, at which prices.':
    'Uma linha por ativo e mês: com que nomes foi informado, quantos o detêm, a que preços.',
  'Kind of the asset.': 'Tipo do ativo.',
  'filed where at least one line files the code of the asset, else derived.':
    'filed quando pelo menos uma linha informa o código do ativo, senão derived.',
  'Up to three names that its lines have, the most frequent first, with semicolons between them.':
    'Até três nomes que suas linhas têm, os mais frequentes primeiro, separados por ponto e vírgula.',
  'the issuer, fund or description filed': 'o emissor, fundo ou descrição informados',
  'ISIN that its lines file; none where they file different ones.':
    'ISIN que suas linhas informam; nenhum quando informam diferentes.',
  'CNPJ of the issuer, or of the class of the fund, that most of its lines file.':
    'CNPJ do emissor, ou da classe do fundo, que a maioria de suas linhas informa.',
  'First eight characters of that CNPJ, which the branches of a company share.':
    'Primeiros oito caracteres desse CNPJ, que as filiais de uma empresa compartilham.',
  'Different CNPJs that its lines file there: with more than one, none of them is certain.':
    'CNPJs diferentes que suas linhas informam ali: com mais de um, nenhum deles é certo.',
  'Day of maturity; none where its lines file different ones.':
    'Dia de vencimento; nenhum quando suas linhas informam diferentes.',
  'Classes with a line of the asset, whichever way they hold it; repo collateral is not held.':
    'Classes com uma linha do ativo, seja como for que o detenham; o lastro de compromissada não é detido.',
  'Lines of the asset.': 'Linhas do ativo.',
  'Repo lines that it secures.': 'Linhas de compromissadas que ele lastreia.',
  'Signed sum of the values of its lines; borrowed shares are negative.':
    'Soma com sinal dos valores de suas linhas; ações recebidas em empréstimo são negativas.',
  'Smallest value of a line over its quantity; none for derivatives and lines without either.':
    'Menor valor de uma linha dividido por sua quantidade; nenhum para derivativos e linhas sem um dos dois.',
  'Largest value of a line over its quantity.': 'Maior valor de uma linha dividido por sua quantidade.',
  'True where a line has a derived name and the prices differ by more than 5 %, or 0.5 % for a paper that is named by its terms: several assets may have that name.':
    'Verdadeiro quando uma linha tem um nome derivado e os preços diferem mais de 5%, ou 0,5% para um título que os seus termos nomeiam: vários ativos podem ter esse nome.',
  'Name of the asset that other lines of the month show this to be: of papers that are one, that with most value; of a foreign name, its ticker. None where no other is.':
    'Nome do ativo que outras linhas do mês mostram que este é: de títulos que são um só, o de maior valor; de um nome no exterior, seu ticker. Vazio quando não há outro.',
  'What shows it: paper_price, paper_terms or ticker_of_name.':
    'O que o mostra: paper_price, paper_terms ou ticker_of_name.',
  'One row a paper and run of months: the group of papers that it is one with, by price or by spelling.':
    'Uma linha por título e sequência de meses: o grupo de títulos com que ele é um só, por preço ou por grafia.',
  'Name of a paper, as in cvm_fund_portfolio.': 'Nome de um título, como em cvm_fund_portfolio.',
  'Name of the group that it is in: the paper with most value when the group was first seen, kept while a member remains.':
    'Nome do grupo em que está: o título de maior valor quando o grupo foi visto pela primeira vez, mantido enquanto resta um membro.',
  'What joins the group in these months: paper_price, paper_terms, or paper_kept where one paper remains of it.':
    'O que une o grupo nesses meses: paper_price, paper_terms, ou paper_kept quando resta um só título dele.',
  'First of these months, YYYY-MM.': 'Primeiro desses meses, AAAA-MM.',
  'Last of these months; each month between has the paper in the group.':
    'Último desses meses; em cada mês entre os dois o título está no grupo.',
  'One row per line of cvm_fund_portfolio, packed for the server: analysts find the same values there, each in a column.':
    'Uma linha por linha de cvm_fund_portfolio, compactada para o servidor: os analistas acham lá os mesmos valores, cada um em uma coluna.',
  'CNPJ of the class that files.': 'CNPJ da classe que informa.',
  'Values of the line in fixed places, each as DuckDB prints it and empty without one, with the character U+001F between two.':
    'Valores da linha em lugares fixos, cada um como o DuckDB o escreve e vazio quando não há, com o caractere U+001F entre dois.',
  'One row per version of a class and month that this installation has seen.':
    'Uma linha por versão de uma classe e mês que esta instalação viu.',
  'Portfolios are due ten days after the end of the month; the file appears within days and fills up.':
    'As carteiras vencem dez dias depois do fim do mês; o arquivo aparece em poucos dias e se completa.',
  'One row an asset and the codes that lines file with it, with the months that have them.':
    'Uma linha por ativo e códigos que as linhas informam com ele, com os meses que os têm.',
  'ISIN that its lines of a month file; none where they file none, or different ones.':
    'ISIN que suas linhas de um mês informam; nenhum quando não informam, ou informam diferentes.',
  'CNPJ of the issuer, or of the class of the fund, that most of its lines of a month file.':
    'CNPJ do emissor, ou da classe do fundo, que a maioria de suas linhas de um mês informa.',
  'Kind of the asset in the newest of these months.': 'Tipo do ativo no mais recente desses meses.',
  'Up to ten names that its lines have, the newest first, with semicolons between them.':
    'Até dez nomes que suas linhas têm, os mais recentes primeiro, separados por ponto e vírgula.',
  'Day of maturity in the newest of these months that has one.':
    'Dia de vencimento no mais recente desses meses que tem um.',
  'Most different CNPJs of issuers that lines of one of these months file.':
    'O maior número de CNPJs diferentes de emissores que as linhas de um desses meses informam.',
  'First month with these codes, YYYY-MM.': 'Primeiro mês com esses códigos, AAAA-MM.',
  'Last month with these codes.': 'Último mês com esses códigos.',
  'One row a link between two names of one asset, with the days for which it holds.':
    'Uma linha por ligação entre dois nomes de um ativo, com os dias em que vale.',
  'One row an asset over all months: its kind, names, codes, and the months that have it.':
    'Uma linha por ativo em todos os meses: seu tipo, nomes, códigos, e os meses que o têm.',
  'Up to ten names that lines have, the newest first, with semicolons between them.':
    'Até dez nomes que linhas têm, os mais recentes primeiro, separados por ponto e vírgula.',
  'Tickers that quotes and links have for it, the newest first, each with its first and last day there, with semicolons between them: ABEV3 2013-11-11..2025-10-31;AMBV3 2005-01-03..2013-11-08.':
    'Tickers que cotações e ligações têm para ele, os mais recentes primeiro, cada um com seu primeiro e último dia ali, separados por ponto e vírgula: ABEV3 2013-11-11..2025-10-31;AMBV3 2005-01-03..2013-11-08.',
  'Name that the newest links lead to, where it is another one.':
    'Nome a que as ligações mais recentes levam, quando é outro.',
  'Words of its names, ticker and ISIN without accents, case and signs, with a space on both sides of each; then | and asset_id in small letters. For a search.':
    'Palavras de seus nomes, ticker e ISIN sem acentos, maiúsculas e sinais, com um espaço de cada lado; depois | e asset_id em minúsculas. Para uma busca.',
  'What each class with holdings really holds: one row a class, asset and reason, with its quotas of other funds replaced by what those hold, as in the look-through of the API; for the four newest months. Each row is rounded once, and a reconciliation row has the rest, so that the rows of a class add up to its total_portfolio_value. A ring of funds that hold each other is solved for all its turns. Never add up a column over classes: funds that hold funds have the same assets again.':
    'O que cada classe com carteira de fato detém: uma linha por classe, ativo e motivo, com suas cotas de outros fundos trocadas pelo que estes detêm, como na carteira aberta da API; para os quatro meses mais recentes. Cada linha é arredondada uma vez, e uma linha reconciliation leva o resto, de modo que as linhas de uma classe somam seu total_portfolio_value. Um anel de fundos que detêm uns aos outros é resolvido para todas as suas voltas. Nunca some uma coluna sobre várias classes: fundos que detêm fundos têm de novo os mesmos ativos.',
  'CNPJ of the class that holds, by itself or through other funds.':
    'CNPJ da classe que detém, por si ou por meio de outros fundos.',
  'Name that leaves are added up by: asset_id; repo and its collateral; cash, payable or receivable; line, month, CNPJ and id of a line that names no asset; or reconciliation.':
    'Nome por que as folhas são somadas: asset_id; repo e seu lastro; cash, payable ou receivable; line, mês, CNPJ e id de uma linha que não nomeia ativo; ou reconciliation.',
  'Name that the asset goes by in the month, after the links between names: of papers without a code that the month shows to be one, that of their group (asset_group_id of portfolio_asset); none where the row is no asset or names none.':
    'Nome que o ativo tem no mês, depois das ligações entre nomes: o de títulos sem código que o mês mostra serem um só é o do seu grupo (asset_group_id de portfolio_asset); nenhum quando a linha não é ativo ou não nomeia um.',
  'Kind of asset, as in cvm_fund_portfolio; reconciliation for what rounding and expanded lines leave.':
    'Tipo de ativo, como em cvm_fund_portfolio; reconciliation para o que o arredondamento e as linhas abertas deixam.',
  'direct for lines that are no quotas of a fund; for quotas the reason why they are not replaced by what that fund holds: foreign, confidential, not_filed, cycle, nav_missing, unreconciled, stale, ratio_anomaly or depth_limit; reconciliation for the rest.':
    'direct para linhas que não são cotas de um fundo; para cotas, o motivo por que não são trocadas pelo que esse fundo detém: foreign, confidential, not_filed, cycle, nav_missing, unreconciled, stale, ratio_anomaly ou depth_limit; reconciliation para o resto.',
  "Sum of the class's parts of the quantities, long less short, rounded once.":
    'Soma das partes da classe nas quantidades, compradas menos vendidas, arredondada uma vez.',
  "Sum of the class's parts of the values, rounded once to the cent, half away from zero.":
    'Soma das partes da classe nos valores, arredondada uma vez no centavo, metade para longe do zero.',
  'Funds between the class and the nearest line: 0 for one of its own.':
    'Fundos entre a classe e a linha mais próxima: 0 para uma própria.',
  'One row a name that a change of the rules replaced, and the name that the same lines have since.':
    'Uma linha por nome que uma mudança das regras substituiu, e o nome que as mesmas linhas têm desde então.',
  'Name that lines had under the rules of before.': 'Nome que linhas tinham com as regras de antes.',
  'Name that the same lines have since.': 'Nome que as mesmas linhas têm desde então.',
  'Version of the rules that gave it.': 'Versão das regras que o deram.',
  'First month with such a line, YYYY-MM.': 'Primeiro mês com uma linha assim, AAAA-MM.',
  'Last month with such a line.': 'Último mês com uma linha assim.',
}
