import { coefficient, type Column, copied, day, percent, quotaPrice, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'
import type { FieldKind } from '../../core/source.ts'

const as = (name: string, kind: FieldKind) => copied(name, { kind })
const traced = provenanceColumns('the file')
const textLine = provenanceColumns('the file', { line: 'Line of that file, the first of which has the day.' })

export const bondPriceColumns = {
  date: required(day(as('Data Referencia', 'bare_day'), 'Day of the price.')),
  bond: required(text(copied('Titulo'), 'Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F.')),
  selic_code: required(text(copied('Codigo SELIC'), 'Code of the bond in the Selic, such as 100000 of the LTN.')),
  issue_date: day(as('Data Base/Emissao', 'bare_day'), 'Day of issue, or from which the nominal value is brought up to date.'),
  maturity_date: required(day(as('Data Vencimento', 'bare_day'), 'Day on which the bond falls due.')),
  max_rate: percent(as('Tx. Maxima', 'comma_decimal'), 'Highest rate that was asked; null where there was none.'),
  min_rate: percent(as('Tx. Minima', 'comma_decimal'), 'Lowest rate that was bid; null where there was none.'),
  rate: percent(as('Tx. Indicativas', 'comma_decimal'), 'Indicative rate of a year of 252 business days; of an LFT above or below the Selic.'),
  price: quotaPrice(as('PU', 'comma_decimal'), 'Indicative price of a bond.'),
  criterion: text(copied('Criterio'), 'How the rate was found, as filed.'),
  ...traced,
} satisfies Record<string, Column>

const curve = required(text('derived', 'Curve: ettj-fixed, ettj-ipca, or ettj-inflation, which follows from both.'))
const curveDay = required(day('the first line', 'Day of the curve.'))

export const curveParameterColumns = {
  date: curveDay,
  curve,
  ...Object.fromEntries([1, 2, 3, 4].map((place) => [`beta_${String(place)}`, required(coefficient(`Beta ${String(place)}`, 'Coefficient of the curve by Svensson.'))])),
  ...Object.fromEntries([1, 2].map((place) => [`lambda_${String(place)}`, required(coefficient(`Lambda ${String(place)}`, 'Decay of the curve by Svensson, of a year of 252 business days.'))])),
  ...textLine,
} satisfies Record<string, Column>

export const curvePointColumns = {
  date: curveDay,
  curve,
  business_days: required(whole('Vertices', 'Business days of the vertex.')),
  rate: required(percent('ETTJ IPCA, ETTJ PREF, Inflação Implícita, Taxa (%a.a.)', 'Rate of a year of 252 business days, cut to four decimals.')),
  ...textLine,
} satisfies Record<string, Column>
