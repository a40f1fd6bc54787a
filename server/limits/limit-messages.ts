import type { Text } from '../../schemas/core/language.ts'
import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why a request is not worked on now, or was ended. */
export const limitMessages = defineMessages({
  keyIsOverLimit: ({ seconds }: { seconds: string }) => ({
    en: `This key has used its requests for now: try again in ${seconds} seconds.`,
    pt: `Esta chave usou seus pedidos por ora: tente de novo em ${seconds} segundos.`,
  }),
  tooManyFailures: ({ seconds }: { seconds: string }) => ({
    en: `Too many requests without a valid key from this address: try again in ${seconds} seconds.`,
    pt: `Pedidos demais sem chave válida deste endereço: tente de novo em ${seconds} segundos.`,
  }),
  tooManyPages: ({ seconds }: { seconds: string }) => ({
    en: `Too many pages from this address: try again in ${seconds} seconds.`,
    pt: `Páginas demais deste endereço: tente de novo em ${seconds} segundos.`,
  }),
  tooManyPagesUnderWay: ({ count }: { count: number }) => ({
    en: `This address has ${String(count)} pages under way, which is as many as it may have at once: ask again when one is here.`,
    pt: `Este endereço tem ${String(count)} páginas em andamento, o máximo ao mesmo tempo: peça de novo quando uma estiver aqui.`,
  }),
  tooManyConnections: ({ count }: { count: number }) => ({
    en: `This address has ${String(count)} connections, which is as many as it may have at once: use those that are open.`,
    pt: `Este endereço tem ${String(count)} conexões, o máximo ao mesmo tempo: use as que estão abertas.`,
  }),
  tooManyRequests: ({ seconds }: { seconds: string }) => ({
    en: `Too many requests from this address: try again in ${seconds} seconds.`,
    pt: `Pedidos demais deste endereço: tente de novo em ${seconds} segundos.`,
  }),
  tooManyWithoutKey: ({ seconds }: { seconds: string }) => ({
    en: `This address has used its requests without a key for now: try again in ${seconds} seconds, or send a key, which may ask more.`,
    pt: `Este endereço usou seus pedidos sem chave por ora: tente de novo em ${seconds} segundos, ou envie uma chave, que pode pedir mais.`,
  }),
  tooManyOfAddress: ({ count }: { count: number }) => ({
    en: `This address has ${String(count)} requests without a key under way, which is as many as it may have at once: send the next when one is answered.`,
    pt: `Este endereço tem ${String(count)} pedidos sem chave em andamento, o máximo que pode ter de uma vez: envie o próximo quando um for respondido.`,
  }),
  tooManyUnderWay: ({ count }: { count: number }) => ({
    en: `This key has ${String(count)} requests under way, which is as many as it may have at once: send the next when one is answered.`,
    pt: `Esta chave tem ${String(count)} pedidos em andamento, o máximo que pode ter de uma vez: envie o próximo quando um for respondido.`,
  }),
  tooManyHeavy: ({ count }: { count: number }) => ({
    en: `This key has ${String(count)} heavy requests under way, which is as many as it may have at once: send the next when one is answered.`,
    pt: `Esta chave tem ${String(count)} pedidos pesados em andamento, o máximo que pode ter de uma vez: envie o próximo quando um for respondido.`,
  }),
  overloaded: {
    en: 'The server has more to do than it can: try again in a moment.',
    pt: 'O servidor tem mais a fazer do que consegue: tente de novo em instantes.',
  },
  nobodyWaits: { en: 'Nobody waits for this answer.', pt: 'Ninguém espera por esta resposta.' },
  answerTookTooLong: {
    en: 'The answer took too long: ask for less, or try again in some minutes.',
    pt: 'A resposta demorou demais: peça menos, ou tente de novo em alguns minutos.',
  },
  queryTookTooLong: {
    en: 'The query took too long: ask for less, or try again in some minutes.',
    pt: 'A consulta demorou demais: peça menos, ou tente de novo em alguns minutos.',
  },
  tooMuchWork: ({ advice }: { advice: Text }) => ({
    en: `This asks for more work than one request may have done: ${advice.en}`,
    pt: `Isto pede mais trabalho do que um pedido pode receber: ${advice.pt}`,
  }),
})
