import { defineMessages } from '../../schemas/api/language/message.ts'

export const mcpMessages = defineMessages({
  oneMessage: {
    en: 'Send one JSON-RPC message of at most 64 KiB as the body of a POST.',
    pt: 'Envie uma mensagem JSON-RPC de no máximo 64 KiB como corpo de um POST.',
  },
  onlyPost: ({ method }: { method: string }) => ({
    en: `Send a POST: this address takes messages of MCP, not ${method}.`,
    pt: `Envie um POST: este endereço recebe mensagens de MCP, não ${method}.`,
  }),
  otherOrigin: {
    en: 'A page of another origin cannot send messages: send them from a program, which names no Origin.',
    pt: 'Uma página de outra origem não pode enviar mensagens: envie-as de um programa, que não informa Origin.',
  },
  argumentKinds: {
    en: 'Each argument is a text, a number, or true or false.',
    pt: 'Cada argumento é um texto, um número, ou true ou false.',
  },
  unknownArgument: ({ name, known }: { name: string; known: string }) => ({
    en: `This tool takes no ${name}. It takes ${known}.`,
    pt: `Esta ferramenta não aceita ${name}. Aceita ${known}.`,
  }),
  wholeArgument: ({ name, least, most }: { name: string; least: number; most: number }) => ({
    en: `${name} is a whole number from ${String(least)} to ${String(most)}.`,
    pt: `${name} é um número inteiro de ${String(least)} a ${String(most)}.`,
  }),
})
