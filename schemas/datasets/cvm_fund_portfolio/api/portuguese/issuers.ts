import type { Translations } from '../../../../api/language/translations.ts'

export const issuersPortuguese: Translations['sentences'] = {
  'Who issued what funds hold: each issuer with the value that all classes hold of it, the largest first':
    'Quem emitiu o que os fundos têm: cada emissor com o valor que todas as classes têm dele, o maior primeiro',
  'One row an issuer with lines in the month, in the asked role. A line has the issuer that it files, if that is no person and not the class itself; federal bonds have the treasury; shares named by a ticker, and debentures by a code, have the one issuer that lines of the month, or else of the nearest month within 24, file beside the same four letters. `unknown` has the lines without one, by reason: not_filed, fund (quotas), foreign, depositary, person, ambiguous or other; `coverage` says by block and kind how much is known. Branches of a company join by the root of their CNPJ; subsidiaries do not, because no file says who controls whom (`grouping`).':
    'Uma linha por emissor com linhas no mês, no papel pedido. Uma linha tem o emissor que informa, se ele não é pessoa física nem a própria classe; títulos federais têm o tesouro; ações nomeadas por um ticker, e debêntures por um código, têm o único emissor que linhas do mês, ou então do mês mais próximo dentro de 24, informam ao lado das mesmas quatro letras. `unknown` tem as linhas sem emissor, por motivo: not_filed, fund (cotas), foreign, depositary, person, ambiguous ou other; `coverage` diz por bloco e tipo quanto é conhecido. Filiais de uma empresa se juntam pela raiz do CNPJ; subsidiárias não, porque nenhum arquivo diz quem controla quem (`grouping`).',
  'The figures are sums of lines, each real once, never of look-throughs. Where members that can have these lines are missing, `is_partial` is true, and shares and the month before are null. With `filing_group=structured` the members of the eight blocks are not asked. With `q` the best match comes first: a root, CNPJ or ticker, then names with each word whole, then those with words that begin with them.':
    'Os números são somas de linhas, cada real uma vez, nunca de carteiras abertas. Quando faltam membros que podem ter essas linhas, `is_partial` é true, e as partes e o mês anterior são nulos. Com `filing_group=structured` os membros dos oito blocos não são pedidos. Com `q` o melhor resultado vem primeiro: uma raiz, CNPJ ou ticker, depois nomes com cada palavra inteira, depois os com palavras que começam com elas.',
  'Words of a name, or parts of words, in any spelling that lines file; accents and case do not count. Or a root, CNPJ or ticker.':
    'Palavras de um nome, ou partes de palavras, em qualquer grafia que as linhas informam; acentos e maiúsculas não contam. Ou uma raiz, CNPJ ou ticker.',
  'issuer, which owes; or vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe them: the debtor is filed nowhere. No figure mixes roles.':
    'issuer, que deve; ou vehicle, que securitizou créditos de outros (CRI, CRA, CCI) e não os deve: o devedor não é informado em lugar nenhum. Nenhum número mistura papéis.',
  'Role of the figures.': 'Papel a que se referem os números.',
  'What classes hold of an issuer by their own lines.': 'O que as classes têm de um emissor por linhas próprias.',
  'Only lines of the classes of this manager: its CNPJ, natural_person, or unknown where the register names none.':
    'Só linhas das classes deste gestor: seu CNPJ, natural_person, ou unknown quando o cadastro não nomeia nenhum.',
  'Only lines of the classes of this administrator: its CNPJ, or unknown where the register names none.':
    'Só linhas das classes deste administrador: seu CNPJ, ou unknown quando o cadastro não nomeia nenhum.',
  'Last day of the competence month of the figures.': 'Último dia da competência a que se referem os números.',
  'issuer, which owes; vehicle, which does not owe what it securitised; or, with include=assignor, assignor, which sold claims and need not owe them.':
    'issuer, que deve; vehicle, que não deve o que securitizou; ou, com include=assignor, assignor, que vendeu créditos e não precisa devê-los.',
  'Kind of asset; credit_right of an assignor.': 'Tipo de ativo; credit_right de um cedente.',
  '`include=assignor` adds what the company sold to funds of credit rights, as in `/v1/issuers?role=assignor`: an estimate by the newest reports of the six months before, which `explain` lists by fund. A company that only sold claims has no line of any fund and is not found here.':
    '`include=assignor` acrescenta o que a empresa vendeu a fundos de direitos creditórios, como em `/v1/issuers?role=assignor`: uma estimativa pelos informes mais novos dos seis meses anteriores, que `explain` lista por fundo. Uma empresa que só vendeu créditos não tem linha de nenhum fundo e não é encontrada aqui.',
  'assignor: also what it sold to funds of credit rights, by their reports: it need not owe that.':
    'assignor: também o que vendeu a fundos de direitos creditórios, segundo os informes deles: não precisa dever isso.',
  'Last day of the newest month whose reports name assignors; null where none of the six months before is compiled, so that nobody knows. Only with include=assignor.':
    'Último dia do mês mais novo cujos informes nomeiam cedentes; nulo quando nenhum dos seis meses anteriores foi compilado, e ninguém sabe. Só com include=assignor.',
  'Kind of asset.': 'Tipo de ativo.',
  'What classes hold of an issuer in one role and kind of asset.':
    'O que as classes têm de um emissor em um papel e tipo de ativo.',
  'A spelling.': 'Uma grafia.',
  'Spellings that lines of all months file, that with most value first.':
    'Grafias que as linhas de todos os meses informam, a de maior valor primeiro.',
  'Tickers whose lines it is the issuer of, in any month.': 'Tickers de cujas linhas é o emissor, em qualquer mês.',
  'Four letters.': 'Quatro letras.',
  'Letters of tickers beside which lines file it.': 'Letras de tickers ao lado das quais linhas o informam.',
  'First month in which a line has it, YYYY-MM.': 'Primeiro mês em que uma linha o tem, AAAA-MM.',
  'Last month.': 'Último mês.',
  'The same by role and kind. Roles are never added up.': 'O mesmo por papel e tipo. Papéis nunca são somados.',
  'Address of who holds it.': 'Endereço de quem o tem.',
  'Address of its months.': 'Endereço dos seus meses.',
  'An issuer, and what classes hold of it by their own lines in a month.':
    'Um emissor, e o que as classes têm dele por linhas próprias em um mês.',
  'An issuer: who it is, and how much of it all classes hold, by role and kind':
    'Um emissor: quem é, e quanto dele todas as classes têm, por papel e tipo',
  'Found by the root of its CNPJ, a CNPJ, a ticker or ISIN of the month, or `treasury`. `direct_value` and the figures beside it count the role issuer; `exposures` has each role and kind. Sums of lines, each real once: what classes have through other funds is in `/v1/issuer/{id}/holders?indirect=true`, class by class. The first digits of Banco do Brasil are `00000000`.':
    'Encontrado pela raiz do CNPJ, por um CNPJ, por um ticker ou ISIN do mês, ou por `treasury`. `direct_value` e os números ao lado contam o papel issuer; `exposures` tem cada papel e tipo. São somas de linhas, cada real uma vez: o que as classes têm por meio de outros fundos está em `/v1/issuer/{id}/holders?indirect=true`, classe a classe. Os primeiros dígitos do Banco do Brasil são `00000000`.',
  'Part of the value that is lost, percent: each row then says what it would lose. Ranks of creditors and tranches are not modelled.':
    'Parte do valor que se perde, em porcentagem: cada linha diz então o que perderia. A ordem dos credores e a subordinação não são modeladas.',
  'Which funds have something that a company issued at the end of a month, the largest first':
    'Que fundos têm algo que uma companhia emitiu no fim de um mês, o maior primeiro',
  'The same as `/v1/issuer/{id}/holders` of the first eight characters of its CNPJ, with all its parameters: branches of a company are one issuer, subsidiaries are others. A company of which no line of a fund has anything is not found.':
    'O mesmo que `/v1/issuer/{id}/holders` dos oito primeiros caracteres do CNPJ, com todos os parâmetros: filiais de uma companhia são um emissor, controladas são outros. Uma companhia de que nenhuma linha de um fundo tem nada não é encontrada.',
  'Which funds have something of an issuer at the end of a month, the largest first':
    'Quais fundos têm algo de um emissor no fim de um mês, o maior primeiro',
  'Every class with a line that names the issuer in one role. With `indirect=true` also the classes that have it through funds that they hold: `indirect_value` is what the class holds of it through other funds, as in `/v1/fund/{cnpj}/portfolio/look-through`. A real is then in each fund above it, so total values are never added up over rows; direct values are. With `haircut_percent` each row says the loss, which is that part of its value: it is linear, and approximate where quotas of a structured fund are between, because losses reach subordinated ones first. `include=reports` adds the real-estate funds without lines of the month whose newest quarter, at most six months older, lists papers of the issuer: rows of their own, in no total. `role=assignor` lists the funds of credit rights that bought claims of it, by the newest report of the six months before: each share that a report names × the credit rights that it is a share of, an estimate, and none where these shares pass 101 %. An assignor sold the claims and need not owe them. `group_by=manager` and `administrator` add up direct values by the register that the month rests on: a class with several managers counts in full for each, so rows do not add up to the total.':
    'Todas as classes com uma linha que nomeia o emissor em um papel. Com `indirect=true` também as classes que o têm por meio de fundos que detêm: `indirect_value` é o que a classe tem dele por meio de outros fundos, como em `/v1/fund/{cnpj}/portfolio/look-through`. Um real está então em cada fundo acima dele, e por isso os valores totais nunca são somados entre linhas; os diretos são. Com `haircut_percent` cada linha diz a perda, que é essa parte do seu valor: é linear, e aproximada quando há cotas de um fundo estruturado no caminho, porque as perdas chegam antes às subordinadas. `include=reports` acrescenta os fundos imobiliários sem linhas do mês cujo trimestre mais novo, no máximo seis meses mais antigo, lista papéis do emissor: linhas próprias, em nenhum total. `role=assignor` lista os fundos de direitos creditórios que compraram créditos dele, segundo o informe mais novo dos seis meses anteriores: cada parcela que um informe nomeia × os direitos creditórios de que é parcela, uma estimativa, e nenhuma quando essas parcelas passam de 101 %. Um cedente vendeu os créditos e não precisa devê-los. `group_by=manager` e `administrator` somam valores diretos pelo cadastro em que o mês se baseia: uma classe com vários gestores conta inteira para cada um, e por isso as linhas não somam o total.',
  'With what classes have through other funds.': 'Com o que as classes têm por meio de outros fundos.',
  'What a row describes.': 'O que uma linha descreve.',
  'Of direct_value the part that other funds of the month hold by quotas of these classes, BRL: each class counts by the part of its NAV that they file, however many funds hold these. A look-through ends after ten funds and can have less. The rest is what no fund has through another. Where lines are borrowed it can be below zero or above direct_value, and by cents where holders file more than the NAV. Quotas in confidential totals name no fund and are not in it.':
    'De direct_value, a parte que outros fundos do mês detêm por meio de cotas dessas classes, BRL: cada classe entra pela parte do seu patrimônio que eles informam, por mais fundos que haja acima deles. Uma carteira aberta termina depois de dez fundos e pode ter menos. O resto é o que nenhum fundo tem por meio de outro. Quando há linhas tomadas em empréstimo, pode ser negativa ou maior que direct_value, e maior por centavos quando os cotistas informam mais que o patrimônio. Cotas em totais confidenciais não nomeiam fundo e ficam de fora.',
  'Why `through_funds_value` is null: month_not_opened, where the month lacks look-throughs or members with quotas; holder_not_opened, where a fund that holds quotas of such a class has no look-through; nav_not_positive; held_beyond_nav, where holders file more than 1.005 × the NAV of such a class; no_line in the month; or estimate, of assignors; "" where it is a number.':
    'Por que `through_funds_value` é nulo: month_not_opened, quando faltam ao mês carteiras abertas ou membros com cotas; holder_not_opened, quando um fundo que detém cotas de uma classe assim não tem carteira aberta; nav_not_positive; held_beyond_nav, quando os cotistas informam mais de 1,005 × o patrimônio de uma classe assim; no_line no mês; ou estimate, de cedentes; "" quando é um número.',
  'Signed sum of open lines that classes own, have lent or, negative, borrowed, BRL: each real once.':
    'Soma com sinal das linhas abertas que as classes têm, cederam em empréstimo ou, negativas, tomaram, em BRL: cada real uma vez.',
  'Of it the borrowed lines, BRL.': 'Dela, as linhas tomadas em empréstimo, em BRL.',
  'Classes with such a line.': 'Classes com uma linha assim.',
  'These lines.': 'Essas linhas.',
  'Managers of those of these classes whose manager the register that the month rests on has; natural persons count as one, and a class with several counts for each. Null where it has the manager of none.':
    'Gestores das classes, entre essas, cujo gestor está no cadastro em que o mês se baseia; pessoas físicas contam como uma, e uma classe com vários conta para cada um. Nulo quando o cadastro não tem o gestor de nenhuma.',
  '100 × direct_value ÷ the value of all lines that count and hold no quotas, of the classes that are asked.':
    '100 × direct_value ÷ o valor de todas as linhas que contam e não têm cotas, das classes pedidas.',
  'The same sum a month before, BRL.': 'A mesma soma um mês antes, em BRL.',
  'Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds.':
    'Emissor: os oito primeiros caracteres do seu CNPJ, que as filiais têm em comum, ou treasury para títulos federais.',
  'Spelling of its name that lines with most value file; "" where it is known by letters alone.':
    'Grafia do nome que as linhas de maior valor informam; "" quando é conhecido só por letras.',
  'CNPJ with that root that lines with most value file; "" for the treasury.':
    'CNPJ com essa raiz que as linhas de maior valor informam; "" para o tesouro.',
  'True where a spelling says that it securitises claims: what it owes as issuer can be backed by them too.':
    'True quando uma grafia diz que securitiza créditos: o que deve como emissor também pode ser lastreado neles.',
  'First eight characters of the CNPJ of a company, its whole CNPJ, bare or masked and URL-encoded, the ticker or ISIN of one of its papers, in letters of any case, or treasury for federal bonds.':
    'Oito primeiros caracteres do CNPJ de uma empresa, o CNPJ inteiro, com ou sem máscara e codificado para URL, o ticker ou ISIN de um de seus títulos, em maiúsculas ou minúsculas, ou treasury para títulos federais.',
  'Signed sum of the lines that count, BRL: 0 where a whole month has none.':
    'Soma com sinal das linhas que contam, em BRL: 0 quando um mês inteiro não tem nenhuma.',
  'Of it the borrowed lines, BRL; null where direct_value is.':
    'Dela, as linhas tomadas em empréstimo, em BRL; nulo quando direct_value é.',
  'Classes with such a line; null where direct_value is.': 'Classes com uma linha assim; nulo quando direct_value é.',
  'These lines; null where direct_value is.': 'Essas linhas; nulo quando direct_value é.',
  'Managers of those of these classes whose manager the register that the month rests on has; null where it has the manager of none, and where direct_value is null.':
    'Gestores das classes, entre essas, cujo gestor está no cadastro em que o mês se baseia; nulo quando o cadastro não tem o gestor de nenhuma, e quando direct_value é nulo.',
  'Signed sum of the lines in the members that are there, BRL.':
    'Soma com sinal das linhas nos membros que existem, em BRL.',
  'Classes with such a line in the members that are there: at least so many.':
    'Classes com uma linha assim nos membros que existem: ao menos tantas.',
  'What classes hold of an issuer by their own lines at the end of a month.':
    'O que as classes têm de um emissor por linhas próprias no fim de um mês.',
  'An issuer over time: what all classes hold of it, by month':
    'Um emissor ao longo do tempo: o que todas as classes têm dele, por mês',
  'A row a month that the snapshot has, oldest first, in one role, of all kinds or one. A month that lacks a member which can have these lines is null and never 0; `seen_value` is what the members that are there have, and `explain` lists its lines. With `filing_group` the other group is not asked.':
    'Uma linha por mês que o snapshot tem, o mais antigo primeiro, em um papel, de todos os tipos ou de um. Um mês a que falta um membro que pode ter essas linhas é nulo e nunca 0; `seen_value` é o que os membros que existem têm, e `explain` lista suas linhas. Com `filing_group` o outro grupo não é pedido.',
  'Heavy with filing_group, type or grouping=group over more than a month. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`from`: ask for fewer months).':
    'Pesado com filing_group, type ou grouping=group em mais de um mês. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`from`: peça menos meses).',
  'Role of the issuer.': 'Papel do emissor.',
  'filed where the line itself names the issuer, or holds a federal bond; else derived.':
    'filed quando a própria linha nomeia o emissor, ou traz um título federal; senão derived.',
  'How it is held; borrowed is negative.': 'Como é detido; o tomado em empréstimo é negativo.',
  'Number of the issuer as the line files it; "" where it files none.':
    'Número do emissor como a linha o informa; "" quando não informa nenhum.',
  'A filed line that names an issuer.': 'Uma linha informada que nomeia um emissor.',
  'The filed lines behind what funds hold of an issuer':
    'As linhas informadas por trás do que os fundos têm de um emissor',
  'Open lines that are owned, lent or borrowed, of all classes or one. Their `final_position_value` adds up to the `direct_value` of the same role, kind and classes, to the cent. With `provenance=true` each says the file and line that it was read from.':
    'Linhas abertas que são próprias, cedidas ou tomadas em empréstimo, de todas as classes ou de uma. Seu `final_position_value` soma o `direct_value` do mesmo papel, tipo e classes, ao centavo. Com `provenance=true` cada uma diz o arquivo e a linha de que foi lida.',
  'Only lines of this class: CNPJ, bare, or masked and URL-encoded.':
    'Só linhas desta classe: CNPJ, sem máscara, ou com máscara e codificado para URL.',
  'CNPJ of the class; with group_by=manager or administrator that of the party, natural_person, or unknown where the register that the month rests on names none.':
    'CNPJ da classe; com group_by=manager ou administrator o do participante, natural_person, ou unknown quando o cadastro em que o mês se baseia não nomeia nenhum.',
  'Its name: of a class as filed in the month.': 'Seu nome: o de uma classe como informado no mês.',
  'Type of the class; with group_by=fund.': 'Tipo da classe; com group_by=fund.',
  'Kind of asset; with group_by=kind.': 'Tipo de ativo; com group_by=kind.',
  'Signed sum of lines of its own, BRL; 0 where it has the issuer through funds alone.':
    'Soma com sinal das linhas próprias, em BRL; 0 quando tem o emissor só por meio de fundos.',
  'What it holds of the issuer through other funds, BRL; with indirect=true. Never to be added up over rows.':
    'O que tem do emissor por meio de outros fundos, em BRL; com indirect=true. Nunca se soma entre linhas.',
  'Both together, BRL; with indirect=true. Never to be added up over rows.':
    'Os dois juntos, em BRL; com indirect=true. Nunca se soma entre linhas.',
  'Classes that are added up; not with group_by=fund.': 'Classes que são somadas; não com group_by=fund.',
  '100 × the value, with indirect=true the total, ÷ the NAV that the class filed; with group_by=fund.':
    '100 × o valor, com indirect=true o total, ÷ o patrimônio líquido que a classe informou; com group_by=fund.',
  'Funds between the class and the nearest line: 0 for one of its own; with indirect=true.':
    'Fundos entre a classe e a linha mais próxima: 0 para uma própria; com indirect=true.',
  'haircut_percent of the value, with indirect=true of the total, BRL; null where that is. With haircut_percent.':
    'haircut_percent do valor, com indirect=true do total, em BRL; nulo quando ele é. Com haircut_percent.',
  'The same in percent of the NAV; null where share_percent is. With haircut_percent and group_by=fund.':
    'O mesmo em porcentagem do patrimônio líquido; nulo quando share_percent é. Com haircut_percent e group_by=fund.',
  'True where the loss comes through other funds, whose quotas it may not reach alike; with haircut_percent and indirect=true.':
    'True quando a perda vem por meio de outros fundos, a cujas cotas pode não chegar por igual; com haircut_percent e indirect=true.',
  'Relative address of the look-through whose rows add up to total_value, but for rounding: there each leaf of each path is rounded, here what an asset adds up to. With indirect=true.':
    'Endereço relativo da carteira aberta cujas linhas somam total_value, a menos de arredondamento: lá se arredonda cada folha de cada caminho, aqui o que um ativo soma. Com indirect=true.',
  'A class, party or kind with something of an issuer.':
    'Uma classe, um participante ou um tipo com algo de um emissor.',
  'Role of the issuer in all rows.': 'Papel do emissor em todas as linhas.',
  'Why `direct_value` is null: month_incomplete, where the month lacks all members that can have these lines, or some and no line is seen; "" where it is a number.':
    'Por que `direct_value` é nulo: month_incomplete, quando faltam ao mês todos os membros que podem ter essas linhas, ou alguns e nenhuma linha é vista; "" quando é um número.',
  'Why `share_of_market_percent` is null: month_incomplete, market_not_positive, or estimate with role=assignor; "" where it is a number.':
    'Por que `share_of_market_percent` é nulo: month_incomplete, market_not_positive, ou estimate com role=assignor; "" quando é um número.',
  'Why `previous_direct_value` is null: month_incomplete in either month, or month_not_compiled; "" where it is a number.':
    'Por que `previous_direct_value` é nulo: month_incomplete em um dos meses, ou month_not_compiled; "" quando é um número.',
  'Why `direct_value` is null: month_incomplete, where the month lacks a member that can have these lines; or month_not_compiled; "" where it is a number.':
    'Por que `direct_value` é nulo: month_incomplete, quando falta ao mês um membro que pode ter essas linhas; ou month_not_compiled; "" quando é um número.',
  'Why `indirect_value` is null: look_through_not_compiled: only the newest months have that of every class; "" where it is a number.':
    'Por que `indirect_value` é nulo: look_through_not_compiled: só os meses mais novos têm a de todas as classes; "" quando é um número.',
  'common, or preferred shares of all classes.':
    'common (ordinárias) ou preferred (preferenciais de todas as classes).',
  'Shares that lines of funds have in the month, owned and lent ones less borrowed ones, as far as its members are there; null where no line names a ticker of the class, or a line has no quantity.':
    'Ações que linhas de fundos têm no mês, próprias e cedidas em empréstimo menos tomadas, até onde seus membros estão lá; nulo se nenhuma linha traz um ticker da classe, ou se uma linha não tem quantidade.',
  'Shares of the class, paid up; null where their number or its scale is not known.':
    'Ações da classe, integralizadas; nulo se seu número ou a escala dele não é conhecido.',
  '100 × held ÷ shares of the class; null with its reason.': '100 × detidas ÷ ações da classe; nulo com o motivo.',
  'Why it is null: no_line names a ticker of the class; quantity_missing in a line; members_missing, the month lacks members with such lines; shares_unknown; scale_not_proved, where profit ÷ earnings per share agrees with neither single shares nor thousands within ten percent; "" where it is a number.':
    'Por que é nulo: no_line, nenhuma linha traz um ticker da classe; quantity_missing, falta a quantidade em uma linha; members_missing, faltam no mês membros com tais linhas; shares_unknown, ações não conhecidas; scale_not_proved, se lucro ÷ lucro por ação não concorda, em até dez por cento, nem com ações nem com milhares; "" se é um número.',
  'Lines of funds that count.': 'Linhas de fundos que contam.',
  'Number of shares as filed.': 'Número de ações como informado.',
  'Shares in one that is filed, 1 or 1000; null where that is not proved.':
    'Ações em cada uma informada, 1 ou 1000; nulo se isso não está provado.',
  'Table of the number.': 'Tabela do número.',
  'Last day of the document with the number: the newest up to the month.':
    'Último dia do documento do número: o mais novo até o mês.',
  'Members that the month lacks and that can have these lines, with commas between them.':
    'Membros que faltam no mês e que podem ter essas linhas, separados por vírgulas.',
  'Common and preferred shares.': 'Ações ordinárias e preferenciais.',
  'How much of the shares of a company funds hold.': 'Quanto das ações de uma companhia os fundos detêm.',
  'How much of a class of shares funds hold.': 'Quanto de uma classe de ações os fundos detêm.',
  'Last day of the competence month of the lines.': 'Último dia do mês de competência das linhas.',
  'How much of each class of shares of a company funds hold at the end of a month':
    'Quanto de cada classe de ações de uma companhia os fundos detêm no fim de um mês',
  'Numerator, denominator and where each is from. Numbers of shares are filed in single shares or in thousands, and the file does not say which: a scale counts only where profit ÷ earnings per share of the same document proves it, else the share is null. Units (ticker with 11) and receipts are not opened into shares. The numbers of shares are untested: no file of them was at hand.':
    'Numerador, denominador e de onde vem cada um. Números de ações são informados em ações ou em milhares, e o arquivo não diz em qual: uma escala só conta se lucro ÷ lucro por ação do mesmo documento a prova; senão a parcela é nula. Units (ticker com 11) e recibos não são abertos em ações. Os números de ações não foram testados: não havia arquivo deles à mão.',
}
