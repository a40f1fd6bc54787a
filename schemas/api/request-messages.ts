import type { Text } from '../core/language.ts'
import { defineMessages } from './language/message.ts'

/** Kinds of things that a client names, with the article if the language needs it. */
export const NAMED_KINDS = {
  asset: { en: 'asset', pt: 'o ativo' },
  benchmark: { en: 'benchmark', pt: 'a referência' },
  ticker: { en: 'ticker', pt: 'o ticker' },
  dataset: { en: 'dataset', pt: 'o conjunto de dados' },
  partition: { en: 'partition', pt: 'a partição' },
  table: { en: 'table', pt: 'a tabela' },
  series: { en: 'series', pt: 'a série' },
  calendar: { en: 'calendar', pt: 'o calendário' },
  index: { en: 'index', pt: 'o índice' },
  code: { en: 'code', pt: 'o código' },
  manager: { en: 'manager', pt: 'o gestor' },
  administrator: { en: 'administrator', pt: 'o administrador' },
  issuer: { en: 'issuer', pt: 'o emissor' },
  company: { en: 'company', pt: 'a companhia' },
} as const satisfies Readonly<Record<string, Text>>

/** Errors in a request, whatever it asks for. */
export const requestMessages = defineMessages({
  noSuch: ({ kind, name }: { kind: keyof typeof NAMED_KINDS; name: string }) => ({
    en: `There is no ${NAMED_KINDS[kind].en} ${name}.`,
    pt: `Não existe ${NAMED_KINDS[kind].pt} ${name}.`,
  }),
  didYouMean: ({ names }: { names: Text }) => ({
    en: `Did you mean ${names.en}?`,
    pt: `Você quis dizer ${names.pt}?`,
  }),
  knownNames: ({ names }: { names: Text }) => ({ en: `Known: ${names.en}.`, pt: `Conhecidos: ${names.pt}.` }),
  namesThere: ({ names }: { names: Text }) => ({ en: `There: ${names.en}.`, pt: `Há: ${names.pt}.` }),
  seeAddress: ({ address }: { address: string }) => ({ en: `See ${address}.`, pt: `Veja ${address}.` }),
  hasNone: { en: 'This snapshot has none.', pt: 'Este snapshot não tem nenhum.' },
  mutuallyExclusive: ({ one, other, choice }: { one: string; other: string; choice: Text }) => ({
    en: `${one} and ${other} both say ${choice.en}: send one of them.`,
    pt: `${one} e ${other} dizem ambos ${choice.pt}: envie um deles.`,
  }),
  unknownParameter: ({ meant, known }: { meant: string | null; known: Text | null }) => ({
    en: `Unknown parameter${meant === null ? '.' : `: did you mean ${meant}?`}${known === null ? '' : ` Known here: ${known.en}.`}`,
    pt: `Parâmetro desconhecido${meant === null ? '.' : `: você quis dizer ${meant}?`}${known === null ? '' : ` Conhecidos aqui: ${known.pt}.`}`,
  }),
  pathParameter: {
    en: 'Unknown parameter: it is part of the path.',
    pt: 'Parâmetro desconhecido: ele faz parte do caminho.',
  },
  givenTwice: { en: 'Given more than once: send it once.', pt: 'Enviado mais de uma vez: envie uma só.' },
  moreAreWrong: ({ count }: { count: number }) => ({
    en: `${String(count)} more of the parameters are wrong.`,
    pt: `Outros ${String(count)} parâmetros estão errados.`,
  }),
  nothingOf: ({ what }: { what: Text }) => ({
    en: `This snapshot has nothing of ${what.en}. A newer one may have it.`,
    pt: `Este snapshot não tem nada de ${what.pt}. Um mais novo pode ter.`,
  }),
  outsideCoverage: ({ what, first, last, gaps }: { what: Text; first: string; last: string; gaps: Text | null }) => ({
    en: `This snapshot covers no day of that range: it knows ${what.en} from ${first} to ${last}${gaps === null ? '' : `, but for ${gaps.en}`}.`,
    pt: `Este snapshot não cobre dia nenhum desse intervalo: conhece ${what.pt} de ${first} a ${last}${gaps === null ? '' : `, menos ${gaps.pt}`}.`,
  }),
})
