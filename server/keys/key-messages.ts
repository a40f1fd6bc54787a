import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why a key is not taken. */
export const keyMessages = defineMessages({
  noKey: {
    en: 'Send your API key in the header x-api-key, or as Authorization: Bearer KEY.',
    pt: 'Envie sua chave de API no cabeçalho x-api-key, ou como Authorization: Bearer KEY.',
  },
  twoKeys: {
    en: 'The headers x-api-key and Authorization hold different keys: send one.',
    pt: 'Os cabeçalhos x-api-key e Authorization trazem chaves diferentes: envie uma.',
  },
  unknownKey: {
    en: 'This API key is not valid: it is unknown, revoked or expired. Ask the operator for a new one.',
    pt: 'Esta chave de API não é válida: é desconhecida, foi revogada ou expirou. Peça uma nova ao operador.',
  },
  usedElsewhere: ({ address }: { address: string }) => ({
    en: `This API key may not be used from your address, ${address}: ask the operator to add it to the addresses of the key.`,
    pt: `Esta chave de API não pode ser usada do seu endereço, ${address}: peça ao operador que o inclua nos endereços da chave.`,
  }),
  unknownLink: {
    en: 'This link is not valid: it is unknown, revoked or expired, or its key is. Ask the operator for a new one.',
    pt: 'Este link não é válido: é desconhecido, foi revogado ou expirou, ou a chave dele. Peça um novo ao operador.',
  },
  linkReadsRows: {
    en: 'A link answers the rows and values of the data alone: ask for anything else with a key in a header.',
    pt: 'Um link responde apenas linhas e valores dos dados: peça o resto com uma chave num cabeçalho.',
  },
  linkIsShown: ({ datasets }: { datasets: string }) => ({
    en: `A link is read by whoever sees it, and the terms of ${datasets} let nobody show it to everybody: ask with a key in a header.`,
    pt: `Um link é lido por quem o vê, e os termos de ${datasets} não permitem mostrar isso a todos: peça com uma chave num cabeçalho.`,
  }),
  lacksScope: ({ scope }: { scope: string }) => ({
    en: `This API key may not ask for ${scope}: ask the operator for the scope.`,
    pt: `Esta chave de API não pode pedir ${scope}: peça o escopo ao operador.`,
  }),
  notOpen: ({ datasets, open }: { datasets: string; open: string }) => ({
    en: `Without a key this server answers from ${open} only, and this request shows more: ${datasets}. Send an API key in the header x-api-key, or as Authorization: Bearer KEY.`,
    pt: `Sem chave, este servidor responde só de ${open}, e este pedido mostra mais: ${datasets}. Envie uma chave de API no cabeçalho x-api-key, ou como Authorization: Bearer KEY.`,
  }),
  searchKinds: {
    en: 'A search of kinds that are open needs no key: kind=fund,asset.',
    pt: 'Uma busca por tipos abertos dispensa chave: kind=fund,asset.',
  },
  filesRefused: {
    en: 'The terms of this dataset let nobody have whole files of it: ask its endpoints, which answer a key with its scope.',
    pt: 'Os termos deste conjunto de dados não permitem entregar arquivos inteiros dele: consulte seus endereços, que respondem a uma chave com o escopo dele.',
  },
  notChecked: {
    en: 'Keys cannot be checked at the moment: try again shortly.',
    pt: 'As chaves não podem ser verificadas no momento: tente de novo em breve.',
  },
})
