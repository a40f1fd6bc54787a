import type { Text } from '../../../../schemas/core/language.ts'

/** Warns of a month whose files lack members, on the page of a fund. */
export const FUND_LACKS: Text = {
  en: 'Partial month: the files lack members, so the fund may have more than is shown.',
  pt: 'Mês parcial: faltam blocos nos arquivos, e o fundo pode ter mais do que aparece aqui.',
}

/** Warns of such a month on the page of an asset. */
export const HOLDERS_LACK: Text = {
  en: 'Partial month: the files lack members, so more funds may hold it than are shown.',
  pt: 'Mês parcial: faltam blocos nos arquivos, e mais fundos podem ter o ativo do que os que aparecem aqui.',
}

/** Warns of such a month on a page of sums over funds. */
export const SUMS_LACK: Text = {
  en: 'Partial month: the files lack members, so these sums are of what is there, and not of all funds.',
  pt: 'Mês parcial: faltam blocos nos arquivos, e estas somas cobrem o que há neles, não todos os fundos.',
}

/** Warns of such a month on a list of funds. */
export const MONTH_LACKS: Text = {
  en: 'Partial month: the files lack members, so what many portfolios hold is not known.',
  pt: 'Mês parcial: faltam blocos nos arquivos, e muitas carteiras estão incompletas.',
}
