import type { Translations } from '../translations.ts'

/** What the server says of itself, of keys and of requests that it cannot read. */
export const serverErrorsPortuguese: Translations['sentences'] = {
  'This key has {{count}} requests under way, which is as many as it may have at once: send the next when one is answered.':
    'Esta chave tem {{count}} pedidos em andamento, o máximo que pode ter de uma vez: envie o próximo quando um for respondido.',
  'This key has {{count}} heavy requests under way, which is as many as it may have at once: send the next when one is answered.':
    'Esta chave tem {{count}} pedidos pesados em andamento, o máximo que pode ter de uma vez: envie o próximo quando um for respondido.',
  'The server has more to do than it can: try again in a moment.':
    'O servidor tem mais a fazer do que consegue: tente de novo em instantes.',
  'This key has used its requests for now: try again in {{seconds}} seconds.':
    'Esta chave usou seus pedidos por ora: tente de novo em {{seconds}} segundos.',
  'Nobody waits for this answer.': 'Ninguém espera por esta resposta.',
  'The answer took too long: ask for less, or try again in a moment.':
    'A resposta demorou demais: peça menos, ou tente de novo em instantes.',
  'The query took too long: ask for less, or try again in a moment.':
    'A consulta demorou demais: peça menos, ou tente de novo em instantes.',
  'No snapshot {{name}}.': 'Não existe o retrato {{name}}.',
  'Snapshot {{id}} is not on this server yet: try again in a moment.':
    'O retrato {{id}} ainda não está neste servidor: tente de novo em instantes.',
  'Its newest is {{id}}.': 'O mais novo dele é {{id}}.',
  'This server is late: snapshot {{id}} was published over {{seconds}} seconds ago and does not answer here yet.':
    'Este servidor está atrasado: o retrato {{id}} foi publicado há mais de {{seconds}} segundos e ainda não responde aqui.',
  'This server still compares its files with their hashes.':
    'Este servidor ainda compara seus arquivos com seus hashes.',
  'This server has damaged files: {{names}}.': 'Este servidor tem arquivos danificados: {{names}}.',
  'The oldest here is not known.': 'Não se conhece o mais antigo daqui.',
  'The oldest here is {{first}}.': 'O mais antigo aqui é {{first}}.',
  'All {{count}} older snapshots that can be open at once are in use, and too many requests wait for them: try again in a moment.':
    'Todos os {{count}} retratos antigos que podem estar abertos ao mesmo tempo estão em uso, e pedidos demais esperam por eles: tente de novo em instantes.',
  'The files of snapshot {{id}} cannot be read at the moment: try again in a while, the operator has to bring them back.':
    'Os arquivos do retrato {{id}} não podem ser lidos no momento: tente de novo mais tarde, o operador precisa recuperá-los.',
  'The manifest of snapshot {{id}} is damaged: try again in a while, the operator has to repair it.':
    'O manifesto do retrato {{id}} está danificado: tente de novo daqui a pouco, o operador precisa repará-lo.',
  'Snapshot {{id}} is not signed.': 'O retrato {{id}} não está assinado.',
  'No data are published yet: try again later.': 'Nenhum dado foi publicado ainda: tente de novo mais tarde.',
  'Send one JSON-RPC message of at most 64 KiB as the body of a POST.':
    'Envie uma mensagem JSON-RPC de no máximo 64 KiB como corpo de um POST.',
  'Send a POST: this address takes messages of MCP, not {{method}}.':
    'Envie um POST: este endereço recebe mensagens de MCP, não {{method}}.',
  'Each argument is a text, a number, or true or false.': 'Cada argumento é um texto, um número, ou true ou false.',
  'There is nothing at {{path}}.': 'Não há nada em {{path}}.',
  'The page /docs lists every address.': 'A página /docs lista todos os endereços.',
  'This address does not take {{method}}: use GET.': 'Este endereço não aceita {{method}}: use GET.',
  'Something broke on our side.': 'Algo quebrou do nosso lado.',
  'Please report it with the X-Request-Id of this answer.': 'Informe-o, por favor, com o X-Request-Id desta resposta.',
  'The database is being opened again: try again in a moment.':
    'O banco de dados está sendo reaberto: tente de novo em instantes.',
  'A file of this answer is being written to: try again in a moment.':
    'Um arquivo desta resposta está sendo escrito: tente de novo em instantes.',
  'The server is stopping: try again in a moment.': 'O servidor está parando: tente de novo em instantes.',
  'This API key may not ask for {{scope}}: ask the operator for the scope.':
    'Esta chave de API não pode pedir {{scope}}: peça o escopo ao operador.',
  'Send your API key in the header x-api-key, or as Authorization: Bearer KEY.':
    'Envie sua chave de API no cabeçalho x-api-key, ou como Authorization: Bearer KEY.',
  'The headers x-api-key and Authorization hold different keys: send one.':
    'Os cabeçalhos x-api-key e Authorization trazem chaves diferentes: envie uma.',
  'This API key is not valid: it is unknown, revoked or expired.':
    'Esta chave de API não é válida: é desconhecida, foi revogada ou expirou.',
  'Ask the operator for a new one.': 'Peça uma nova ao operador.',
  'Keys cannot be checked at the moment: try again shortly.':
    'As chaves não podem ser verificadas no momento: tente de novo em breve.',
  'The query needs more memory than one may have: ask for less.':
    'A consulta precisa de mais memória do que uma pode ter: peça menos.',
  '{{subject}} is damaged on our disk: what needs it is not answered until it is restored.':
    '{{subject}}: arquivo danificado no nosso disco; o que precisa dele não é respondido até ser restaurado.',
  'All else is.': 'Todo o resto é.',
  'The file has {{bytes}} bytes: ask for a range that begins within it.':
    'O arquivo tem {{bytes}} bytes: peça um trecho que comece dentro dele.',
  'The body is not properly chunked: send none.': 'O corpo não está bem dividido em partes: não envie nenhum.',
  'This is no HTTP request: look for odd characters in its first line and headers.':
    'Isto não é um pedido HTTP: procure caracteres estranhos na primeira linha e nos cabeçalhos.',
  'The address and the headers together are longer than 16 KiB: send less.':
    'O endereço e os cabeçalhos juntos passam de 16 KiB: envie menos.',
  'The request did not arrive in time: send it without pauses.': 'O pedido não chegou a tempo: envie-o sem pausas.',
  'Send the header Host once, with the name of this server.':
    'Envie o cabeçalho Host uma vez, com o nome deste servidor.',
  'Send no body.': 'Não envie corpo.',
  'If you send one, use no Transfer-Encoding other than chunked.':
    'Se enviar, não use outro Transfer-Encoding que não chunked.',
  'The header {{name}} is longer than {{count}} characters: send less.':
    'O cabeçalho {{name}} tem mais de {{count}} caracteres: envie menos.',
  'The address is not properly percent-encoded, as UTF-8.':
    'O endereço não está bem codificado com porcentagem, em UTF-8.',
  'A request has at most {{count}} parameters: send fewer.':
    'Um pedido tem no máximo {{count}} parâmetros: envie menos.',
  '{{name}} is no format of this endpoint.': '{{name}} não é formato deste endpoint.',
  '{{name}} is an unknown format.': '{{name}} é um formato desconhecido.',
  'This endpoint answers {{formats}}.': 'Este endpoint responde {{formats}}.',
  'This endpoint answers in no format that the header Accept takes.':
    'Este endpoint não responde em formato algum que o cabeçalho Accept aceite.',
  'Its formats: {{formats}}.': 'Seus formatos: {{formats}}.',
  'Only a CSV has decimal commas, and this is {{format}}: add format=csv.':
    'Só um CSV tem vírgula decimal, e isto é {{format}}: acrescente format=csv.',
  'This asks for more work than one request may have done: {{+advice}}.':
    'Isto pede mais trabalho do que um pedido pode receber: {{+advice}}.',
  'request less at once': 'peça menos de uma vez',
  'ask for fewer months': 'peça menos meses',
  'ask for one period': 'peça um só período',
  'The server is busy: ask for the feed again.': 'O servidor está ocupado: peça o feed de novo.',
  'Too many requests without a valid key from this address: try again in {{seconds}} seconds.':
    'Pedidos demais sem chave válida deste endereço: tente de novo em {{seconds}} segundos.',
  'This address has {{count}} pages under way, which is as many as it may have at once: ask again when one is here.':
    'Este endereço tem {{count}} páginas em andamento, o máximo ao mesmo tempo: peça de novo quando uma estiver aqui.',
  'This address has {{count}} connections, which is as many as it may have at once: use those that are open.':
    'Este endereço tem {{count}} conexões, o máximo ao mesmo tempo: use as que estão abertas.',
  'Too many pages from this address: try again in {{seconds}} seconds.':
    'Páginas demais deste endereço: tente de novo em {{seconds}} segundos.',
  'Too many requests from this address: try again in {{seconds}} seconds.':
    'Pedidos demais deste endereço: tente de novo em {{seconds}} segundos.',
}
