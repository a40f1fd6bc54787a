import { defineMessages } from './language/message.ts'

const KINDS: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
}

/** zod's own English messages about a value, and their Portuguese. */
export const schemaMessages = defineMessages({
  missingValue: ({ english, expected }: { english: string; expected: string }) => ({
    en: english,
    pt: `Falta o valor: envie ${KINDS[expected] ?? expected}`,
  }),
  wrongKind: ({ english, expected, kind }: { english: string; expected: string; kind: string }) => ({
    en: english,
    pt: `Valor inválido: esperava-se ${KINDS[expected] ?? expected}, veio ${kind}`,
  }),
  tooLong: ({ english, most }: { english: string; most: number }) => ({
    en: english,
    pt: `Longo demais: use no máximo ${String(most)} caracteres`,
  }),
  tooShort: ({ english, least }: { english: string; least: number }) => ({
    en: english,
    pt: `Curto demais: use pelo menos ${String(least)} caracteres`,
  }),
  wrongForm: ({ english, pattern }: { english: string; pattern: string }) => ({
    en: english,
    pt: `Texto inválido: precisa corresponder ao padrão ${pattern}`,
  }),
  wrongValue: ({ english }: { english: string }) => ({ en: english, pt: 'Valor inválido' }),
})
