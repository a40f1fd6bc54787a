import type { Translations } from '../translations.ts'

export const searchPortuguese: Translations['sentences'] = {
  'Funds, assets, tickers, indexes, series, routes and datasets by name or code, in one ranked list':
    'Fundos, ativos, tickers, índices, séries, rotas e conjuntos de dados por nome ou código, numa só lista em ordem de relevância',
  'For suggestions while somebody types: all words must occur, whole or in part, in any order; accents and case do not count. A question that is the code of something comes first, then names with each word whole, then names with words that begin so, then names with a word inside another. Among equal matches the kinds take turns, so that many funds of a name do not hide the share. Funds and assets are those of `/v1/funds?q=` and `/v1/assets?q=` in their order; the quotas of a fund that is listed are not listed again. Tickers are found by name in the newest month of the spot market, others by their beginning; routes by the ICAO and IATA codes of the newest month, such as `gru rec`. An empty list means that nothing has such a name; `searched` names the kinds that the snapshot has anything of.':
    'Para sugestões enquanto alguém digita: todas as palavras precisam ocorrer, inteiras ou em parte, em qualquer ordem; acentos e maiúsculas não contam. Uma pergunta que é o código de algo vem primeiro; depois nomes com cada palavra inteira; depois nomes com palavras que começam assim; depois nomes com uma palavra dentro de outra. Entre resultados iguais os tipos se revezam, para que muitos fundos de um nome não escondam a ação. Fundos e ativos são os de `/v1/funds?q=` e `/v1/assets?q=`, na ordem deles; as cotas de um fundo listado não são listadas de novo. Tickers são achados por nome no mês mais recente do mercado à vista, os outros pelo começo; rotas, pelos códigos ICAO e IATA do mês mais recente, como `gru rec`. Uma lista vazia significa que nada tem um nome assim; `searched` nomeia os tipos de que o retrato tem alguma coisa.',
  'Words of a name, or parts of words; or a code; or a CNPJ, bare or masked, whole or its first five characters or more.':
    'Palavras de um nome, ou partes de palavras; ou um código; ou um CNPJ, com ou sem máscara, inteiro ou seus primeiros cinco caracteres ou mais.',
  'Only what is of this kind.': 'Só o que é deste tipo.',
  'The most that are listed.': 'O máximo que é listado.',
  'A kind.': 'Um tipo.',
  'The kinds that were searched: those requested that the snapshot has anything of.':
    'Os tipos em que se buscou: os pedidos de que o retrato tem alguma coisa.',
  'CNPJ, asset_id, ticker, code, series, dataset, or ends of a route.':
    'CNPJ, asset_id, ticker, código, série, conjunto de dados, ou pontas de uma rota.',
  'Its name; "" where none is known.': 'Seu nome; "" quando nenhum é conhecido.',
  'Address of what the API answers of it.': 'Endereço do que a API responde sobre ele.',
  'code: the question is its code; words: each word is a whole word of it; beginning: each begins one; inside: one is inside another word, or in a name that it had.':
    'code: a pergunta é o código dele; words: cada palavra é uma palavra inteira dele; beginning: cada uma começa uma; inside: uma está dentro de outra palavra, ou em um nome que ele teve.',
  'Something that was found by its name or code.': 'Algo que foi achado pelo seu nome ou código.',
}
