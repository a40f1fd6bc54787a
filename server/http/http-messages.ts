import { defineMessages } from '../../schemas/api/language/message.ts'

/** Errors in a request before any endpoint sees it. */
export const httpMessages = defineMessages({
  nothingThere: ({ path }: { path: string }) => ({
    en: `There is nothing at ${path}. The page /docs lists every address.`,
    pt: `Não há nada em ${path}. A página /docs lista todos os endereços.`,
  }),
  badChunks: {
    en: 'The body is not properly chunked: send none.',
    pt: 'O corpo não está bem dividido em partes: não envie nenhum.',
  },
  noRequest: {
    en: 'This is no HTTP request: look for odd characters in its first line and headers.',
    pt: 'Isto não é um pedido HTTP: procure caracteres estranhos na primeira linha e nos cabeçalhos.',
  },
  tooLongHead: {
    en: 'The address and the headers together are longer than 16 KiB: send less.',
    pt: 'O endereço e os cabeçalhos juntos passam de 16 KiB: envie menos.',
  },
  tooSlow: {
    en: 'The request did not arrive in time: send it without pauses.',
    pt: 'O pedido não chegou a tempo: envie-o sem pausas.',
  },
  oneHost: {
    en: 'Send the header Host once, with the name of this server.',
    pt: 'Envie o cabeçalho Host uma vez, com o nome deste servidor.',
  },
  noBody: {
    en: 'Send no body. If you send one, use no Transfer-Encoding other than chunked.',
    pt: 'Não envie corpo. Se enviar, não use outro Transfer-Encoding que não chunked.',
  },
  tooLongHeader: ({ name, count }: { name: string; count: number }) => ({
    en: `The header ${name} is longer than ${String(count)} characters: send less.`,
    pt: `O cabeçalho ${name} tem mais de ${String(count)} caracteres: envie menos.`,
  }),
  badEncoding: {
    en: 'The address is not properly percent-encoded, as UTF-8.',
    pt: 'O endereço não está bem codificado com porcentagem, em UTF-8.',
  },
  tooManyParameters: ({ count }: { count: number }) => ({
    en: `A request has at most ${String(count)} parameters: send fewer.`,
    pt: `Um pedido tem no máximo ${String(count)} parâmetros: envie menos.`,
  }),
  noRange: ({ bytes }: { bytes: number }) => ({
    en: `The file has ${String(bytes)} bytes: ask for a range that begins within it.`,
    pt: `O arquivo tem ${String(bytes)} bytes: peça um trecho que comece dentro dele.`,
  }),
  feedIsBusy: {
    en: 'The server is busy: ask for the feed again.',
    pt: 'O servidor está ocupado: peça o feed de novo.',
  },
})
