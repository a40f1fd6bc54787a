import type { ApiErrorCode } from '../../api/error.ts'
import type { Text } from '../../core/language.ts'
import { defineMessages } from '../../api/language/message.ts'

/** When each error occurs, for the OpenAPI document and the pages. A new code without a sentence does not compile. */
export const ERROR_REASONS: Readonly<Record<ApiErrorCode, string>> = {
  invalid_input:
    'A parameter is wrong, unknown or sent twice, the check digits of a CNPJ are wrong, or the address is not properly encoded.',
  not_authorized: 'The key is missing, unknown, revoked or expired, or the request has two different keys.',
  forbidden: 'The key may not ask for this dataset.',
  not_found: 'There is no such fund, portfolio, month or snapshot. `error_data.reason` says which one is missing.',
  method_not_allowed: 'The address does not take this method: `Allow` lists those that it takes.',
  conflict:
    'The CNPJ belongs to a fund with several classes, which `error_data` lists, or two parameters exclude each other. `error_data.reason` says which.',
  rate_limited:
    'The key has used its requests of this minute or has too many under way at once, or the address has sent too many requests without a valid key. Wait for the seconds in `Retry-After`. A browser gets a page that explains it.',
  internal_error: 'The server has a bug. Please report it with the `X-Request-Id` of the answer.',
  unavailable:
    'There is no snapshot yet, the server is busy or stopping, a query took too long, a file is damaged, or the requested snapshot is newer than those of this server (`snapshot_not_here_yet`). Try again after the seconds in `Retry-After`.',
}

/** Kind of error that each code is, in some words. */
export const ERROR_TITLES: Readonly<Record<ApiErrorCode, Text>> = {
  invalid_input: { en: 'The request is wrong', pt: 'O pedido está errado' },
  not_authorized: { en: 'A valid key is needed', pt: 'É preciso uma chave válida' },
  forbidden: { en: 'The key may not ask for this', pt: 'A chave não pode pedir isto' },
  not_found: { en: 'There is no such thing', pt: 'Não existe' },
  method_not_allowed: { en: 'The address does not take this method', pt: 'O endereço não aceita este método' },
  conflict: { en: 'The request is ambiguous or contradicts another', pt: 'O pedido é ambíguo ou contradiz outro' },
  rate_limited: { en: 'Too many requests', pt: 'Pedidos demais' },
  internal_error: { en: 'The server has a bug', pt: 'O servidor tem um erro' },
  unavailable: { en: 'The server cannot answer now', pt: 'O servidor não pode responder agora' },
}

/** Errors with these messages can come from any address. */
export const errorMessages = defineMessages({
  internalError: {
    en: 'Something broke on our side. Please report it with the X-Request-Id of this answer.',
    pt: 'Algo quebrou do nosso lado. Informe-o, por favor, com o X-Request-Id desta resposta.',
  },
  wrongMethod: ({ method }: { method: string }) => ({
    en: `This address does not take ${method}: use GET.`,
    pt: `Este endereço não aceita ${method}: use GET.`,
  }),
})
