import type { Translations } from '../../../api/language/translations.ts'

/** Words of the reference about the use of a key. */
export const keyUsePortuguese: Translations['sentences'] = {
  'What this key was used for': 'Para que esta chave foi usada',
  'By day and endpoint: requests, errors, refusals and bytes of the key that asks, and of no other. It needs no scope. Without a row nothing was counted: counts begin when the server first counts them, and end after 90 days. What other servers of the service counted follows within a minute. Answers that a proxy had kept are not in it.':
    'Por dia e endereço: pedidos, erros, recusas e bytes da chave que pergunta, e de nenhuma outra. Não precisa de escopo. Sem uma linha, nada foi contado: a contagem começa quando o servidor conta pela primeira vez, e termina depois de 90 dias. O que outros servidores do serviço contaram chega em um minuto. Respostas que um proxy tinha guardado não entram.',
  'How many days, today included; days are those of UTC.': 'Quantos dias, com o de hoje; os dias são os de UTC.',
  'Day of the requests, in UTC.': 'Dia dos pedidos, em UTC.',
  'Path of the endpoint, as the reference writes it; null where the request reached none.':
    'Caminho do endereço, como a referência o escreve; nulo quando o pedido não chegou a nenhum.',
  'Requests by the key, and by its links.': 'Pedidos da chave e de seus links.',
  'Those of them that were answered with an error (4xx or 5xx).': 'Os que foram respondidos com um erro (4xx ou 5xx).',
  'Those errors with which the key was refused: by its limits (429), its scopes (403), or its addresses (401).':
    'Os erros com que a chave foi recusada: por seus limites (429), seus escopos (403) ou seus endereços de rede (401).',
  'Bytes that the server sent for them, heads included, compressed as they were.':
    'Bytes que o servidor enviou por eles, com os cabeçalhos, comprimidos como foram.',
  'When the last of them ended (UTC).': 'Quando o último deles terminou (UTC).',
  'What a key asked of one endpoint on one day.': 'O que uma chave pediu a um endereço em um dia.',
  'Visible beginning of the key.': 'Começo visível da chave.',
  'First day that is shown.': 'Primeiro dia mostrado.',
  'Last day that is shown: today in UTC.': 'Último dia mostrado: hoje, em UTC.',
  'When the last request before this one ended (UTC); null if none of these days has one.':
    'Quando terminou o último pedido antes deste (UTC); nulo se nenhum destes dias tem um.',
  'What the key asked, the newest day first, by endpoint.':
    'O que a chave pediu, o dia mais novo primeiro, por endereço.',
  'The uses of the key.': 'Os usos da chave.',
}
