import { defineMessages } from '../../../api/language/message.ts'
import type { Text } from '../../../core/language.ts'

/** Errors in a request for the values of a series. */
export const statisticMessages = defineMessages({
  tooLongSeries: {
    en: 'No name of a series is so long: see /v1/statistics.',
    pt: 'Nenhum nome de série é tão longo: veja /v1/statistics.',
  },
  valueHasNoColumn: ({ column, columns }: { column: string; columns: readonly string[] }) => ({
    en: `Without vintages=all a row has no ${column}: use one of ${columns.join(', ')}.`,
    pt: `Sem vintages=all uma linha não tem ${column}: use um destes: ${columns.join(', ')}.`,
  }),
  noLineOfVersions: {
    en: 'The line of a version is in the snapshots that have it: ask with its first_snapshot as snapshot, without vintages.',
    pt: 'A linha de uma versão está nos snapshots que a têm: peça com o seu first_snapshot como snapshot, sem vintages.',
  },
  notAccumulated: ({ requested, name }: { requested: string; name: Text }) => ({
    en: `The values of ${requested} (${name.en}) are no rates that a deposit earns day after day: use cdi, selic-diaria or selic.`,
    pt: `Os valores de ${requested} (${name.pt}) não são taxas que um depósito rende dia após dia: use cdi, selic-diaria ou selic.`,
  }),
})
