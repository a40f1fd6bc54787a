import type { Translations } from '../../../api/language/translations.ts'

export const commonInputPortuguese: Translations['sentences'] = {
  'Several, with commas between them.': 'Várias, separadas por vírgulas.',
  'With the file, member and line that each row was read from, as `source`.':
    'Com o arquivo, o membro e a linha de onde cada linha foi lida, em `source`.',
  'Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. Figures about the list as a whole, such as totals and shares, always count all rows.':
    'Só linhas cujos números estão nestas faixas: cada nome é um parâmetro próprio, como em `min_value=100`. As duas pontas estão incluídas e a comparação é exata; uma linha sem o número não está em nenhuma faixa dele. Números sobre a lista como um todo, como totais e participações, sempre contam todas as linhas.',
  'Form of the answer; without it the header Accept decides.':
    'Formato da resposta; sem ele decide o cabeçalho Accept.',
  'Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them.':
    'Separador decimal do CSV; com `comma`, as células são separadas por ponto e vírgula, como as planilhas brasileiras leem.',
  'As an attachment with a file name.': 'Como anexo, com nome de arquivo.',
  'Only these columns of the rows, separated by commas and named as in the CSV; an object such as `metainfo` selects all columns in it. They come in the order of the answer. What the rows belong to, such as the `cnpj` of a portfolio, is in each row too where it is selected. The declared shape is that of whole rows.':
    'Só estas colunas das linhas, separadas por vírgulas e com os nomes do CSV; um objeto como `metainfo` seleciona todas as colunas dentro dele. Elas vêm na ordem da resposta. Aquilo a que as linhas pertencem, como o `cnpj` de uma carteira, também está em cada linha se for selecionado. O formato declarado é o das linhas inteiras.',
  'Answer from the newest snapshot published by the end of this day (UTC).':
    'Responde com o snapshot mais recente publicado até o fim deste dia (UTC).',
  'Answer from this snapshot, named as in X-Snapshot-Id.':
    'Responde com este snapshot, com o nome que está em X-Snapshot-Id.',
  'Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers.':
    'Só responde se o snapshot mais novo do servidor é este ou outro posterior; senão, 503 com o motivo `snapshot_not_here_yet`. Com o maior X-Snapshot-Id que um cliente viu, ele nunca volta no tempo, qualquer que seja o servidor que responde.',
  'The answer, in the requested format.': 'A resposta, no formato pedido.',
  'Always true: an error has another shape.': 'Sempre verdadeiro: um erro tem outra forma.',
  'The bytes named by `If-None-Match` are still the answer.':
    'Os bytes citados em `If-None-Match` continuam sendo a resposta.',
  'Which page, counted from 0.': 'Qual página, contada a partir de 0.',
  'Rows in a page; a page with fewer is the last.': 'Linhas por página; uma página com menos é a última.',
  'Snapshot that answered, as in X-Snapshot-Id.': 'Snapshot que respondeu, como em X-Snapshot-Id.',
  'Address of the next page, as in `Link: rel="next"`; null where this page is the last.':
    'Endereço da próxima página, como em `Link: rel="next"`; nulo quando esta página é a última.',
  'Upwards or downwards.': 'Crescente ou decrescente.',
  'First day, included.': 'Primeiro dia, incluído.',
  'Last day, included.': 'Último dia, incluído.',
  'The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up.':
    'Os dias pedidos que este snapshot cobre, como `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nada se sabe dos outros. Meses inteiros contam como cobertos, também o mais recente, que ainda pode se completar.',
  'Heavy sorted by another column than date, or with a range of a column, over more than a month. At most 10 million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less at once).':
    'Pesado em ordem de outra coluna que não date, ou com faixa de uma coluna, sobre mais de um mês. No máximo 10 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`page_size`: peça menos de uma vez).',
  'Id of a dataset, as /v1/datasets lists it.': 'Id de um conjunto de dados, como /v1/datasets o lista.',
  'The answer.': 'A resposta.',
  'Atom (RFC 4287), the newest entry first.': 'Atom (RFC 4287), a entrada mais recente primeiro.',
  'What to do next, in a sentence.': 'O que fazer agora, em uma frase.',
  'What is wrong with the request as a whole, and with each parameter.':
    'O que está errado no pedido como um todo, e em cada parâmetro.',
  'A parameter is wrong, unknown or sent twice, the check digits of a CNPJ are wrong, or the address is not properly encoded.':
    'Um parâmetro está errado, é desconhecido ou veio duas vezes, os dígitos verificadores de um CNPJ estão errados, ou o endereço não está bem codificado.',
  'Empty where there is nothing to add.': 'Vazio quando não há nada a acrescentar.',
  'The key is missing, unknown, revoked or expired, or the request has two different keys.':
    'A chave falta, é desconhecida, foi revogada ou expirou, ou o pedido traz duas chaves diferentes.',
  'The key may not ask for this dataset.': 'A chave não pode pedir este conjunto de dados.',
  'What is not there, such as fund_not_found, portfolio_not_found or outside_coverage.':
    'O que não existe, como fund_not_found, portfolio_not_found ou outside_coverage.',
  'Of a portfolio that is not there: the competences that are. Of a day or range that is not known (`outside_coverage` and others): the first and last known day. Null if there is none.':
    'De uma carteira que não existe: as competências que existem. De um dia ou intervalo que não se conhece (`outside_coverage` e outros): o primeiro e o último dia conhecidos. Nulo se não há nenhum.',
  'With `outside_coverage`: days between those two that are not covered.':
    'Com `outside_coverage`: dias entre esses dois que não estão cobertos.',
  'With `ticker_not_found` and `asset_not_found`: the names that are most like it.':
    'Com `ticker_not_found` e `asset_not_found`: os nomes mais parecidos.',
  'The month lacks members: only its NAV is known.': 'Faltam membros ao mês: só se conhece o seu patrimônio líquido.',
  'It was filed once and is gone.': 'Foi informada uma vez e não existe mais.',
  'The oldest snapshot that there is.': 'O snapshot mais antigo que existe.',
  'There is no such fund, portfolio, month or snapshot. `error_data.reason` says which one is missing.':
    'Não existe esse fundo, carteira, mês ou snapshot. `error_data.reason` diz qual deles falta.',
  'The address does not take this method: `Allow` lists those that it takes.':
    'O endereço não aceita este método: `Allow` lista os que aceita.',
  'Parameters that exclude each other.': 'Parâmetros que se excluem.',
  'The classes of a fund, when its CNPJ means several.': 'As classes de um fundo, quando seu CNPJ significa várias.',
  'The CNPJ belongs to a fund with several classes, which `error_data` lists, or two parameters exclude each other. `error_data.reason` says which.':
    'O CNPJ é de um fundo com várias classes, que `error_data` lista, ou dois parâmetros se excluem. `error_data.reason` diz qual dos casos.',
  'Too many requests of the key are under way.': 'Há pedidos demais da chave em andamento.',
  'As many may be.': 'Quantos pode haver.',
  'Which of its limits: that of the heavy ones, or of all.': 'Qual dos seus limites: o dos pesados, ou o de todos.',
  'Empty where the requests of this minute are used.': 'Vazio quando os pedidos deste minuto foram usados.',
}
