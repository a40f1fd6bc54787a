import type { Translations } from '../../../api/language/translations.ts'

export const fundsPortuguese: Translations['sentences'] = {
  'CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded. Or the ticker or ISIN of its quotas, in letters of any case: the answer says in `resolved_from` how the fund was found.':
    'CNPJ de uma classe, ou de um fundo com uma só classe: sem pontuação, ou com máscara e codificado para URL. Ou o código de negociação ou ISIN das suas cotas, em maiúsculas ou minúsculas: a resposta diz em `resolved_from` como o fundo foi achado.',
  'Only where the fund was named by a ticker or ISIN: the code, what it was found by, and the CNPJ that it names, as `XPML11; basis=isin_of_report; cnpj=28757546000100`.':
    'Só quando o fundo foi nomeado por um código de negociação ou ISIN: o código, por que foi achado e o CNPJ que ele nomeia, como `XPML11; basis=isin_of_report; cnpj=28757546000100`.',
  'Only where the fund was named by a ticker or ISIN.':
    'Só quando o fundo foi nomeado por um código de negociação ou ISIN.',
  'The ticker or ISIN as requested, in capital letters.': 'O código de negociação ou ISIN pedido, em maiúsculas.',
  'isin_of_report: the newest report of the fund (FII) has the ISIN that quotes have for the ticker; ticker_of_lines: lines of portfolios file the ticker with the CNPJ; fund_documents: the documents of the index fund name both, as declared here.':
    'isin_of_report: o informe mais recente do fundo (FII) tem o ISIN que as cotações têm para o código; ticker_of_lines: linhas de carteiras informam o código com o CNPJ; fund_documents: os documentos do fundo de índice nomeiam os dois, como declarado aqui.',
  'How a ticker or ISIN was found to name the fund.':
    'Como se achou que um código de negociação ou ISIN nomeia o fundo.',
  'A day of the requested competence month; if omitted, the newest month.':
    'Um dia da competência pedida; se omitido, o mês mais recente.',
  'Heavy sorted by another column than reference_date, or with a range of a column, over more than a month. At most 10 million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less at once).':
    'Pesado em ordem de outra coluna que não reference_date, ou com faixa de uma coluna, sobre mais de um mês. No máximo 10 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`page_size`: peça menos de uma vez).',
  'The classes, by their CNPJs.': 'As classes, pelos seus CNPJs.',
  'With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are.':
    'Com uma lista de itens: quantos deles não têm resposta. JSON e XML os trazem em `errors`; peça um desses formatos para ver quais são.',
  'With a list of items: those that have no answer. The other items have theirs.':
    'Com uma lista de itens: os que não têm resposta. Os outros itens têm a sua.',
  'Investors that it is meant for.': 'Investidores a que se destina.',
  'Last day of the month of the report.': 'Último dia do mês do informe.',
  'Number of the version that counts: the highest of the file.': 'Número da versão que vale: a mais alta do arquivo.',
  'Day on which that version was delivered.': 'Dia em que essa versão foi entregue.',
  'UUIDv5 of the class: the URL namespace, name cvm:class: and the CNPJ.':
    'UUIDv5 da classe: o namespace URL, o nome cvm:class: e o CNPJ.',
  'Number in the register of Resolution CVM 175; "" where there is none.':
    'Número no cadastro da Resolução CVM 175; "" quando não há.',
  'Code given by the regulator; "" where there is none.': 'Código dado pela CVM; "" quando não há.',
  'CNPJ of the class, without punctuation.': 'CNPJ da classe, sem pontuação.',
  'Type of fund in our closed vocabulary.': 'Tipo de fundo no nosso vocabulário fechado.',
  'Operational status in our closed vocabulary.': 'Situação operacional no nosso vocabulário fechado.',
  'Day the status began.': 'Dia em que a situação começou.',
  'First day of registration under this number.': 'Primeiro dia do registro com este número.',
  'Day the fund was set up.': 'Dia em que o fundo foi constituído.',
  'First day of the financial year.': 'Primeiro dia do exercício social.',
  'Last day of the financial year.': 'Último dia do exercício social.',
  'Day of cancellation.': 'Dia do cancelamento.',
  'When the newest source file behind this description was retrieved.':
    'Quando foi baixado o arquivo de origem mais recente desta descrição.',
  'Registered name; of a class in no register the name at filing.':
    'Nome registrado; de uma classe que não está em cadastro nenhum, o nome da entrega.',
  'Whether it was adapted to Resolution CVM 175; null for a fund that is not in the register of that resolution, because no other register has this.':
    'Se foi adaptado à Resolução CVM 175; nulo para um fundo que não está no cadastro dessa resolução, pois nenhum outro cadastro o informa.',
  'Day of that adaptation.': 'Dia dessa adaptação.',
  'Adaptation to Resolution CVM 175.': 'Adaptação à Resolução CVM 175.',
  "Net asset value of the competence month, BRL: as filed; else by the daily reports of the month's last business day, if every subclass that reports in the month does so on that day; else in the class register, if that describes the month; else null.":
    'Patrimônio líquido da competência, em reais: como informado; senão, pelos informes diários do último dia útil do mês, se todas as subclasses que informam no mês o fazem nesse dia; senão, no cadastro de classes, se for do mês; senão, nulo.',
  'Day of the reported NAV, as the number YYYYMMDD.': 'Dia do patrimônio líquido informado, como o número AAAAMMDD.',
  'What the party does for the class.': 'O que o prestador faz para a classe.',
  'Name of the party; "" where none is filed.': 'Nome do prestador; "" quando nenhum foi informado.',
  'CNPJ, or a natural person\'s CPF, masked; "" where none is filed.':
    'CNPJ, ou o CPF de uma pessoa física, mascarado; "" quando nenhum foi informado.',
  'Which of the two the document is.': 'Qual dos dois é o documento.',
  'The line of the register that names the party; with `provenance=true` of the fund itself.':
    'A linha do cadastro que nomeia o prestador; com `provenance=true` do próprio fundo.',
  'The parties that serve the class, by role.': 'Os prestadores de serviço da classe, por função.',
  'Signed sum of all items of the portfolio, BRL: cash, payables and confidential totals included.':
    'Soma com sinal de todos os itens da carteira, em reais: incluídos disponibilidades, valores a pagar e totais sigilosos.',
  'Last day of the competence month of that total.': 'Último dia da competência desse total.',
  'A fund class as the registers and its filing describe it.':
    'Uma classe de fundo como os cadastros e sua entrega a descrevem.',
  'Instant of the publication of that snapshot, UTC.': 'Instante da publicação desse snapshot, UTC.',
  'The item as requested, shortened if it is long.': 'O item como pedido, encurtado se for longo.',
  'What is wrong with it.': 'O que está errado com ele.',
  'The `reason` of the error that a request for this item alone would get; null for text that is no CNPJ.':
    'O `reason` do erro que um pedido só deste item receberia; nulo para um texto que não é CNPJ.',
  'The same in a sentence.': 'O mesmo em uma frase.',
  'An item of a batch that has no answer.': 'Um item de um lote que não tem resposta.',
  'CNPJ as requested, bare: that of the class, or of the fund whose only class it is.':
    'CNPJ como pedido, sem pontuação: o da classe, ou o do fundo de que ela é a única classe.',
  'fif, fidc, fii, fip, fiagro, etf, fapi, fmp or other.': 'fif, fidc, fii, fip, fiagro, etf, fapi, fmp ou other.',
  'ODbL: attribute CVM, share alike': 'ODbL: atribuição à CVM, compartilhamento pela mesma licença',
  'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.':
    'Fonte: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, sob a Open Database License (ODbL) 1.0.',
  'the column': 'a coluna',
  'Name as filed.': 'Nome como informado.',
  'CNPJ of the administrator.': 'CNPJ do administrador.',
  'Name of the administrator.': 'Nome do administrador.',
  'Total assets.': 'Ativo total.',
  'CNPJ of the fund or class that reports.': 'CNPJ do fundo ou classe que informa.',
  'Fundo or Classe, as filed; older layouts do not say.':
    'Fundo ou Classe, como informado; leiautes antigos não dizem.',
  'ISIN of the quotas, where its check digit is right.': 'ISIN das cotas, quando seu dígito verificador está certo.',
  'ISIN as filed: often 0 or a dash.': 'ISIN como informado: muitas vezes 0 ou um traço.',
  'Mandate: what the fund invests for, as filed.': 'Mandato: para que o fundo investe, como informado.',
  'Segment of its properties, as filed.': 'Segmento de seus imóveis, como informado.',
  'Ativa or Passiva.': 'Ativa ou Passiva.',
  'First day of the fund.': 'Primeiro dia do fundo.',
  'First day of the fund; null in a report of a receivables fund.':
    'Primeiro dia do fundo; nulo num informe de um fundo de direitos creditórios.',
  'Name as filed; "" where none is.': 'Nome como informado; "" quando não há nenhum.',
  'Name of the administrator; "" where none is filed.': 'Nome do administrador; "" quando nenhum é informado.',
  'CNPJ of the administrator; "" where none is filed.': 'CNPJ do administrador; "" quando nenhum é informado.',
  'Which report it is.': 'Qual informe é.',
  'What the newest report of its own says of a fund.': 'O que o informe próprio mais recente diz de um fundo.',
  'own_report for an administrator that the newest report of the fund itself names, and no register; absent for a party of the register.':
    'own_report para um administrador que o informe mais recente do próprio fundo nomeia, e nenhum cadastro; ausente para um prestador do cadastro.',
  'Determinado or Indeterminado.': 'Determinado ou Indeterminado.',
  'Last day of a fund whose duration is fixed.': 'Último dia de um fundo de prazo determinado.',
  'Line of that file.': 'Linha desse arquivo.',
  'CNPJ of the fund or class.': 'CNPJ do fundo ou classe.',
  '1 for the first filing that this installation has seen, then 2, 3 and so on.':
    '1 para a primeira entrega que esta instalação viu, depois 2, 3 e assim por diante.',
  'first, restated, amended or withdrawn. Restated: delivered again, and every compiled value is the same.':
    'first, restated, amended ou withdrawn. Restated: entregue de novo, com todos os valores compilados iguais.',
  'Columns and items of an amended report whose value is another, separated by semicolons; null where none is, and of reports that were listed before columns were.':
    'Colunas e itens de um informe retificado cujo valor é outro, separados por ponto e vírgula; nulo onde nenhum mudou, e nos informes listados antes que as colunas o fossem.',
  'Number of the version that the file had; none of a withdrawn report.':
    'Número da versão que o arquivo tinha; nenhum para um informe retirado.',
  'Snapshot that brought this state of the report.': 'Snapshot que trouxe este estado do informe.',
  'Type of fund as filed.': 'Tipo de fundo como informado.',
  'UUIDv5 of the class, the id that the API answers with.': 'UUIDv5 da classe, o id com que a API responde.',
  lines: 'linhas',
  'CNPJ of the class or fund that reports.': 'CNPJ da classe ou do fundo que informa.',
  'the report': 'o informe',
  'Last day of the month or quarter of the report.': 'Último dia do mês ou trimestre do informe.',
  'NAV that the report states; none in a quarterly report of a real-estate fund.':
    'Patrimônio líquido que o informe declara; nenhum em um informe trimestral de fundo imobiliário.',
  'Quotas issued; none in the report of a receivables fund.':
    'Cotas emitidas; nenhuma no informe de um fundo de direitos creditórios.',
  'Quota holders in the last report of the month.': 'Cotistas no último informe do mês.',
  'Subclass; none for a class without subclasses.': 'Subclasse; vazia para uma classe sem subclasses.',
}
