import type { Text } from '../core/language.ts'
import { defineMessages } from './language/message.ts'

/** Errors in the value of a parameter. */
export const valueMessages = defineMessages({
  cnpjForm: {
    en: 'A CNPJ has 14 characters, such as 00068305000135 or, URL-encoded, 00.068.305/0001-35.',
    pt: 'Um CNPJ tem 14 caracteres, como 00068305000135 ou, codificado para URL, 00.068.305/0001-35.',
  },
  codeInList: ({ code }: { code: string }) => ({
    en: `A list takes CNPJs: /v1/fund/${code} says which CNPJ ${code} names.`,
    pt: `Uma lista aceita CNPJs: /v1/fund/${code} diz que CNPJ ${code} nomeia.`,
  }),
  checkDigits: ({ cnpj }: { cnpj: string }) => ({
    en: `The check digits of ${cnpj} are wrong: look for a mistyped digit.`,
    pt: `Os dígitos verificadores de ${cnpj} estão errados: procure um dígito trocado.`,
  }),
  dateForm: {
    en: 'A date is written YYYYMMDD or YYYY-MM-DD, a whole month YYYY-MM, and it must exist in the calendar.',
    pt: 'Uma data se escreve AAAAMMDD ou AAAA-MM-DD, um mês inteiro AAAA-MM, e precisa existir no calendário.',
  },
  instantForm: {
    en: 'An instant is written YYYY-MM-DDTHH:MM:SSZ, in UTC, or YYYY-MM-DD for the first of a day.',
    pt: 'Um instante se escreve AAAA-MM-DDTHH:MM:SSZ, em UTC, ou AAAA-MM-DD para o primeiro de um dia.',
  },
  daysSwapped: {
    en: 'The day in from is later than the one in to: swap them.',
    pt: 'O dia em from é posterior ao de to: troque-os.',
  },
  wholeBetween: ({ least, most }: { least: number; most: number }) => ({
    en: `Use a whole number from ${String(least)} to ${String(most)}.`,
    pt: `Use um número inteiro de ${String(least)} a ${String(most)}.`,
  }),
  trueOrFalse: { en: 'Use true, false, 1 or 0.', pt: 'Use true, false, 1 ou 0.' },
  oneOf: ({ choices, meant }: { choices: readonly string[]; meant: string | null }) => ({
    en: `${meant === null ? '' : `Did you mean ${meant}? `}Use one of ${listChoices(choices, 'more')}.`,
    pt: `${meant === null ? '' : `Você quis dizer ${meant}? `}Use um destes: ${listChoices(choices, 'a mais')}.`,
  }),
  jsonOrHtml: { en: 'Use json or html.', pt: 'Use json ou html.' },
  tooManyCharacters: ({ most }: { most: number }) => ({
    en: `Use at most ${String(most)} characters.`,
    pt: `Use no máximo ${String(most)} caracteres.`,
  }),
  tooManyValues: ({ most }: { most: number }) => ({
    en: `Name at most ${String(most)} values, separated by commas.`,
    pt: `Nomeie no máximo ${String(most)} valores, separados por vírgulas.`,
  }),
  tooManyCnpjs: ({ most }: { most: number }) => ({
    en: `Name at most ${String(most)} CNPJs, separated by commas.`,
    pt: `Nomeie no máximo ${String(most)} CNPJs, separados por vírgulas.`,
  }),
  wordOfAName: {
    en: 'Use a code, or at least one word of a name, or part of one.',
    pt: 'Use um código, ou pelo menos uma palavra de um nome, ou parte de uma.',
  },
  columnsTwice: { en: 'Name each column once.', pt: 'Nomeie cada coluna uma vez.' },
  noSuchColumn: ({ name, meant, names }: { name: string; meant: string | null; names: Text }) => ({
    en: `There is no column ${name}${meant === null ? '.' : `: did you mean ${meant}?`} Use some of ${names.en}.`,
    pt: `Não existe a coluna ${name}${meant === null ? '.' : `: você quis dizer ${meant}?`} Use algumas destas: ${names.pt}.`,
  }),
  snapshotForm: {
    en: 'The name of a snapshot looks like 20251101T030000Z: take it from X-Snapshot-Id.',
    pt: 'O nome de um snapshot é como 20251101T030000Z: tome-o de X-Snapshot-Id.',
  },
  noProvenance: {
    en: 'These rows are computed and not each read from a line: leave provenance out, or ask for the lines themselves.',
    pt: 'Estas linhas são calculadas, e não lidas cada uma de uma linha: omita provenance, ou peça as próprias linhas.',
  },
  cursorAndInstant: {
    en: 'A cursor says where to go on: send it without updated_after.',
    pt: 'Um cursor diz onde continuar: envie-o sem updated_after.',
  },
  cursorTooLong: ({ most }: { most: number }) => ({
    en: `A cursor has at most ${String(most)} characters: send the one of an answer, unchanged.`,
    pt: `Um cursor tem no máximo ${String(most)} caracteres: envie o de uma resposta, sem mudança.`,
  }),
  noCursor: {
    en: 'This is no cursor: send `next_cursor` of an answer, unchanged.',
    pt: 'Isto não é um cursor: envie `next_cursor` de uma resposta, sem mudança.',
  },
  wholeNumber: ({ digits }: { digits: number }) => ({
    en: `Use a whole number of up to ${String(digits)} digits, such as 100 or -1.`,
    pt: `Use um número inteiro de até ${String(digits)} dígitos, como 100 ou -1.`,
  }),
  decimalNumber: ({ digits, decimals }: { digits: number; decimals: number }) => ({
    en: `Use a number of up to ${String(digits)} digits and at most ${String(decimals)} decimals, such as 1000000 or -0.01.`,
    pt: `Use um número de até ${String(digits)} dígitos e no máximo ${String(decimals)} casas decimais, como 1000000 ou -0.01.`,
  }),
  rangeSwapped: ({ from, to }: { from: string; to: string }) => ({
    en: `${from} is more than ${to}: swap them.`,
    pt: `${from} é maior que ${to}: troque-os.`,
  }),
  absentColumn: ({ column }: { column: string }) => ({
    en: `The rows of this request have no ${column}: leave it out.`,
    pt: `As linhas deste pedido não têm ${column}: omita-o.`,
  }),
})

/** An error names this many words at most and stays short; the reference has all of them. */
const MOST_CHOICES = 60

function listChoices(choices: readonly string[], more: string): string {
  const rest = choices.length - MOST_CHOICES
  const named = choices.slice(0, MOST_CHOICES).join(', ')
  return rest > 0 ? `${named} (${String(rest)} ${more})` : named
}
