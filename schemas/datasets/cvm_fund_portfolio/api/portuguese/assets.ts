import type { Translations } from '../../../../api/language/translations.ts'

export const assetsPortuguese: Translations['sentences'] = {
  'Every asset that a line names or that was quoted, to be searched, filtered and sorted':
    'Todos os ativos que uma linha nomeia ou que tiveram cotação, para buscar, filtrar e ordenar',
  'One row an asset, under the name that it goes by in the month: names that links of the month lead to another one are counted there, and a name that its asset had before only if lines of the month have it. `holders` and `value` describe the month: 0 where nobody has a line of the asset, null where the month lacks a member that can have lines of this kind of asset (`seen_holders` and `seen_value` count the members that are there); `first_month` and `last_month` look at all months. A range of `holders` or `value` passes over what is null: `completeness` and `missing_members` say that the month lacks members.':
    'Uma linha por ativo, com o nome que ele tem no mês: nomes que as ligações do mês levam a outro são contados neste, e um nome que o ativo teve antes só aparece se linhas do mês o têm. `holders` e `value` descrevem o mês: 0 quando ninguém tem linha dele e nulos quando falta ao mês um membro que pode ter linhas de um ativo desse tipo (`seen_holders` e `seen_value` são dos membros que existem); `first_month` e `last_month` são de todos os meses. Uma faixa de `holders` ou `value` deixa de fora o que é nulo: `completeness` e `missing_members` dizem que faltam membros ao mês.',
  'Without `sort_by` the list goes by `asset_id`; with `q` the best match comes first, among equal matches the assets that more classes hold, and the rest by `asset_id`: that ticker, ISIN, Selic or CETIP code, CNPJ or `asset_id`, then names with each word whole, then names with words that begin with them, then names with a word inside another. `include=terms` adds what the register of debentures has about each paper.':
    'Sem `sort_by`, a lista segue `asset_id`; com `q`, o melhor resultado vem primeiro, entre resultados iguais os ativos que mais classes têm, e o resto segue `asset_id`: esse ticker, ISIN, código Selic ou CETIP, CNPJ ou `asset_id`; depois nomes com cada palavra inteira; depois nomes com palavras que começam com elas; depois nomes com uma palavra dentro de outra. `include=terms` acrescenta o que o cadastro de debêntures diz de cada papel.',
  'Words of a name, or parts of words: all of them must occur, in any order; accents and case do not count. Or a code: a ticker, ISIN, Selic, CETIP or contract code, CNPJ or `asset_id`, whole or its beginning; or the CNPJ of an issuer; or the short name of a government bond, alone or with the month or year in which it falls due, such as LFT or NTN-B 2035.':
    'Palavras de um nome, ou partes de palavras: todas precisam ocorrer, em qualquer ordem; acentos e maiúsculas não contam. Ou um código: ticker, ISIN, código Selic, CETIP ou de contrato, CNPJ ou `asset_id`, inteiro ou seu começo; ou o CNPJ de um emissor; ou o nome curto de um título público, sozinho ou com o mês ou ano em que vence, como LFT ou NTN-B 2035.',
  'terms: also the terms of the paper in the register of debentures. A key needs its scope.':
    'terms: também as condições do título no cadastro de debêntures. A chave precisa do escopo dele.',
  'What the register of debentures has about the paper; null where it has none, or nothing leads to one for certain. Only with include=terms.':
    'O que o cadastro de debêntures tem sobre o título; nulo onde não o tem, ou nada leva a um com certeza. Só com include=terms.',
  'The terms of a paper by the register of debentures.': 'As condições de um título pelo cadastro de debêntures.',
  'Code of the paper in the register.': 'Código do título no cadastro.',
  'CNPJ of its issuer by the register.': 'CNPJ do emissor pelo cadastro.',
  'Name of its issuer by the register.': 'Nome do emissor pelo cadastro.',
  'ISIN by the register. Several papers can share one.': 'ISIN pelo cadastro. Vários títulos podem ter o mesmo.',
  'Day on which it falls due by the register.': 'Dia em que vence pelo cadastro.',
  'What it is indexed to, as the register says: DI, IPCA, PRÉ and others.':
    'A que é indexado, como o cadastro diz: DI, IPCA, PRÉ e outros.',
  'Percentage of the index that is paid, by the register.': 'Percentual do indexador que é pago, pelo cadastro.',
  'Rate of a year beside the index, or the fixed rate, by the register.':
    'Taxa ao ano além do indexador, ou a taxa prefixada, pelo cadastro.',
  'filed: lines name the code. derived: lines name the paper by its terms, and issuer, maturity, index and prices of the month lead to this code (rule `register`).':
    'filed: as linhas nomeiam o código. derived: as linhas nomeiam o título por suas condições, e emissor, vencimento, indexador e preços do mês levam a este código (regra `register`).',
  'Dataset of the terms.': 'Conjunto de dados das condições.',
  'Only assets of this kind.': 'Só ativos deste tipo.',
  'A day of the requested competence month; omitted, the newest that is complete.':
    'Um dia da competência pedida; se omitido, a mais recente que está completa.',
  'An asset: what it is, under which names it was filed, and how much of it is held':
    'Um ativo: o que é, com que nomes foi informado e quanto dele está em carteira',
  'A ticker, ISIN, Selic, CETIP or contract code, the CNPJ of a fund, or an `asset_id`, in letters of any case. Lines name one asset in several ways: links say, with their days, which names are one, and only links of the month count. Another code than an `asset_id` also finds the name that its asset came to have since. A Selic code without maturity that names several bonds is a 409 with the list. `include=terms` adds what the register of debentures has about a paper, by its code or by a link derived for the month. It stands beside the filed facts and never replaces them.':
    'Um ticker, ISIN, código Selic, CETIP ou de contrato, o CNPJ de um fundo, ou um `asset_id`, em maiúsculas ou minúsculas. As linhas nomeiam um ativo de várias formas: as ligações dizem, com seus dias, quais nomes são um só, e apenas as ligações do mês contam. Um código que não é um `asset_id` também encontra o nome que o ativo passou a ter desde então. Um código Selic sem vencimento que nomeia vários títulos recebe 409 com a lista. `include=terms` acrescenta o que o cadastro de debêntures diz de um título, pelo código ou por uma ligação derivada para o mês, ao lado do que é informado e nunca em seu lugar.',
  'Ticker, ISIN, Selic or CETIP code, `asset_id` (`b3%3APETR4`), or CNPJ of a fund or class, bare or masked: URL-encoded, in letters of any case.':
    'Ticker, ISIN, código Selic ou CETIP, `asset_id` (`b3%3APETR4`), ou CNPJ de um fundo ou classe, com ou sem máscara: codificado para URL, em maiúsculas ou minúsculas.',
  'Last day of the competence month of `holders`, `value` and `filed_as`.':
    'Último dia da competência a que se referem `holders`, `value` e `filed_as`.',
  'Which funds hold an asset at the end of a month, the largest position first':
    'Quais fundos têm um ativo no fim de um mês, a maior posição primeiro',
  "Every class with a line of the asset, ordered by value, then `cnpj`. The asset is found by ticker, ISIN, Selic or CETIP code, `asset_id`, or the CNPJ of a fund, in letters of any case and whichever of them its lines file. A paper without a code is found with the others that the month shows to be the same one: `asset_group_id` names their group, and `asset_group_basis` says what joins them. Quotas of a fund are also found under the number of the fund whose only class it is. A code of several assets, such as a Selic code without the maturity, is a conflict that lists them. A code that no line of the snapshot names is not found, and one that nobody holds in the month is an empty list; so is one of which nothing can be seen because the month lacks members, and `status` shows it. Own and lent lines of a holder are one row; borrowed ones are a row of their own, which is negative and comes last. `include=repo,derivatives` adds what is not owned: the repos that a bond secures, and the options, futures and forwards that file the asset's ISIN or ticker, a row for each contract that a holder names (`contract`). `position` says which is which; the value of a future is the variation of a day. If they are sorted by `name` or `share_percent`, or in a range of the latter, the filings of all holders are read for each page. Without `date` the month is the newest one with all its members, or else the newest; `reference_date` names it. Lines that name no asset have no known holder, nor have confidential holdings: `identified_percent` says how much of the month's lines do. With `indirect=true` the list also has the funds that hold it through other funds. Each shows the sum of the leaves of that asset in its look-through (`view=paths`, ten levels), so a real is counted once for each fund above it: do not add up the values of a list. What comes through a ring of funds that hold each other is the value of all its turns, rounded once, as in `view=aggregate`. Quotas of the requested fund are not replaced by its holdings there. A real-estate fund (FII) without lines of the month has those of the report that its portfolio shows for it, at most six months older: it is a holder of the funds that the report names, and a way to what they hold, and `oldest_report_date` gives the date of that report. Lines of reports name no other assets.":
    'Todas as classes com uma linha do ativo, ordenadas por valor, depois por `cnpj`. O ativo é encontrado por ticker, ISIN, código Selic ou CETIP, `asset_id`, ou pelo CNPJ de um fundo, em maiúsculas ou minúsculas, seja qual for o que suas linhas informam. Um título sem código é encontrado com os outros que o mês mostra serem o mesmo: `asset_group_id` nomeia o grupo, e `asset_group_basis` diz o que o une. As cotas de um fundo também são encontradas pelo CNPJ do fundo de que esta é a única classe. Um código de vários ativos, como um código Selic sem o vencimento, é um conflito que os lista. Um código que nenhuma linha do snapshot nomeia não é encontrado, e um que ninguém tem no mês é uma lista vazia; também é vazia a de um de que nada se vê porque faltam membros ao mês, e `status` diz isso. As linhas próprias e cedidas em empréstimo de um detentor são uma só; as recebidas em empréstimo são uma linha à parte, que é negativa e vem por último. `include=repo,derivatives` acrescenta o que não é próprio: as compromissadas que um título lastreia, e as opções, futuros e termos que informam o ISIN ou ticker do ativo, uma linha para cada contrato que um detentor nomeia (`contract`). `position` diz qual é qual; o valor de um futuro é a variação de um dia. Se a ordem é por `name` ou `share_percent`, ou há uma faixa deste último, as carteiras de todos os detentores são lidas a cada página. Sem `date`, o mês é o mais recente com todos os seus membros, ou então o mais recente; `reference_date` diz qual. Linhas que não nomeiam ativo não têm detentor conhecido, nem as posições sigilosas: `identified_percent` diz quanto das linhas do mês nomeia. Com `indirect=true`, a lista tem também os fundos que o detêm por meio de outros fundos. Cada um mostra a soma das folhas desse ativo na sua carteira aberta (`view=paths`, dez níveis); assim, um real é contado uma vez para cada fundo acima dele: não some os valores de uma lista. O que vem por um anel de fundos que detêm uns aos outros é o valor de todas as suas voltas, arredondado uma vez, como em `view=aggregate`. Ali as cotas do fundo pedido não são trocadas pela carteira dele. Um fundo imobiliário (FII) sem linhas do mês tem as do informe que a sua carteira mostra para ele, no máximo seis meses mais antigo: é detentor dos fundos que o informe nomeia e caminho para o que eles têm, e `oldest_report_date` diz isso. As linhas de informes não nomeiam outros ativos.',
  'Heavy with indirect=true, sorted by name or share_percent, and with a range of share_percent. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`indirect`: leave it out, or request the look-through of one fund).':
    'Pesado com indirect=true, em ordem de name ou share_percent, e com uma faixa de share_percent. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`indirect`: omita, ou peça a carteira aberta de um só fundo).',
  'A day of the requested competence month; if omitted, the newest complete month.':
    'Um dia da competência pedida; se omitido, o mês completo mais recente.',
  'With the funds that hold it through other funds.': 'Com os fundos que o detêm por meio de outros fundos.',
  'Rows of assets that are not owned: repo, derivatives, or both with a comma between them.':
    'Linhas de ativos que não são próprios: repo, derivatives, ou os dois separados por vírgula.',
  'Name of the asset that the code belongs to.': 'Nome do ativo a que o código pertence.',
  'Who holds an asset over time: holders, value, who entered and who left, by month':
    'Quem tem um ativo ao longo do tempo: detentores, valor, quem entrou e quem saiu, por mês',
  'A row a month that the snapshot has, oldest first. The asset is found as in `/v1/asset/{code}/holders`, in each month under the names that it has in that month (of a paper without a code those of its group, which `asset_group_id` names), and the figures are those of that list without `indirect` and `include`, of holdings of the month alone: what real-estate funds list in reports of their own is not counted. A month is compared with the calendar month before it where the snapshot has that. Confidential lines name no asset: a holder that left may only be hidden. Where a month lacks a member that can have lines of the asset, its holders are not known, and null. A code that no line of the snapshot names is not found.':
    'Uma linha por mês que o snapshot tem, o mais antigo primeiro. O ativo é encontrado como em `/v1/asset/{code}/holders`, em cada mês com os nomes que tem nesse mês (os de um título sem código são os do seu grupo, que `asset_group_id` nomeia), e os números são os dessa lista sem `indirect` e `include`, só das carteiras do mês: o que fundos imobiliários listam em informes próprios não é contado. Um mês é comparado com o mês civil anterior quando o snapshot o tem. Linhas sigilosas não nomeiam ativo: um detentor que saiu pode estar apenas oculto. Quando falta ao mês um membro que pode ter linhas do ativo, seus detentores não são conhecidos, e são nulos. Um código que nenhuma linha do snapshot nomeia não é encontrado.',
  'Its name as filed in the month.': 'Seu nome como informado no mês.',
  'Name of the asset, as in cvm_fund_portfolio.': 'Nome do ativo, como em cvm_fund_portfolio.',
  'Kind of the asset: that of the newest month with lines; unknown for a ticker that no line names.':
    'Tipo do ativo: o do mês mais recente com linhas; unknown para um ticker que nenhuma linha nomeia.',
  'Newest name that lines or quotes have, empty where they have none; of a government bond its short name and the month in which it falls due, such as NTN-B 2035-05.':
    'Nome mais recente que linhas ou cotações têm, vazio quando não têm nenhum; de um título público, seu nome curto e o mês em que vence, como NTN-B 2035-05.',
  'Ticker in the name of the asset, where that is made from one.':
    'Ticker no nome do ativo, quando este é feito de um.',
  'Newest ISIN: in the name of the asset, else of the quotes of its ticker, else of its lines.':
    'ISIN mais recente: no nome do ativo, senão nas cotações do seu ticker, senão nas suas linhas.',
  'CNPJ of the issuer, or of the class of the fund, that most of its lines in the newest month file.':
    'CNPJ do emissor, ou da classe do fundo, que a maioria das suas linhas no mês mais recente informa.',
  'Day of maturity; none where lines of the newest month file different ones.':
    'Dia de vencimento; nenhum quando as linhas do mês mais recente informam diferentes.',
  'Classes with a line of it in the month, whichever way they hold it; null where the month lacks a member that can have lines of its kind, so that it is not known.':
    'Classes com uma linha dele no mês, seja como for que o detenham; nulo quando falta ao mês um membro que pode ter linhas do seu tipo, de modo que não se sabe.',
  'Classes with such a line in the members that are there: at least so many.':
    'Classes com uma linha assim nos membros que existem: ao menos tantas.',
  'Members that can have lines of its kind and are absent from the month or thin, separated by commas: the reason of a null; "" where none is.':
    'Membros que podem ter linhas do seu tipo e faltam ao mês ou têm poucas linhas, separados por vírgulas: o motivo de um nulo; "" quando não há nenhum.',
  'read; members_missing where the month lacks a member that can have lines of this kind of asset: others can hold it too, and an empty list says nothing.':
    'read; members_missing quando falta ao mês um membro que pode ter linhas de um ativo desse tipo: outros também podem detê-lo, e uma lista vazia nada diz.',
  'partial where the month lacks members.': 'partial quando faltam membros ao mês.',
  'Part of the value of the lines of the month that name their asset, by magnitude, of those that should: 100 is all. Null where the list is empty.':
    'Parte do valor das linhas do mês que nomeiam seu ativo, em módulo, das que deveriam: 100 é tudo. Nula quando a lista é vazia.',
  'First month that has a line of it, YYYY-MM; none for a ticker that was only quoted.':
    'Primeiro mês que tem uma linha dele, AAAA-MM; nenhum para um ticker que só teve cotação.',
  'Last month that has a line of it.': 'Último mês que tem uma linha dele.',
  'An asset in a list, under the name that it goes by in the month.':
    'Um ativo em uma lista, com o nome que tem no mês.',
  'Code in the Selic system.': 'Código no sistema Selic.',
  'First session of the spot market in which a link has its ticker.':
    'Primeiro pregão do mercado à vista em que uma ligação tem o seu ticker.',
  'Last session of the spot market in which a link has its ticker.':
    'Último pregão do mercado à vista em que uma ligação tem o seu ticker.',
  'A name.': 'Um nome.',
  'Names that lines have, the newest first; at most ten.':
    'Nomes que linhas têm, os mais recentes primeiro; no máximo dez.',
  'The tickers that quotes and links have for it, the newest first, each with its days.':
    'Os tickers que cotações e ligações têm para ele, os mais recentes primeiro, cada um com seus dias.',
  'The names that lines of the month can give it, each with what is filed under it.':
    'Os nomes que linhas do mês podem lhe dar, cada um com o que está informado sob ele.',
  'The links that begin or end at one of these names, at any time.':
    'As ligações que começam ou terminam em um destes nomes, em qualquer tempo.',
  'Address that lists the holders in the month.': 'Endereço que lista os detentores no mês.',
  'An asset: what it is, under which names it was filed, and how much of it is held.':
    'Um ativo: o que é, com que nomes foi informado e quanto dele está em carteira.',
  'A ticker.': 'Um ticker.',
  'First day on which quotes, or lines, have it for the asset.':
    'Primeiro dia em que cotações, ou linhas, o têm para o ativo.',
  'Last day on which they have.': 'Último dia em que o têm.',
  'A ticker of an asset, and its days.': 'Um ticker de um ativo, e seus dias.',
  'A name under which lines file an asset.': 'Um nome sob o qual linhas informam um ativo.',
  'Name of the asset that is another name of to_id.': 'Nome do ativo que é outro nome de to_id.',
  'Name that the asset goes by; it can have a link itself: a renamed ticker leads to the newest, that of a fund to the fund.':
    'Nome que o ativo tem; pode ter ele mesmo uma ligação: um ticker renomeado leva ao mais novo, o de um fundo leva ao fundo.',
  'First day on which the two were seen together; the last day of a month where lines show it.':
    'Primeiro dia em que os dois foram vistos juntos; o último dia de um mês quando são as linhas que o mostram.',
  'Last day on which they were: outside of these days nothing is known of the link.':
    'Último dia em que foram: fora desses dias nada se sabe da ligação.',
  'isin_of_ticker, isin_of_share, renamed_ticker, isin_of_bond, isin_of_paper, ticker_of_fund, number_of_fund, ticker_of_name, paper_price, paper_terms or paper_kept.':
    'isin_of_ticker, isin_of_share, renamed_ticker, isin_of_bond, isin_of_paper, ticker_of_fund, number_of_fund, ticker_of_name, paper_price, paper_terms ou paper_kept.',
  'Table with the evidence.': 'Tabela com a evidência.',
  'A link between two names of one asset, and the days for which it holds.':
    'Uma ligação entre dois nomes de um ativo, e os dias em que vale.',
  'CNPJ of the class that holds.': 'CNPJ da classe detentora.',
  "100 × value ÷ the holder's reported NAV of the month, or of its own report, half away from zero; null where neither NAV nor total is positive.":
    '100 × valor ÷ patrimônio líquido informado do detentor no mês, ou no seu informe próprio, metade para longe do zero; nulo quando nem o patrimônio líquido nem o total é positivo.',
  'How it is held: owned, also while lent out; borrowed, which is short; else, where `include` asks for it, repo_collateral or a derivative.':
    'Como é detido: owned, também enquanto cedido em empréstimo; borrowed, que é posição vendida; senão, quando `include` pede, repo_collateral ou um derivativo.',
  'Name (`asset_id`) of the option or future; null for what is none, and where its lines name no contract, which are one row. With `include=derivatives`.':
    'Nome (`asset_id`) da opção ou do futuro; nulo para o que não é nenhum dos dois, e onde as linhas não nomeiam contrato, que são uma só. Com `include=derivatives`.',
  'Date of the oldest report of a real-estate fund (FII) with a line on the ways to the asset, its own lines among them, at most six months before; null where all are holdings of the month (CDA).':
    'Data do informe de fundo imobiliário (FII) mais antigo com uma linha nos caminhos até o ativo, entre elas as do próprio detentor, no máximo seis meses antes; nulo quando todas são de carteiras do mês (CDA).',
  'Of it by lines of its own, BRL; with `indirect=true`.': 'Disso, por linhas próprias, em reais; com `indirect=true`.',
  'Of it through other funds, BRL; with `indirect=true`.':
    'Disso, por meio de outros fundos, em reais; com `indirect=true`.',
  'Funds between the holder and the nearest line of the asset: 0 for one of its own; with `indirect=true`.':
    'Fundos entre o detentor e a linha mais próxima do ativo: 0 para uma própria; com `indirect=true`.',
  'A fund that holds the requested asset.': 'Um fundo que detém o ativo pedido.',
  'read; members_missing where the month lacks a member that can have lines of this kind of asset, so that nobody knows how many hold it: `missing_members` names them, and `seen_holders` and `seen_value` are what the other members have; not_compiled where the month was compiled without the assets of its lines: nothing is known.':
    'read; members_missing quando falta ao mês um membro que pode ter linhas de um ativo desse tipo, de modo que não se sabe quantos o detêm: `missing_members` os nomeia, e `seen_holders` e `seen_value` contam os outros membros; not_compiled quando o mês foi compilado sem os ativos das suas linhas: nada se sabe.',
  'Classes with an own, lent or borrowed line of it; 0 where nobody has one, null where it is not known.':
    'Classes com uma linha própria, cedida ou recebida em empréstimo dele; 0 quando ninguém tem, nulo quando não se sabe.',
  'Classes with such a line in the members that are there: at least so many hold it.':
    'Classes com uma linha assim nos membros que existem: ao menos tantas o detêm.',
  'Of it the borrowed lines, BRL.': 'Disso, as linhas recebidas em empréstimo, em reais.',
  'Holders that were none in the month before; null where the holders of either month are not known.':
    'Detentores que não o eram no mês anterior; nulo quando não se conhecem os detentores de um dos dois meses.',
  'Holders of the month before that are none any more; null where the holders of either month are not known.':
    'Detentores do mês anterior que não o são mais; nulo quando não se conhecem os detentores de um dos dois meses.',
  'partial where the month lacks members, of whatever kind of asset.':
    'partial quando faltam membros ao mês, de ativos de qualquer tipo.',
  'Members that are absent or thin, separated by commas; "" where none is.':
    'Membros ausentes ou com poucas linhas, separados por vírgulas; "" quando não há.',
  'How many classes hold an asset at the end of a month, and how much.':
    'Quantas classes detêm um ativo no fim de um mês, e quanto.',
  'What joins the papers of the group: paper_price, lines of two or more funds with the same issuer, type, maturity and unit price to eight digits; paper_terms, a rate that two spell differently; paper_kept, the one paper that remains of the group of an earlier month; "" where the asset is alone.':
    'O que une os títulos do grupo: paper_price, linhas de dois ou mais fundos com o mesmo emissor, tipo, vencimento e preço unitário em oito dígitos; paper_terms, uma taxa que dois escrevem de formas diferentes; paper_kept, o único título que resta do grupo de um mês anterior; "" quando o ativo está só.',
  'Name that the lines of the row are added up by: that of the group where papers are joined because others of the month show that they are one, else `asset_id`. Match rows of several answers by it; null where `asset_id` is.':
    'Nome pelo qual as linhas são somadas: o do grupo quando títulos são unidos porque outros do mês mostram que são um só; senão `asset_id`. Use-o para casar linhas de várias respostas. Nulo quando `asset_id` o é.',
  'Name that its lines are added up by in the month: that of the group where papers are joined because others of the month show that they are one, else `asset_id`.':
    'Nome pelo qual suas linhas são somadas no mês: o do grupo quando títulos são unidos porque outros do mês mostram que são um só; senão `asset_id`.',
  'Name that its lines are added up by in the month, as in the list of holders; null where nothing is known.':
    'Nome pelo qual suas linhas são somadas no mês, como na lista de detentores; nulo quando nada se sabe.',
  'What joins the papers of the group, as in the list of holders; "" where the asset is alone, null where nothing is known.':
    'O que une os títulos do grupo, como na lista de detentores; "" quando o ativo está só, nulo quando nada se sabe.',
  'Signed sum of the values of these lines, BRL; borrowed shares are negative. Null where `holders` is.':
    'Soma com sinal dos valores dessas linhas, em reais; ações tomadas em empréstimo são negativas. Nula quando `holders` é.',
  'Value of these lines, BRL, negative where short; with `indirect=true` what it holds through other funds too.':
    'Valor dessas linhas, em reais, negativo se vendido; com `indirect=true`, também o que tem por meio de outros fundos.',
  'Value of these lines, BRL.': 'Valor dessas linhas, em reais.',
}
