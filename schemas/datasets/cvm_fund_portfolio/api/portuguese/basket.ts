import type { Translations } from '../../../../api/language/translations.ts'

export const basketPortuguese: Translations['sentences'] = {
  'A basket of funds and assets as if it were one fund: what is in it, by whom, and what its items have in common':
    'Uma cesta de fundos e ativos como se fosse um só fundo: o que há nela, de quem, e o que seus itens têm em comum',
  'A basket of funds and assets as if it were one fund: what is in it, by whom, and what its items have in common (in a JSON body)':
    'Uma cesta de fundos e ativos como se fosse um só fundo: o que há nela, de quem, e o que seus itens têm em comum (em um corpo JSON)',
  'Each fund is opened as in its look-through by asset, and a leaf has the part weight × value ÷ NAV of the basket; what the lines of a fund are worth less or more than its NAV is `reconciliation`, so the leaves of a fund add up to its weight. An asset is a leaf itself. What weights leave of 100 is `unallocated_percent`. Sums are exact and rounded once. An item without an answer is in `errors` with the reason, and the others are answered. `haircuts` give the loss on the papers of issuers.':
    'Cada fundo é aberto como na sua carteira aberta por ativo, e uma folha tem a parte peso × valor ÷ patrimônio líquido da cesta; o que as linhas de um fundo valem a menos ou a mais que o seu patrimônio é `reconciliation`, de modo que as folhas de um fundo somam o seu peso. Um ativo é ele mesmo uma folha. O que os pesos deixam de 100 é `unallocated_percent`. As somas são exatas e arredondadas uma vez. Um item sem resposta fica em `errors` com o motivo, e os outros são respondidos. `haircuts` dizem o que se perde do que emissores emitiram.',
  'Heavy always. At most 60 million units of work; a request beyond them gets a 400 that names what to change (`items`: ask for fewer funds at once).':
    'Pesado sempre. No máximo 60 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`items`: peça menos fundos de uma vez).',
  'Funds, by their CNPJ or the ticker or ISIN of their quotas, and assets, by a code as in `/v1/asset/{code}`, each with its part of the basket in percent behind a colon, with commas between them: 1 to 50, above 0, 100 at most together. A comma of a name is %2C. A fund without a portfolio of the month that only its ticker or ISIN names is an asset.':
    'Fundos, pelo CNPJ ou pelo ticker ou ISIN de suas cotas, e ativos, por um código como em `/v1/asset/{code}`, cada um com sua parte da cesta em por cento depois de dois-pontos, separados por vírgulas: de 1 a 50, acima de 0, no máximo 100 juntos. Uma vírgula de um nome é %2C. Um fundo sem carteira do mês que só o ticker ou ISIN nomeia é um ativo.',
  'Issuers, by an id as in `/v1/issuers`, each with the loss on its papers in percent: `33000167:40,treasury:1`.':
    'Emissores, por um id como em `/v1/issuers`, cada um com a perda em seus títulos, em por cento: `33000167:40,treasury:1`.',
  'The item as requested.': 'O item como pedido.',
  'CNPJ of the class; null for an asset.': 'CNPJ da classe; nulo para um ativo.',
  'Name of the asset; null for a fund.': 'Nome do ativo; nulo para um fundo.',
  'Name of the class at filing; "" for an asset.': 'Nome da classe na entrega; "" para um ativo.',
  'Its part of the basket.': 'Sua parte da cesta.',
  'NAV that its leaves are parts of, BRL; null for an asset.':
    'Patrimônio líquido de que suas folhas são partes, em reais; nulo para um ativo.',
  'Of the NAV, what is in lines that are no quotas, or were opened; null for an asset.':
    'Do patrimônio líquido, o que está em linhas que não são cotas, ou foram abertas; nulo para um ativo.',
  'An item of a basket.': 'Um item de uma cesta.',
  'Name that leaves are added up by: that of an asset; repo and its collateral; cash, payable or receivable; line, month, CNPJ and id of a line that names no asset; or reconciliation.':
    'Nome pelo qual as folhas são somadas: o de um ativo; repo e seu lastro; cash, payable ou receivable; line, mês, CNPJ e id de uma linha que não nomeia ativo; ou reconciliation.',
  'Name that the asset goes by in the month; null where the leaf is no asset or names none.':
    'Nome que o ativo tem no mês; nulo se a folha não é ativo ou não nomeia nenhum.',
  'Newest name that lines or quotes have; "" where they have none.':
    'Nome mais novo que linhas ou cotações têm; "" se não têm nenhum.',
  'Category that most lines of it are filed in; reconciliation for what lines are worth less or more than the NAV.':
    'Categoria em que a maioria das suas linhas é informada; reconciliation para o que as linhas valem a menos ou a mais que o patrimônio.',
  'Issuer, as in `/v1/issuers`; null where none is known.': 'Emissor, como em `/v1/issuers`; nulo se não se conhece.',
  'Role of the issuer: issuer or vehicle; null without one.': 'Papel do emissor: issuer ou vehicle; nulo sem emissor.',
  'Part of the basket, long and short netted, rounded once.':
    'Parte da cesta, comprado e vendido compensados, arredondada uma vez.',
  'Items that hold it.': 'Itens que o detêm.',
  'A leaf of a basket.': 'Uma folha de uma cesta.',
  'Category.': 'Categoria.',
  'Part of the basket, rounded once.': 'Parte da cesta, arredondada uma vez.',
  'What a basket has in a category.': 'O que uma cesta tem em uma categoria.',
  'Issuer, as in `/v1/issuers`.': 'Emissor, como em `/v1/issuers`.',
  'Its name.': 'Seu nome.',
  'Haircut that is asked for; null for none.': 'Perda pedida; nula se não há.',
  'Part of the basket that the haircut takes, rounded once; null for none.':
    'Parte da cesta que a perda leva, arredondada uma vez; nula se não há.',
  'What a basket holds of an issuer in a role.': 'O que uma cesta tem de um emissor em um papel.',
  'CNPJ of the manager, by the register of today; natural_person for all natural persons.':
    'CNPJ do gestor, pelo cadastro de hoje; natural_person para todas as pessoas naturais.',
  'Items that it manages, alone or with others.': 'Itens que gere, só ou com outros.',
  'Their part of the basket in full: never to be added up over managers.':
    'A parte deles da cesta por inteiro: nunca se soma entre gestores.',
  'The items of a manager.': 'Os itens de um gestor.',
  'An item.': 'Um item.',
  'Another.': 'Outro.',
  'At least: sum of the smaller of the two shares of NAV over the assets that both own by their own lines, as in `/v1/fund/{cnpj}/portfolio/compare`. Null where nothing of an item can be compared though it holds something, such as confidential totals: nobody knows it.':
    'No mínimo: soma da menor das duas participações no patrimônio, nos ativos que ambos têm em linhas próprias, como em `/v1/fund/{cnpj}/portfolio/compare`. Nulo quando nada de um item pode ser comparado, embora ele tenha algo, como totais sigilosos: ninguém sabe.',
  'At most: what is confidential, or names no asset, can be anything that the other has. Null where the minimum is null, and where the month lacks files of one of the items.':
    'No máximo: o que é sigiloso, ou não nomeia ativo, pode ser qualquer coisa que o outro tem. Nulo onde o mínimo é nulo e onde faltam ao mês arquivos de um dos itens.',
  'The least over what they hold through other funds as well.':
    'O mínimo, também com o que detêm por meio de outros fundos.',
  'The most over that: a fund that is not opened can hold anything.':
    'O máximo disso: um fundo que não é aberto pode ter qualquer coisa.',
  'What two items have in common.': 'O que dois itens têm em comum.',
  'Why quotas are not replaced by what their fund holds, as in the look-through.':
    'Por que as cotas não são trocadas pelo que seu fundo detém, como na carteira aberta.',
  'Part of the basket.': 'Parte da cesta.',
  'What could not be opened.': 'O que não pôde ser aberto.',
  'Weights of the items that are answered.': 'Pesos dos itens respondidos.',
  'The rest of 100: what was not requested, and items with an error.':
    'O resto de 100: o que não foi pedido, e itens com erro.',
  'Of the basket, what is in lines that are no quotas, or were opened; an asset is.':
    'Da cesta, o que está em linhas que não são cotas, ou foram abertas; um ativo está.',
  'Of the shares without sign that can have an issuer, the part whose issuer is known; null where none can.':
    'Das participações sem sinal que podem ter emissor, a parte cujo emissor é conhecido; nula se nenhuma pode.',
  'Part of the basket that the haircuts take of what issuers owe (role issuer).':
    'Parte da cesta que as perdas levam do que emissores devem (papel issuer).',
  'How much of the basket is known.': 'Quanto da cesta se conhece.',
  'The items that are answered, in their order.': 'Os itens respondidos, na sua ordem.',
  'The leaves, the largest first.': 'As folhas, a maior primeiro.',
  'By category, the largest first.': 'Por categoria, a maior primeiro.',
  'By issuer and role, the largest first. Roles are never added up.':
    'Por emissor e papel, o maior primeiro. Papéis nunca se somam.',
  'By manager of the items, the largest first.': 'Por gestor dos itens, o maior primeiro.',
  'Each two items.': 'Cada dois itens.',
  'Quotas that could not be opened, the largest first.': 'Cotas que não puderam ser abertas, as maiores primeiro.',
  'A day of the requested competence month, or the month.': 'Um dia do mês de competência pedido, ou o mês.',
  'CNPJ of a fund or class.': 'CNPJ de um fundo ou classe.',
  'Code of an asset, as in `/v1/asset/{code}`.': 'Código de um ativo, como em `/v1/asset/{code}`.',
  'Its part of the basket in percent.': 'Sua parte da cesta em por cento.',
  '1 to 50 funds or assets.': 'De 1 a 50 fundos ou ativos.',
  'Id of an issuer, as in `/v1/issuers`.': 'Id de um emissor, como em `/v1/issuers`.',
  'Loss on its papers, in percent.': 'Perda em seus títulos, em por cento.',
  'Haircuts of issuers.': 'Perdas de emissores.',
}
