import type { QuarantineRule } from '../../core/check.ts'

/** Relations of the members, each with a line for each class. */
export const relations = [
  'raw_assets',
  'raw_segment',
  'raw_liabilities',
  'raw_nav',
  'raw_age',
  'raw_holders',
  'raw_quotas',
  'raw_returns',
  'raw_performance',
] as const

const reporters = (type: string) =>
  relations.map((each) => `SELECT CNPJ_FUNDO_CLASSE FROM ${each} WHERE TP_FUNDO_CLASSE = '${type}'`).join(' UNION ')

export const quarantineRules: readonly QuarantineRule[] = [
  {
    id: 'filed_under_two_types',
    because:
      'One number can report as a class (Classe) and as a fund (Fundo) with other figures, as 42.357.817/0001-61 did in 2025-06. The class counts, because the fund is adapted to Resolution CVM 175 then, and the lines of the fund are set aside in all members.',
    sql: `
      WITH twice AS (SELECT * FROM (${reporters('Classe')}) INTERSECT SELECT * FROM (${reporters('Fundo')}))
      ${relations
        .map(
          (each) => `
      SELECT member, line, 'TP_FUNDO_CLASSE' AS "column", TP_FUNDO_CLASSE AS filed,
        'filed as Fundo and as Classe, which counts' AS reason
      FROM ${each} SEMI JOIN twice USING (CNPJ_FUNDO_CLASSE)
      WHERE TP_FUNDO_CLASSE = 'Fundo'`,
        )
        .join(' UNION ALL ')}`,
  },
]
