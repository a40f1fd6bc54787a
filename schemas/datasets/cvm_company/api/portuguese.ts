import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'links: also the tickers and ISINs of the company, each with its days. A key needs the scopes `cvm_fund_portfolio` and `cvm_company_security`. database_links: these, and the shares, units and receipts that the ISIN database has for its CNPJ. A key needs the scope `b3_isin` too.':
      'links: também os tickers e ISINs da companhia, cada um com suas datas. A chave precisa dos escopos `cvm_fund_portfolio` e `cvm_company_security`. database_links: estes, e as ações, units e recibos que a base de ISINs registra para o seu CNPJ. A chave precisa também do escopo `b3_isin`.',
    'First day that is known of the ticker beside the company: of a form as filed, null where none is; of lines the end of the first month that has both.':
      'Primeiro dia conhecido do ticker ao lado da companhia: de um formulário, como informado, nulo se não há; de linhas, o fim do primeiro mês que tem os dois.',
    'Last known day of it: of a form as filed, null where trading goes on; of lines the end of the last month that has both.':
      'Último dia conhecido: de um formulário, como informado, nulo se a negociação continua; de linhas, o fim do último mês que tem os dois.',
    'form: the company names the ticker in its registration form. lines: lines of funds name the ticker beside the CNPJ of its issuer, or it is derived from others of that month.':
      'form: a companhia informa o ticker em seu formulário cadastral. lines: linhas de fundos trazem o ticker ao lado do CNPJ do emissor, ou isso se deriva de outras do mês.',
    'Table that says the days.': 'Tabela que diz as datas.',
    'A ticker, a company, and the evidence that links them.': 'Um ticker, uma companhia e a evidência que os liga.',
    'ISIN that quotes or lines have beside the ticker; null where none have.':
      'ISIN que cotações ou linhas têm ao lado do ticker; nulo se nenhuma tem.',
    'First day on which the ticker is seen with that ISIN; null where none is.':
      'Primeiro dia em que se vê o ticker com esse ISIN; nulo se não há.',
    'Last day on which it is.': 'Último dia em que se vê.',
    'A ticker of a company, with its ISIN, each with its days.':
      'Um ticker de uma companhia, com seu ISIN, cada um com suas datas.',
    'Code of its issuer at the exchange: characters 3 to 6 of the ISIN.':
      'Código do seu emissor na bolsa: caracteres 3 a 6 do ISIN.',
    'isin_database: the database has the code of the issuer beside the CNPJ of the company.':
      'isin_database: a base tem o código do emissor ao lado do CNPJ da companhia.',
    'Ticker that quotes or lines have beside the ISIN; null where none have.':
      'Ticker que cotações ou linhas têm ao lado do ISIN; nulo se nenhuma tem.',
    'First day on which the ISIN is seen with that ticker; null where none is.':
      'Primeiro dia em que se vê o ISIN com esse ticker; nulo se não há.',
    'An instrument that the ISIN database has under the issuer codes of a company.':
      'Um instrumento que a base de ISINs registra sob os códigos de emissor de uma companhia.',
    'What shows that the requested ticker belongs to the company, and on which days; null where it was asked for by a number of its own.':
      'O que mostra que o ticker pedido é da companhia, e em que datas; nulo se foi pedida por um número próprio.',
    'Its tickers and ISINs, each with its days. Only with include=links or database_links.':
      'Seus tickers e ISINs, cada um com suas datas. Só com include=links ou database_links.',
    'What the ISIN database has for its CNPJ, in the month of its edition. Only with include=database_links.':
      'O que a base de ISINs registra para o seu CNPJ, no mês da sua edição. Só com include=database_links.',
    'Day on which a ticker is meant; omitted, the last that is known. Other codes need none.':
      'Dia em que se entende o ticker; omitido, o último conhecido. Outros códigos não precisam de um.',
    'The companies that are or were registered to issue securities to the public: codes, names, status, sector, auditor and markets.':
      'As companhias que têm ou tiveram registro para emitir valores mobiliários ao público: códigos, nomes, situação, setor, auditor e mercados.',
    'CVM overwrites the register and keeps no old version. An older snapshot has the state of its time, and cvm_company_revision lists the states that this installation has seen.':
      'A CVM sobrescreve o cadastro e não guarda versão antiga. Um snapshot mais antigo tem o estado do seu tempo, e cvm_company_revision lista os estados que esta instalação viu.',
    'The register has only the present state; an older snapshot has an older state.':
      'O cadastro só tem o estado atual; um snapshot mais antigo tem um estado mais antigo.',
    'A company that was registered anew has several codes under one CNPJ, of which one at most is active.':
      'Uma companhia registrada de novo tem vários códigos sob um CNPJ, dos quais no máximo um está ativo.',
    'The officer who answers for a company and the contacts of both are not published; an auditor who is a natural person is masked.':
      'O diretor que responde pela companhia e os contatos de ambos não são publicados; um auditor que é pessoa natural é mascarado.',
    'One row per code of a company.': 'Uma linha por código de companhia.',
    'One row per company and market on which its securities trade.':
      'Uma linha por companhia e mercado em que seus valores mobiliários são negociados.',
    'One row per state of a company that this installation has seen: the register keeps no old one.':
      'Uma linha por estado de uma companhia que esta instalação viu: o cadastro não guarda nenhum antigo.',
    'Code of the company at CVM. A company that was registered anew has another one.':
      'Código da companhia na CVM. Uma companhia registrada de novo tem outro.',
    'CNPJ of the company. It can have several codes.': 'CNPJ da companhia. Pode ter vários códigos.',
    'Name of the company.': 'Nome da companhia.',
    'Trade name.': 'Nome comercial.',
    'Status of the registration: ATIVO, CANCELADA or a suspension, as filed.':
      'Situação do registro: ATIVO, CANCELADA ou uma suspensão, como informada.',
    'Day on which the status began.': 'Dia em que a situação começou.',
    'Day of the registration.': 'Dia do registro.',
    'Day on which the company was founded.': 'Dia em que a companhia foi constituída.',
    'Day on which the registration was cancelled.': 'Dia em que o registro foi cancelado.',
    'Why it was cancelled, as filed.': 'Por que foi cancelado, como informado.',
    'Sector of activity, as filed.': 'Setor de atividade, como informado.',
    'Categoria A (any security) or Categoria B (no shares); none before 2010.':
      'Categoria A (qualquer valor mobiliário) ou Categoria B (sem ações); nenhuma antes de 2010.',
    'Day on which the category began.': 'Dia em que a categoria começou.',
    'What the company is in: operation, before it, recovery, liquidation; as filed.':
      'Em que fase a companhia está: operação, antes dela, recuperação, liquidação; como informada.',
    'Day on which that began.': 'Dia em que isso começou.',
    'Who controls it: private, foreign or state, as filed.':
      'Quem a controla: privado, estrangeiro ou Estado, como informado.',
    'City of its seat.': 'Município da sede.',
    'State of its seat.': 'Estado da sede.',
    'Country of its seat.': 'País da sede.',
    'CNPJ of the auditor; the number of a natural person is masked.':
      'CNPJ do auditor; o número de uma pessoa natural é mascarado.',
    'Name of the auditor; *** for a natural person.': 'Nome do auditor; *** para uma pessoa natural.',
    'Market on which its securities trade, as filed: BOLSA, BALCÃO ORGANIZADO or BALCÃO NÃO ORGANIZADO.':
      'Mercado em que seus valores mobiliários são negociados, como informado: BOLSA, BALCÃO ORGANIZADO ou BALCÃO NÃO ORGANIZADO.',
    '1 for the first state that this installation has seen, then 2, 3 and so on.':
      '1 para o primeiro estado que esta instalação viu, depois 2, 3 e assim por diante.',
    'first, changed or withdrawn.': 'first (primeiro), changed (mudou) ou withdrawn (retirada).',
    'The columns that are not what they were, and market where the markets are not; none of a first or a withdrawn one.':
      'As colunas que não são o que eram, e market onde os mercados não são; nenhuma de um primeiro estado ou de uma retirada.',
    'CNPJ of the company; the last one of a withdrawn company.':
      'CNPJ da companhia; o último de uma companhia retirada.',
    'Name of the company; the last one of a withdrawn company.':
      'Nome da companhia; o último de uma companhia retirada.',
    'Status of the registration.': 'Situação do registro.',
    'Day of the publication that brought this state, UTC.': 'Dia da publicação que trouxe este estado, UTC.',
    'Snapshot that brought this state of the company.': 'Snapshot que trouxe este estado da companhia.',
    'The register is written again on most days and names no day of its own; on many days nothing in it changes.':
      'O cadastro é escrito de novo na maioria dos dias e não nomeia dia seu; em muitos dias nada nele muda.',
    'Markets on which its securities trade, with semicolons between them; "" where the register names none.':
      'Mercados em que seus valores mobiliários são negociados, com ponto e vírgula entre eles; "" onde o cadastro não nomeia nenhum.',
    'A registration of a company.': 'Um registro de uma companhia.',
    'The companies that are or were registered with CVM, to be searched, filtered and sorted':
      'As companhias que têm ou tiveram registro na CVM, para buscar, filtrar e ordenar',
    'One row a registration: a company that was registered anew has several codes under one CNPJ, of which one at most is active. Names are searched without regard to accents and case, in the name and the trade name. Without `sort_by` the list is ordered by `cvm_code`; with `q` the best match comes first: a CNPJ or a code, then names with each word whole, then those with words that begin with them, the active ones first. A `q` that is a ticker also finds its companies, and `ticker_link` shows by what evidence and for which days: without `found_by` by everything whose scope the key has.':
      'Uma linha por registro: uma companhia registrada de novo tem vários códigos sob um CNPJ, dos quais no máximo um está ativo. Os nomes são buscados sem diferenciar acentos e maiúsculas, no nome e no nome comercial. Sem `sort_by` a lista é ordenada por `cvm_code`; com `q` o melhor resultado vem primeiro: um CNPJ ou um código, depois nomes com cada palavra inteira, depois aqueles com palavras que começam assim, as ativas primeiro. Um `q` que é um ticker acha também as companhias de que ele é, e `ticker_link` diz por quê e para quais datas: sem `found_by`, por tudo cujo escopo a chave tem.',
    'Words of the name or trade name, or parts of words: all of them must occur. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code at CVM, or the ticker of one of its papers.':
      'Palavras do nome ou do nome comercial, ou partes de palavras: todas devem ocorrer. Ou um CNPJ, com ou sem máscara, inteiro ou seus cinco primeiros caracteres ou mais, ou um código na CVM, ou o ticker de um de seus títulos.',
    'What leads from the ticker in `q` to the company; null where nothing has to.':
      'O que leva do ticker em `q` à companhia; nulo se nada precisa levar.',
    'What finds companies by `q`. register: their names and numbers. form, lines, isin_database: a ticker, by what `basis` of its link says. A key needs the scopes `cvm_company_security` for form, `cvm_fund_portfolio` for lines, and this one and `b3_isin` for isin_database.':
      'O que acha companhias por `q`. register: seus nomes e números. form, lines, isin_database: um ticker, pelo que `basis` da sua ligação diz. A chave precisa dos escopos `cvm_company_security` para form, `cvm_fund_portfolio` para lines, e deste e de `b3_isin` para isin_database.',
    'First day that is known of the ticker beside the company, as `ticker_link` of `/v1/company/{id}` has it; of the ISIN database the first day of the month of its edition.':
      'Primeiro dia conhecido do ticker ao lado da companhia, como em `ticker_link` de `/v1/company/{id}`; da base de ISINs, o primeiro dia do mês da sua edição.',
    'Last known day of it; of the ISIN database the last day of that month.':
      'Último dia conhecido; da base de ISINs, o último dia desse mês.',
    'form: the company names the ticker in its registration form. lines: lines of funds name it beside the CNPJ of its issuer, or that is derived. isin_database: quotes or lines have it beside an ISIN whose issuer code the database has beside the CNPJ of the company; codes are given anew, so it says nothing of other months.':
      'form: a companhia informa o ticker em seu formulário cadastral. lines: linhas de fundos o trazem ao lado do CNPJ do emissor, ou isso se deriva. isin_database: cotações ou linhas o têm ao lado de um ISIN cujo código de emissor a base tem ao lado do CNPJ da companhia; códigos são reutilizados, por isso nada diz de outros meses.',
    'That ISIN; null where the link has another basis.': 'Esse ISIN; nulo se a ligação tem outra base.',
    'Day of the edition of the ISIN database; null where the link has another basis.':
      'Dia da edição da base de ISINs; nulo se a ligação tem outra base.',
    'A ticker, a company that it has led to, and the evidence.':
      'Um ticker, a companhia a que ele levou e a evidência.',
    'Only registrations in this status.': 'Só registros nesta situação.',
    'Day on which the register was fetched: it names no day of its own.':
      'Dia em que o cadastro foi buscado: ele não nomeia dia seu.',
    'A market.': 'Um mercado.',
    'Markets on which its securities trade.': 'Mercados em que seus valores mobiliários são negociados.',
    'A code.': 'Um código.',
    'All codes that its CNPJ has had: one for each registration.':
      'Todos os códigos que seu CNPJ teve: um por registro.',
    'First eight characters of its CNPJ: its name among the issuers of what funds hold.':
      'Primeiros oito caracteres do CNPJ: seu nome entre os emissores do que os fundos têm.',
    'Address of its documents.': 'Endereço dos seus documentos.',
    'Address of its newest statements.': 'Endereço das suas demonstrações mais recentes.',
    'Address of its figures, year by year.': 'Endereço dos seus números, ano a ano.',
    'Address of the funds that hold what it issued.': 'Endereço dos fundos que têm o que ela emitiu.',
    'A company, by the registration that counts: the active one, or else the newest.':
      'Uma companhia, pelo registro que vale: o ativo, ou senão o mais novo.',
    'A company: its registration, sector, auditor and markets': 'Uma companhia: registro, setor, auditor e mercados',
    'Found by its CNPJ or the root of it, its code at CVM, or the ticker of one of its papers. A ticker belongs to the company whose registration form names it; where no form does, of the issuer that lines of funds name beside it, so a key needs both scopes. `ticker_link` says which, and since when. Tickers pass from one company to another: `date` asks whose one was on a day, else the last one is answered; two companies with equal claims are a 409. Of several registrations of one CNPJ the active one is answered, or else the newest; a code answers its own. The officer who answers for the company, and addresses, are not published. `include=links` adds its tickers and ISINs, with their days.':
      'Encontrada pelo CNPJ ou pela raiz dele, pelo código na CVM ou pelo ticker de um de seus títulos. Um ticker pertence à companhia cujo formulário cadastral o informa; se nenhum o faz, do emissor que linhas de fundos trazem ao lado dele, por isso a chave precisa dos dois escopos. `ticker_link` diz qual, e desde quando. Tickers passam de uma companhia a outra: `date` pergunta de quem era um em um dia, senão responde a última; duas companhias com o mesmo direito são um 409. De vários registros de um CNPJ responde o ativo, ou senão o mais novo; um código responde o seu. O diretor que responde pela companhia, e endereços, não são publicados. `include=links` acrescenta seus tickers e ISINs, com suas datas.',
    'CNPJ of a company, bare or masked and URL-encoded, or its first eight characters; its code at CVM, with or without zeros in front; or the ticker of one of its papers, in letters of any case.':
      'CNPJ de uma companhia, sem máscara, ou com máscara e codificado na URL, ou seus oito primeiros caracteres; seu código na CVM, com ou sem zeros à frente; ou o ticker de um de seus títulos, em letras maiúsculas ou minúsculas.',
  },
  labels: {
    cancellation_date: { en: 'Cancelled', pt: 'Cancelado em' },
    city: { en: 'City', pt: 'Município' },
    cvm_codes: { en: 'Codes at CVM', pt: 'Códigos na CVM' },
    trade_name: { en: 'Trade name', pt: 'Nome comercial' },
    incorporation_date: { en: 'Foundation', pt: 'Constituição' },
    cancellation_reason: { en: 'Reason of the cancellation', pt: 'Motivo do cancelamento' },
    registration_category: { en: 'Category of the registration', pt: 'Categoria do registro' },
    category_date: { en: 'Category since', pt: 'Categoria desde' },
    issuer_status: { en: 'Situation of the issuer', pt: 'Situação do emissor' },
    issuer_status_date: { en: 'Situation since', pt: 'Situação desde' },
    controlling_interest: { en: 'Control', pt: 'Controle' },
    auditor_cnpj: { en: 'CNPJ of the auditor', pt: 'CNPJ do auditor' },
    auditor_name: { en: 'Auditor', pt: 'Auditor' },
    markets: { en: 'Markets', pt: 'Mercados' },
    changed_columns: { en: 'Changed columns', pt: 'Colunas alteradas' },
    ticker_link: { en: 'Link of the ticker', pt: 'Ligação do ticker' },
    isin_first_day: { en: 'ISIN since', pt: 'ISIN desde' },
    isin_last_day: { en: 'ISIN until', pt: 'ISIN até' },
    isin_source: { en: 'Source of the ISIN', pt: 'Fonte do ISIN' },
    ticker_first_day: { en: 'Ticker since', pt: 'Ticker desde' },
    ticker_last_day: { en: 'Ticker until', pt: 'Ticker até' },
    ticker_source: { en: 'Source of the ticker', pt: 'Fonte do ticker' },
    database_links: { en: 'In the ISIN database', pt: 'Na base de ISINs' },
    documents_path: { en: 'Documents', pt: 'Documentos' },
    statements_path: { en: 'Statements', pt: 'Demonstrações' },
    figures_path: { en: 'Figures', pt: 'Números' },
  },
})
