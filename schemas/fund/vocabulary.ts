import type { Lookup } from '../core/dataset.ts'

/** `type` by the remaining token of a label such as `Classes de Cotas de Fundos FIF` or `CLASSES - FIDC`. */
const types: Readonly<Record<string, readonly string[]>> = {
  fif: ['FIF', 'FI', 'FITVM', 'FACFIF', 'FIFDIV', 'FIC-FITVM', 'FIEX', 'FMAI', 'FPCE', 'FPDS'],
  fidc: ['FIDC', 'FIDC-NP', 'FICFIDC', 'FIDCFIAGRO', 'FIDC FIAGRO'],
  fii: ['FII', 'F.I.I.', 'FII-FIAGRO'],
  fip: ['FIP', 'FMIEE', 'FICFIP', 'FIP (FMIEE)', 'FIP EE'],
  fiagro: ['FIAGRO'],
  etf: ['FIIM'],
  fapi: ['FAPI', 'FIF (FAPI)'],
  fmp: ['FMP-FGTS', 'FMP-FGTS CL', 'FI-FGTS'],
  other: ['FUNCINE', 'FICART'],
}

/** `status` by the folded label of either register. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  normal: ['em funcionamento normal'],
  pre_operational: ['fase pre-operacional'],
  under_review: ['em analise'],
  // Neither register has a literal suspension; these statuses are the nearest.
  suspended: ['em situacao especial', 'paralisada'],
  liquidation: ['em liquidacao', 'liquidacao'],
  merged: ['incorporacao'],
  cancelled: ['cancelado', 'cancelada'],
}

const pairs = (vocabulary: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(vocabulary).flatMap(([value, labels]) => labels.map((label) => [label, value] as const))

export const fundLookups: readonly Lookup[] = [
  { name: 'fund_type', columns: ['token', 'type'], rows: pairs(types) },
  { name: 'fund_status', columns: ['folded', 'status'], rows: pairs(statuses) },
]
