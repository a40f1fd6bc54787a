import type { Text } from '../../core/language.ts'
import { defineMessages } from '../../api/language/message.ts'

/** Errors in a request for a benchmark. */
export const benchmarkMessages = defineMessages({
  benchmarkForm: {
    en: 'Name a series of /v1/statistics, such as ipca or selic, or a ticker of the spot market, such as BOVA11.',
    pt: 'Nomeie uma série de /v1/statistics, como ipca ou selic, ou um ticker do mercado à vista, como BOVA11.',
  },
  noBenchmark: {
    en: 'It is no series of /v1/statistics and no ticker with quotes.',
    pt: 'Não é série de /v1/statistics nem ticker com cotações.',
  },
  noDailyReturn: ({ requested, name, names }: { requested: string; name: Text; names: Text }) => ({
    en: `No return from day to day can be computed from ${requested} (${name.en}): use one of ${names.en}, or a ticker.`,
    pt: `Não se pode calcular rentabilidade de dia a dia com ${requested} (${name.pt}): use um destes: ${names.pt}, ou um ticker.`,
  }),
})
