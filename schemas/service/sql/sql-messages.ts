import { defineMessages } from '../../api/language/message.ts'

/** Errors in a SQL statement or its result. */
export const sqlMessages = defineMessages({
  oneSelect: {
    en: 'Send exactly one SELECT: nothing else is run here.',
    pt: 'Envie exatamente um SELECT: nada mais é executado aqui.',
  },
  functionNotAllowed: ({ name }: { name: string }) => ({
    en: `The function ${name} is not allowed here.`,
    pt: `A função ${name} não é permitida aqui.`,
  }),
  tableNotFound: ({ name }: { name: string }) => ({
    en: `There is no table ${name} in this snapshot: column_dictionary lists them all.`,
    pt: `Não existe a tabela ${name} neste snapshot: column_dictionary lista todas.`,
  }),
  duplicateColumn: ({ name }: { name: string }) => ({
    en: `Two columns are named ${name}: give each a name of its own with AS.`,
    pt: `Duas colunas se chamam ${name}: dê a cada uma um nome próprio com AS.`,
  }),
  tooManyRows: ({ count }: { count: number }) => ({
    en: `The answer has more than ${String(count)} rows, and nothing is cut off: add up more, or use LIMIT.`,
    pt: `A resposta tem mais de ${String(count)} linhas, e nada é cortado: agregue mais, ou use LIMIT.`,
  }),
  tooManyBytes: ({ count }: { count: number }) => ({
    en: `The answer has more than ${String(count)} bytes, and nothing is cut off: select fewer columns or rows.`,
    pt: `A resposta tem mais de ${String(count)} bytes, e nada é cortado: selecione menos colunas ou linhas.`,
  }),
  tooMuchTime: ({ seconds }: { seconds: number }) => ({
    en: `This statement takes more than ${String(seconds)} seconds: ask for fewer months, funds or columns. Sent again, it takes as long.`,
    pt: `Este comando leva mais de ${String(seconds)} segundos: peça menos meses, fundos ou colunas. Enviado de novo, leva o mesmo tempo.`,
  }),
  tooMuchMemory: ({ mebibytes }: { mebibytes: number }) => ({
    en: `This statement takes more than ${String(mebibytes)} MiB of memory: ask for fewer months, funds or columns. Sent again, it takes as much.`,
    pt: `Este comando usa mais de ${String(mebibytes)} MiB de memória: peça menos meses, fundos ou colunas. Enviado de novo, usa o mesmo tanto.`,
  }),
  notAllowed: ({ name }: { name: string }) => ({
    en: `A statement may not have ${name} here.`,
    pt: `Um comando não pode ter ${name} aqui.`,
  }),
  cannotRun: {
    en: 'DuckDB cannot run this statement: error_data.sql.detail says why.',
    pt: 'O DuckDB não consegue executar este comando: error_data.sql.detail diz por quê.',
  },
  processEnded: {
    en: 'The process that ran this statement ended before it had answered: ask for less, or try again.',
    pt: 'O processo que executava este comando terminou antes de responder: peça menos, ou tente de novo.',
  },
  body: {
    en: 'Send a JSON object with sql, and with parameters if there are any, of at most 64 KiB.',
    pt: 'Envie um objeto JSON com sql, e com parameters se houver, de no máximo 64 KiB.',
  },
  tooLongStatement: ({ count }: { count: number }) => ({
    en: `A statement has at most ${String(count)} characters.`,
    pt: `Um comando tem no máximo ${String(count)} caracteres.`,
  }),
  wrongValues: ({ most }: { most: number }) => ({
    en: `A value is a text, a whole number, true, false or null: send other numbers as text, and cast them. There are at most ${String(most)}, by name or in a list.`,
    pt: `Um valor é um texto, um número inteiro, true, false ou null: envie outros números como texto e converta-os. São no máximo ${String(most)}, por nome ou em uma lista.`,
  }),
})
