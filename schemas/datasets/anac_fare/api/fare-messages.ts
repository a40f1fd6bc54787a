import { defineMessages } from '../../../api/language/message.ts'

/** Errors in a request for fares. */
export const fareMessages = defineMessages({
  airlineForm: {
    en: 'An airline has an ICAO code of 3 letters or digits, such as GLO.',
    pt: 'Uma empresa aérea tem um código ICAO de 3 letras ou dígitos, como GLO.',
  },
  aerodromeForm: {
    en: 'An aerodrome has an ICAO code of 4 letters or digits, such as SBGR, or an IATA code of 3 letters, such as GRU.',
    pt: 'Um aeródromo tem um código ICAO de 4 letras ou dígitos, como SBGR, ou um código IATA de 3 letras, como GRU.',
  },
  grouping: {
    en: 'Use route, airline or month, or leave it out for the fares themselves.',
    pt: 'Use route, airline ou month, ou omita-o para as próprias tarifas.',
  },
  fareHasNoColumn: ({ column, columns }: { column: string; columns: readonly string[] }) => ({
    en: `Without aggregate a row has no ${column}: use one of ${columns.join(', ')}.`,
    pt: `Sem aggregate uma linha não tem ${column}: use um destes: ${columns.join(', ')}.`,
  }),
  summaryHasNoColumn: ({ by, column, columns }: { by: string; column: string; columns: readonly string[] }) => ({
    en: `With aggregate=${by} a row has no ${column}: use one of ${columns.join(', ')}.`,
    pt: `Com aggregate=${by} uma linha não tem ${column}: use um destes: ${columns.join(', ')}.`,
  }),
})
