import type { Text } from '../../../../schemas/core/language.ts'

/** Why a return or what it is compared with is not known. */
export const RETURN_REASONS: Readonly<Record<string, Text>> = {
  source_not_compiled: {
    en: 'the daily reports of the month are not in these data',
    pt: 'os informes diários do mês não estão nesta base',
  },
  month_not_covered: {
    en: 'months of daily reports are missing here',
    pt: 'faltam meses de informes diários nesta base',
  },
  no_report: {
    en: 'there is no report on the first or last day',
    pt: 'não há informe no primeiro ou no último dia',
  },
  conflicting_reports: {
    en: 'two reports of one day differ',
    pt: 'dois informes do mesmo dia diferem',
  },
  quota_not_positive: {
    en: 'a quota value is not above zero',
    pt: 'um valor de cota não é positivo',
  },
  month_not_ended: {
    en: 'the daily reports of the month are not all there yet',
    pt: 'os informes diários do mês ainda não chegaram todos',
  },
  monthly_only: {
    en: 'the fund reports by month only',
    pt: 'o fundo só informa por mês',
  },
  report_not_filed: {
    en: 'the fund has no daily reports',
    pt: 'o fundo não tem informes diários',
  },
  cdi_missing: {
    en: 'the CDI of all days is not in these data',
    pt: 'o CDI de todos os dias não está nesta base',
  },
  calendar_unknown: {
    en: 'the business days are not known',
    pt: 'os dias úteis não são conhecidos',
  },
  not_whole_months: {
    en: 'the reports do not begin and end with months',
    pt: 'os informes não começam e terminam com meses',
  },
  value_missing: {
    en: 'a value of the series is missing',
    pt: 'falta um valor da série',
  },
  no_quote: {
    en: 'there is no quote on the first or last day',
    pt: 'não há cotação no primeiro ou no último dia',
  },
  report_missing: {
    en: 'the report of a day is missing',
    pt: 'falta o informe de um dia',
  },
  too_few_returns: {
    en: 'there are too few days',
    pt: 'há poucos dias',
  },
  event_between: {
    en: 'the exchange counted an event, such as a dividend, between the days',
    pt: 'a bolsa contou um evento, como um dividendo, entre os dias',
  },
  series_differ: {
    en: 'each series of the fund has a return of its own',
    pt: 'cada série do fundo tem rentabilidade própria',
  },
  return_implausible: {
    en: 'the filed return cannot be true',
    pt: 'a rentabilidade informada não pode ser verdadeira',
  },
}
