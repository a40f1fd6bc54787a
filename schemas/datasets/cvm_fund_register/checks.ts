import type { Check } from '../../core/check.ts'

export const checks: readonly Check[] = [
  {
    id: 'status_labels_known',
    level: 'grades',
    because: 'A status label that is not declared is answered as unknown.',
    hint: 'Add the labels to schemas/fund/vocabulary.ts.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT status_filed, ', ' ORDER BY status_filed), 'all known') AS figure,
        count(*) = 0 AS passed
      FROM cvm_fund_class WHERE status = 'unknown' AND status_filed IS NOT NULL`,
  },
  {
    id: 'type_labels_known',
    level: 'grades',
    because: 'A type label that is not declared is answered as other.',
    hint: 'Add the labels to schemas/fund/vocabulary.ts.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT type_filed, ', ' ORDER BY type_filed), 'all known') AS figure,
        count(*) = 0 AS passed
      FROM cvm_fund_class
      WHERE type = 'other' AND fund_type_token(type_filed) NOT IN (SELECT token FROM fund_type)`,
  },
  {
    id: 'classes_have_funds',
    level: 'grades',
    because: 'Every class of the register belongs to a fund of the register.',
    hint: 'A class without its fund takes missing values from the legacy register.',
    sql: `
      SELECT count(*) FILTER (fund_id IS NULL) || ' without of ' || count(*) AS figure,
        count(*) FILTER (fund_id IS NULL) = 0 AS passed
      FROM cvm_fund_class WHERE class_id IS NOT NULL`,
  },
  {
    id: 'subclasses_have_classes',
    level: 'grades',
    because: 'Every subclass belongs to a class; a class in transition can disappear and leave its subclasses.',
    hint: 'Nothing to do while they are few.',
    sql: `
      SELECT count(*) FILTER (class_cnpj IS NULL) || ' without of ' || count(*) AS figure,
        count(*) FILTER (class_cnpj IS NULL) * 100 <= count(*) AS passed
      FROM cvm_fund_subclass`,
  },
]
