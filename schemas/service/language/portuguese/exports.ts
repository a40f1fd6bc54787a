import type { Translations } from '../../../api/language/translations.ts'

/** Texts about export jobs. */
export const exportsPortuguese: Translations['sentences'] = {
  'The exports of the key': 'As exportações da chave',
  'The newest first. A key sees only its own.': 'As mais novas primeiro. Uma chave vê só as suas.',
  'The exports.': 'As exportações.',
  'Make one file of many answers of an endpoint': 'Fazer um só arquivo de muitas respostas de um endereço',
  'The export is taken; `Location` is its address.': 'A exportação foi aceita; `Location` é seu endereço.',
  'Each combination of the values is a part, which the endpoint answers by the same code and in the same snapshot as a request for it: the columns of the file are those of its answer, once at the top, and its rows stand as the endpoint orders them, part after part. Where a parameter has several values, a column must show which value a row belongs to. Of a list with pages the file has every page. A part without an answer, such as a month without a portfolio, is listed with its error, and the others are made. The export counts as one request; its work takes turns with the other requests of the key.':
    'Cada combinação dos valores é uma parte, que o endereço responde com o mesmo código e no mesmo snapshot que a um pedido: as colunas do arquivo são as de sua resposta, uma só vez no alto, e as linhas ficam na ordem do endereço, parte após parte. Onde um parâmetro tem vários valores, uma coluna precisa mostrar a que valor uma linha pertence. De uma lista com páginas, o arquivo tem todas. Uma parte sem resposta, como um mês sem carteira, é listada com seu erro, e as outras são feitas. A exportação conta como um pedido; seu trabalho se alterna com os outros pedidos da chave.',
  'An export: how far it is, and what is missing in its file':
    'Uma exportação: até onde chegou, e o que falta em seu arquivo',
  'Ask again after `Retry-After` until `state` is `done`, `failed`, `cut` or `expired`. After a restart of the server the work goes on where it was; where it cannot, because the snapshot is deleted or the key revoked, the state is `cut`. `errors` and `incomplete` come page by page: `next` is the address of the next page.':
    'Pergunte de novo depois de `Retry-After` até `state` ser `done`, `failed`, `cut` ou `expired`. Depois de reiniciado o servidor, o trabalho continua de onde estava; onde não pode, porque o snapshot foi apagado ou a chave revogada, o estado é `cut`. `errors` e `incomplete` vêm página por página: `next` é o endereço da próxima.',
  'The export.': 'A exportação.',
  'The file of an export, whole or in ranges': 'O arquivo de uma exportação, inteiro ou em trechos',
  'Id of the export, from the answer to the POST.': 'Id da exportação, da resposta ao POST.',
  'Address of the new resource.': 'Endereço do novo recurso.',
  'The parameters of the part.': 'Os parâmetros da parte.',
  'Code of the error that a request for this part alone gets.': 'Código do erro que um pedido só desta parte recebe.',
  'Its `reason`; null if it has none.': 'Seu `reason`; null se não tem.',
  'A part of an export that has no answer; the others are in the file.':
    'Uma parte de uma exportação que não tem resposta; as outras estão no arquivo.',
  'X-Data-Completeness of its answer.': 'X-Data-Completeness de sua resposta.',
  'A part of an export whose month lacks members.': 'Uma parte de uma exportação cujo mês tem arquivos faltando.',
  'Id of the export.': 'Id da exportação.',
  '`queued`, `running`; `done`: the file is there; `failed`: an error ended it; `cut`: the server could not go on with it; `expired`: the file was there and is deleted.':
    '`queued`, `running`; `done`: o arquivo está pronto; `failed`: um erro a encerrou; `cut`: o servidor não pôde continuá-la; `expired`: o arquivo existiu e foi apagado.',
  'Why it failed or was cut; null otherwise.': 'Por que falhou ou foi cortada; senão, null.',
  'Path of the endpoint that answers each part.': 'Caminho do endereço que responde cada parte.',
  'The parameters with all their values; each combination is a part.':
    'Os parâmetros com todos os seus valores; cada combinação é uma parte.',
  'Format of the file.': 'Formato do arquivo.',
  'Snapshot that answers every part.': 'Snapshot que responde todas as partes.',
  'When it was asked for (UTC).': 'Quando foi pedida (UTC).',
  'When it ended (UTC); null before.': 'Quando terminou (UTC); antes, null.',
  'When the file is deleted (UTC); null while there is none.':
    'Quando o arquivo é apagado (UTC); null enquanto não há.',
  'Parts, which are requests to the endpoint.': 'Partes, que são pedidos ao endereço.',
  'Parts that are done, those without an answer among them.':
    'Partes que estão feitas, entre elas as que não têm resposta.',
  'Parts that have no answer.': 'Partes que não têm resposta.',
  'Rows in the file so far.': 'Linhas no arquivo até agora.',
  'Length of the file so far.': 'Tamanho do arquivo até agora.',
  'Hash of the whole file, also its ETag; null before it is done.':
    'Hash do arquivo inteiro, também seu ETag; null antes de terminar.',
  'Address of the file below that of the API; null while there is none.':
    'Endereço do arquivo abaixo do da API; null enquanto não há.',
  'An export job.': 'Uma exportação.',
  'Parts whose answer lacks data.': 'Partes a cuja resposta faltam dados.',
  'The most parts of a page, of those without an answer and of those that lack data.':
    'O máximo de partes de uma página, das que não têm resposta e daquelas a que faltam dados.',
  'The parts that have no answer, those of the page.': 'As partes que não têm resposta, as da página.',
  'The parts whose answer lacks data, those of the page.': 'As partes a cuja resposta faltam dados, as da página.',
  'Address of the next page of `errors` and `incomplete`; null on the last.':
    'Endereço da próxima página de `errors` e `incomplete`; nulo na última.',
  'An export job with what is missing in its file.': 'Uma exportação com o que falta em seu arquivo.',
  'Id or path of an endpoint, such as `/v1/fund/{cnpj}/portfolio`.':
    'Id ou caminho de um endereço, como `/v1/fund/{cnpj}/portfolio`.',
  'Parameters of the endpoint by name: a value, a list of values, or for `date` the months `{"from": …, "to": …}`. `as_of` or `snapshot` choose the snapshot; pages, `format` and `download` have no place here.':
    'Parâmetros do endereço por nome: um valor, uma lista de valores, ou para `date` os meses `{"from": …, "to": …}`. `as_of` ou `snapshot` escolhem o snapshot; páginas, `format` e `download` não cabem aqui.',
  'What an export contains.': 'O que uma exportação contém.',
}
