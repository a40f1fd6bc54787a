import type { Translations } from '../../../../api/language/translations.ts'

/** Portuguese about confidential holdings, and about holdings that look-throughs open. */
export const hiddenAndOpenedPortuguese: Translations['sentences'] = {
  'One row a class and month in which confidential totals of it open: what it hides until when.':
    'Uma linha por classe e mês em que totais confidenciais dela se abrem: o que ela esconde até quando.',
  'Month in which the totals open, YYYY-MM; none where no day is filed.':
    'Mês em que os totais se abrem, AAAA-MM; nenhum quando nenhum dia é informado.',
  'These totals.': 'Esses totais.',
  'Sum of these totals.': 'Soma desses totais.',
  'Month in which the first of its confidential totals opens, YYYY-MM; none where it has none.':
    'Mês em que se abre o primeiro de seus totais confidenciais, AAAA-MM; nenhum quando não tem nenhum.',
  'Confidential totals of earlier months that open in this one.':
    'Totais confidenciais de meses anteriores que se abrem neste.',
  'Quotas that the look-through does not open, those of funds abroad left out, in percent of the NAV.':
    'Cotas que a carteira aberta não abre, sem as de fundos no exterior, em porcentagem do patrimônio líquido.',
  'Leaves of the look-through that are assets, quotas that are not opened among them, in percent of the NAV.':
    'Folhas da carteira aberta que são ativos, entre elas as cotas que não se abrem, em porcentagem do patrimônio líquido.',
  'Of them those that are named.': 'Delas, as que são nomeadas.',
  'hhi of these leaves: 10,000 × the sum of the squared parts of the NAV of each asset above zero.':
    'hhi dessas folhas: 10.000 × a soma dos quadrados das parcelas do patrimônio de cada ativo acima de zero.',
  'The largest issuer, by itself and through funds, in percent of the NAV: of the role issuer, the treasury left out.':
    'O maior emissor, por si e por meio de fundos, em porcentagem do patrimônio líquido: do papel issuer, sem o tesouro.',
}
