import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Code of the company at CVM.': 'Código da companhia na CVM.',
    'The annual (DFP) and quarterly (ITR) statements of each company, account by account, with its documents and a few figures of each: assets, equity, revenue, profit, cash.':
      'As demonstrações anuais (DFP) e trimestrais (ITR) de cada companhia, conta a conta, com seus documentos e alguns números de cada um: ativo, patrimônio, receita, lucro, caixa.',
    'A company can present a document again. The list keeps all versions, the statements only the highest: the figures of an older one stay in the snapshots of its time, and cvm_company_statement_revision says what changed. The year before is as the newer document restates it.':
      'Uma companhia pode reapresentar um documento. A lista guarda todas as versões, as demonstrações só a mais alta: os números de uma antiga ficam nos snapshots do seu tempo, e cvm_company_statement_revision diz o que mudou. O ano anterior é como o documento mais novo o reapresenta.',
    'A code of an account has no meaning without its chart: commercial companies, insurers and two kinds of bank have their own.':
      'O código de uma conta não tem sentido sem o seu plano: companhias comerciais, seguradoras e dois tipos de banco têm o próprio.',
    'Values are in reais, whatever scale they were filed in. Earnings per share are reais a share.':
      'Os valores estão em reais, qualquer que seja a escala em que foram informados. O lucro por ação é em reais por ação.',
    'The previous year is as restated in the document: it is not what was known then.':
      'O ano anterior é como reapresentado no documento: não é o que se sabia na época.',
    'A statement that does not add up is set aside whole; the others of its document are published.':
      'Uma demonstração que não fecha é posta de lado inteira; as outras do seu documento são publicadas.',
    'Quarterly statements (ITR) are untested: no file of CVM was at hand when they were declared. Their sample is synthetic, one invented company.':
      'As informações trimestrais (ITR) não foram testadas: nenhum arquivo da CVM estava à mão quando foram declaradas. A amostra delas é sintética, uma companhia inventada.',
    'A quarterly document has its income twice, of the quarter and of the year so far: the first day tells them apart. Its previous balance is that of the end of the year before.':
      'Um documento trimestral tem o resultado duas vezes, do trimestre e do ano até ali: o primeiro dia os distingue. Seu balanço anterior é o do fim do exercício anterior.',
    'The numbers of shares are untested: no file of them was at hand. They are in single shares or in thousands, and the file does not say which.':
      'Os números de ações não foram testados: não havia arquivo deles à mão. Estão em ações ou em milhares, e o arquivo não diz em qual.',
    'Common shares, paid up, as filed: in single shares or in thousands, the file does not say which.':
      'Ações ordinárias, integralizadas, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'Preferred shares of all classes, paid up, as filed: in single shares or in thousands, the file does not say which.':
      'Ações preferenciais de todas as classes, integralizadas, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'All shares, paid up, as filed: in single shares or in thousands, the file does not say which.':
      'Todas as ações, integralizadas, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'Common shares that the company holds itself, as filed: in single shares or in thousands, the file does not say which.':
      'Ações ordinárias em tesouraria, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'Preferred shares that the company holds itself, as filed: in single shares or in thousands, the file does not say which.':
      'Ações preferenciais em tesouraria, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'All shares that the company holds itself, as filed: in single shares or in thousands, the file does not say which.':
      'Todas as ações em tesouraria, como informado: em ações ou em milhares, o arquivo não diz em qual.',
    'One row per document that says how many shares a company has.':
      'Uma linha por documento que diz quantas ações uma companhia tem.',
    'One row per version of a document that a company delivered.':
      'Uma linha por versão de um documento que uma companhia entregou.',
    'One row per account of a statement of a company, consolidated or individual, of the period or the one a year before.':
      'Uma linha por conta de uma demonstração de uma companhia, consolidada ou individual, do período ou do de um ano antes.',
    'One row per document, scope, period and days that its income adds up: the figures that every company has, each with the account that it is taken from.':
      'Uma linha por documento, escopo, período e dias que seu resultado soma: os números que toda companhia tem, cada um com a conta de que é tirado.',
    'One row per state of a document of a company that this installation has seen.':
      'Uma linha por estado de um documento de uma companhia que esta instalação viu.',
    '1 for the first state of the document that this installation has listed, then 2, 3 and so on.':
      '1 para o primeiro estado do documento que esta instalação listou, depois 2, 3 e assim por diante.',
    'first; restated, delivered again with the same accounts; amended; withdrawn; or returned.':
      'first (o primeiro); restated, entregue de novo com as mesmas contas; amended (retificado); withdrawn (retirado); ou returned (de volta).',
    'The statements of an amended document that have other lines, separated by semicolons.':
      'As demonstrações de um documento retificado que têm outras linhas, separadas por ponto e vírgula.',
    'The columns with another value in accounts that were there before and are there now, separated by semicolons; none where accounts only came or went.':
      'As colunas com outro valor em contas que estavam antes e estão agora, separadas por ponto e vírgula; nenhuma onde contas só entraram ou saíram.',
    'Lines that an amended document has no more; one that changed is a line out and a line in. Their order is no change.':
      'Linhas que um documento retificado não tem mais; uma que mudou é uma linha que sai e uma que entra. A ordem delas não é mudança.',
    'Lines that it has now and had not before.': 'Linhas que ele tem agora e não tinha antes.',
    'Number of its version; none of a withdrawn document.': 'Número da sua versão; nenhum de um documento retirado.',
    'Day on which CVM received that version.': 'Dia em que a CVM recebeu essa versão.',
    'Name of the company when it delivered; the last one of a withdrawn document.':
      'Nome da companhia quando entregou; o último de um documento retirado.',
    'Snapshot that brought this state of the document.': 'Snapshot que trouxe este estado do documento.',
    'A state of a document that this installation has seen.': 'Um estado de um documento que esta instalação viu.',
    'What changed in the documents of a company, as this installation saw it':
      'O que mudou nos documentos de uma companhia, como esta instalação viu',
    'The newest document first, of each the states in their order. A document is compared with itself before as what it is, a multiset of accounts: `restated` was delivered again with the same accounts, and `amended` names its statements and columns and counts the lines out and in. Another order of the file is no change. What was restated or amended before this installation first saw a document is not known.':
      'O documento mais novo primeiro, de cada um os estados em sua ordem. Um documento é comparado consigo mesmo antes pelo que é, um multiconjunto de contas: `restated` foi entregue de novo com as mesmas contas, e `amended` nomeia suas demonstrações e colunas e conta as linhas que saem e entram. Outra ordem do arquivo não é mudança. O que foi reapresentado ou retificado antes que esta instalação visse um documento não é conhecido.',
    'Number of the document at CVM.': 'Número do documento na CVM.',
    'CNPJ of the company.': 'CNPJ da companhia.',
    'Last day of the year or quarter that the document covers. A year does not always end on 31 December.':
      'Último dia do exercício ou trimestre do documento. Um exercício nem sempre termina em 31 de dezembro.',
    'Number of the version: 1, then one more each time the company presents the document again.':
      'Número da versão: 1, depois mais um a cada vez que a companhia reapresenta o documento.',
    'Name of the company when it delivered.': 'Nome da companhia quando entregou.',
    'Kind of document: DFP, the statements of a year; ITR, those of a quarter.':
      'Tipo de documento: DFP, as demonstrações de um ano; ITR, as de um trimestre.',
    'Kind of the document: DFP, the statements of a year; ITR, those of a quarter.':
      'Tipo do documento: DFP, as demonstrações de um ano; ITR, as de um trimestre.',
    'Day on which CVM received it.': 'Dia em que a CVM o recebeu.',
    'True where the list has a higher version of the document: its figures are no longer in the file.':
      'Verdadeiro onde a lista tem uma versão mais alta do documento: seus números não estão mais no arquivo.',
    'Address of the document at CVM.': 'Endereço do documento na CVM.',
    'Number of the document at CVM; none where the list lacks it.':
      'Número do documento na CVM; nenhum onde a lista não o tem.',
    'the list of documents': 'a lista de documentos',
    'assets, liabilities, income, comprehensive_income, cash_flow_direct, cash_flow_indirect, equity_changes or value_added.':
      'assets (ativo), liabilities (passivo), income (resultado), comprehensive_income (resultado abrangente), cash_flow_direct (fluxo de caixa, método direto), cash_flow_indirect (método indireto), equity_changes (mutações do patrimônio líquido) ou value_added (valor adicionado).',
    'consolidated, with the companies that it controls; or individual.':
      'consolidated (consolidado, com as companhias que controla) ou individual (individual).',
    'current; or previous, the year before as this document restates it, not as it was first filed: in a quarterly document the same days of that year, and its end for assets and liabilities.':
      'current (o exercício) ou previous (o anterior, como este documento o reapresenta, não como foi informado primeiro: em um documento trimestral os mesmos dias daquele ano, e o fim dele para ativo e passivo).',
    'First day that the figure adds up; none in assets and liabilities, which describe one day. The income of a quarterly document is there twice: of the quarter, and of the year so far.':
      'Primeiro dia que o número soma; nenhum no ativo e no passivo, que retratam um dia. O resultado de um documento trimestral está lá duas vezes: do trimestre e do ano até ali.',
    'Last day of it.': 'Último dia dele.',
    'Part of the equity, only in equity_changes; some lines there name none.':
      'Parte do patrimônio, só em equity_changes; algumas linhas lá não nomeiam nenhuma.',
    'Code of the account. Without its chart it has no meaning.': 'Código da conta. Sem o seu plano não tem sentido.',
    'Name of the account as filed.': 'Nome da conta como informado.',
    'True for an account of the chart, false for one that the company has added.':
      'Verdadeiro para uma conta do plano, falso para uma que a companhia acrescentou.',
    'Value in reais. Earnings per share (3.99 and below) are reais a share, which no scale multiplies.':
      'Valor em reais. O lucro por ação (3.99 e abaixo) é em reais por ação, que nenhuma escala multiplica.',
    'Value as filed, in the scale.': 'Valor como informado, na escala.',
    'Reais in one of the filed value: 1 or 1000.': 'Reais em um do valor informado: 1 ou 1000.',
    'The chart of accounts that gives its codes their meaning: commercial, insurance, bank_cosif or bank_ifrs; none where the labels match no known chart.':
      'O plano de contas que dá sentido aos códigos: commercial (comercial), insurance (seguradora), bank_cosif (banco, Cosif) ou bank_ifrs (banco, IFRS); nenhum se os rótulos não batem com nenhum plano conhecido.',
    'the labels of 1.01 and 3.01': 'os rótulos de 1.01 e 3.01',
    'the statements': 'as demonstrações',
    'Last day of the year or quarter that the document covers.': 'Último dia do exercício ou trimestre do documento.',
    'Number of the version of the document.': 'Número da versão do documento.',
    'First day that revenue and profit add up: in a quarterly document of the quarter, and in another row of the year so far.':
      'Primeiro dia que receita e lucro somam: em um documento trimestral o do trimestre, e em outra linha o do ano até ali.',
    'Last day of them.': 'Último dia deles.',
    'Day of the assets and the equity: in the previous period of a quarterly document the end of the year before.':
      'Dia do ativo e do patrimônio: no período anterior de um documento trimestral o fim do exercício anterior.',
    'Account that it is taken from.': 'Conta de que é tirado.',
    'Equity, with the share of minority owners in consolidated statements.':
      'Patrimônio líquido, com a parte dos não controladores nas demonstrações consolidadas.',
    'Account that the equity is taken from.': 'Conta de que o patrimônio é tirado.',
    'Revenue: what 3.01 is in the chart.': 'Receita: o que 3.01 é no plano.',
    'Account that the revenue is taken from.': 'Conta de que a receita é tirada.',
    'Profit or loss of the period, with the share of minority owners in consolidated statements.':
      'Lucro ou prejuízo do período, com a parte dos não controladores nas demonstrações consolidadas.',
    'Account that the profit is taken from.': 'Conta de que o lucro é tirado.',
    'Cash from operations; none of a quarter alone, because flows are filed of the year so far.':
      'Caixa das operações; nenhum de um trimestre sozinho, porque os fluxos são informados do ano até ali.',
    'Account that the cash from operations is taken from.': 'Conta de que o caixa das operações é tirado.',
    'Cash and equivalents at the end of the period, by the statement of cash flows.':
      'Caixa e equivalentes no fim do período, pela demonstração dos fluxos de caixa.',
    'Account that the cash is taken from.': 'Conta de que o caixa é tirado.',
    'Basic earnings of an ordinary share; of a share where the company does not tell kinds apart.':
      'Lucro básico de uma ação ordinária; de uma ação onde a companhia não distingue espécies.',
    'Account that the earnings of a share are taken from.': 'Conta de que o lucro por ação é tirado.',
    'File that the total assets were read from; that of the income statement where there are none.':
      'Arquivo de que o ativo total foi lido; o da demonstração do resultado onde não há.',
    'An annual document is due three months after the end of its year, most end in December, and a document is published with the month that it ends in. Quarterly ones are not awaited: no file of them was seen.':
      'Um documento anual vence três meses depois do fim do exercício, a maioria termina em dezembro, e um documento é publicado com o mês em que termina. Os trimestrais não são esperados: nenhum arquivo deles foi visto.',
    'A version of a document that a company delivered.': 'Uma versão de um documento que uma companhia entregou.',
    'The documents of a company, every version of each, the newest first':
      'Os documentos de uma companhia, cada versão de cada um, o mais novo primeiro',
    'A company can present a document again: each version has a row, and `superseded` marks those that a higher one replaced. Only the highest version has its statements in the file; those of an older one are in the snapshots of its time (`as_of`). `from` and `to` bound the last day of the year or quarter of a document.':
      'Uma companhia pode reapresentar um documento: cada versão tem uma linha, e `superseded` marca as que uma mais alta substituiu. Só a versão mais alta tem suas demonstrações no arquivo; as de uma antiga estão nos snapshots do seu tempo (`as_of`). `from` e `to` limitam o último dia do exercício ou trimestre de um documento.',
    'An account of a statement of a company.': 'Uma conta de uma demonstração de uma companhia.',
    'The annual or quarterly statements of a company, account by account':
      'As demonstrações anuais ou trimestrais de uma companhia, conta a conta',
    'Annual documents (DFP) or quarterly ones (ITR).': 'Documentos anuais (DFP) ou trimestrais (ITR).',
    'Only documents of this kind: annual (DFP) or quarterly (ITR).':
      'Só documentos deste tipo: anuais (DFP) ou trimestrais (ITR).',
    'Of one document: the annual one, or with `category=ITR` the quarterly one, that ends in the month of `date`, or the newest. Values are in reais; earnings per share (3.99 and below) are reais a share. A code of an account has no meaning without its `chart`: take `/v1/company/{id}/figures` for what all companies have. `period=previous` is the year before as this document restates it, never what was known then. A quarterly document has its income twice, of the quarter and of the year so far: `period_start` tells them apart. A statement that does not add up is set aside, so that it is not here. Accounts come in the order of their codes.':
      'De um documento: o anual, ou com `category=ITR` o trimestral, que termina no mês de `date`, ou o mais novo. Os valores estão em reais; o lucro por ação (3.99 e abaixo) é em reais por ação. O código de uma conta não tem sentido sem o seu `chart`: use `/v1/company/{id}/figures` para o que todas as companhias têm. `period=previous` é o ano anterior como este documento o reapresenta, nunca o que se sabia na época. Um documento trimestral tem o resultado duas vezes, do trimestre e do ano até ali: `period_start` os distingue. Uma demonstração que não fecha é posta de lado, e não está aqui. As contas vêm na ordem dos seus códigos.',
    'Only these statements.': 'Só estas demonstrações.',
    'Only consolidated statements, or only individual ones.': 'Só demonstrações consolidadas, ou só individuais.',
    'Only the period of the document, or only the one a year before as restated.':
      'Só o período do documento, ou só o de um ano antes como reapresentado.',
    'A day of the month in which the year or quarter of the document ends; if omitted, the newest document.':
      'Um dia do mês em que o exercício ou trimestre do documento termina; se omitido, o documento mais novo.',
    'The figures that every company has, of one period and scope.':
      'Os números que toda companhia tem, de um período e escopo.',
    'Assets, equity, revenue, profit and cash of a company, year by year':
      'Ativo, patrimônio, receita, lucro e caixa de uma companhia, ano a ano',
    'The newest year first, or with `category=ITR` the newest quarter; of each document the period itself and the one a year before as restated (`period`), consolidated and individual (`scope`). A quarter has two rows: `period_start` tells the quarter from the year so far, which alone has the cash from operations, and `balance_date` is the day of assets and equity. Each figure says the account that it is taken from, which differs with the chart. A figure is null where its statement was set aside or has no such account; a document whose chart is not known has no row. `source` is the line of the total assets.':
      'O ano mais novo primeiro, ou com `category=ITR` o trimestre mais novo; de cada documento o próprio período e o de um ano antes como reapresentado (`period`), consolidado e individual (`scope`). Um trimestre tem duas linhas: `period_start` distingue o trimestre do ano até ali, o único que tem o caixa das operações, e `balance_date` é o dia do ativo e do patrimônio. Cada número diz a conta de que é tirado, que muda com o plano. Um número é nulo onde sua demonstração foi posta de lado ou não tem tal conta; um documento cujo plano não é conhecido não tem linha. `source` é a linha do ativo total.',
    'Only consolidated figures, or only individual ones.': 'Só números consolidados, ou só individuais.',
    'Only the period of each document, or only the one a year before as restated.':
      'Só o período de cada documento, ou só o de um ano antes como reapresentado.',
  },
  labels: {
    common_filed: { en: 'Common shares filed', pt: 'Ações ordinárias informadas' },
    preferred_filed: { en: 'Preferred shares filed', pt: 'Ações preferenciais informadas' },
    total_filed: { en: 'Shares filed', pt: 'Ações informadas' },
    common_treasury_filed: { en: 'Common, own', pt: 'Ordinárias em tesouraria' },
    preferred_treasury_filed: { en: 'Preferred, own', pt: 'Preferenciais em tesouraria' },
    total_treasury_filed: { en: 'Own shares', pt: 'Ações em tesouraria' },
    account: { en: 'Account', pt: 'Conta' },
    balance_date: { en: 'Day of the balance', pt: 'Dia do balanço' },
    cash_account: { en: 'Account of the cash', pt: 'Conta do caixa' },
    changed_statements: { en: 'Changed statements', pt: 'Demonstrações mudadas' },
    chart: { en: 'Chart of accounts', pt: 'Plano de contas' },
    company_cnpj: { en: 'CNPJ of the company', pt: 'CNPJ da companhia' },
    earnings_per_share: { en: 'Earnings per share', pt: 'Lucro por ação' },
    earnings_per_share_account: { en: 'Account of the earnings per share', pt: 'Conta do lucro por ação' },
    equity: { en: 'Equity', pt: 'Patrimônio líquido' },
    equity_account: { en: 'Account of the equity', pt: 'Conta do patrimônio' },
    equity_column: { en: 'Part of the equity', pt: 'Parte do patrimônio' },
    fixed: { en: 'Of the chart', pt: 'Do plano' },
    link: { en: 'Address at CVM', pt: 'Endereço na CVM' },
    operating_cash_flow: { en: 'Cash from operations', pt: 'Caixa das operações' },
    operating_cash_flow_account: { en: 'Account of the cash from operations', pt: 'Conta do caixa das operações' },
    period_end: { en: 'End of the period', pt: 'Fim do período' },
    period_start: { en: 'Start of the period', pt: 'Início do período' },
    profit: { en: 'Profit', pt: 'Lucro' },
    profit_account: { en: 'Account of the profit', pt: 'Conta do lucro' },
    received_date: { en: 'Received', pt: 'Recebido' },
    revenue: { en: 'Revenue', pt: 'Receita' },
    revenue_account: { en: 'Account of the revenue', pt: 'Conta da receita' },
    scale: { en: 'Scale', pt: 'Escala' },
    scope: { en: 'Scope', pt: 'Escopo' },
    statement: { en: 'Statement', pt: 'Demonstração' },
    superseded: { en: 'Superseded', pt: 'Substituído' },
    total_assets_account: { en: 'Account of the total assets', pt: 'Conta do ativo total' },
    value_filed: { en: 'Value as filed', pt: 'Valor informado' },
  },
})
