import type { QuarantineRule } from '../core/check.ts'

/** Relations of the members of a file of real-estate funds, and the relation with the list of reports. */
interface ReportParts {
  readonly parts: readonly string[]
  readonly reports: string
}

/** Selects the lines of all parts, each with the identity of its report. */
export function selectParts({ parts }: ReportParts): string {
  return parts
    .map((part) => `SELECT member, line, CNPJ_Fundo_Classe, Data_Referencia, Versao FROM ${part}`)
    .join(' UNION ALL ')
}

/** Writes the condition for a line of `part` whose report is not in the list. */
export function isWithoutReport({ reports }: ReportParts): string {
  return `
  NOT EXISTS (FROM ${reports} AS report WHERE report.CNPJ_Fundo_Classe = part.CNPJ_Fundo_Classe
    AND report.Data_Referencia = part.Data_Referencia AND report.Versao = part.Versao)`
}

/** Sets lines aside that belong to no report, as long as they are few. */
export function setLostLinesAside(file: ReportParts, because: string): QuarantineRule {
  return {
    id: 'without_report',
    because,
    sql: `
      WITH lost AS (SELECT * FROM (${selectParts(file)}) AS part WHERE ${isWithoutReport(file)})
      SELECT member, line, 'Versao' AS "column", Versao::VARCHAR AS filed,
        'no report of ' || CNPJ_Fundo_Classe || ' of ' || Data_Referencia || ' in version ' || Versao || ' is in the file' AS reason
      FROM lost
      QUALIFY count(*) OVER (PARTITION BY member)
        <= 10 + (SELECT count(*) FROM (${selectParts(file)}) AS every WHERE every.member = lost.member) // 100`,
  }
}

/** Sets the lines of replaced reports aside; `counted` has one row per fund. */
export function setEarlierDocumentsAside(file: ReportParts, because: string, counted: string): QuarantineRule {
  return {
    id: 'earlier_document',
    because,
    sql: `
      WITH ${counted}
      SELECT member, line, 'Versao' AS "column", part.Versao::VARCHAR AS filed,
        'version ' || counted.Versao || ' of ' || counted.Data_Referencia || ' counts' AS reason
      FROM (${selectParts(file)}) AS part
      JOIN counted USING (CNPJ_Fundo_Classe)
      WHERE (part.Versao <> counted.Versao OR part.Data_Referencia <> counted.Data_Referencia)
        AND NOT (${isWithoutReport(file)})`,
  }
}
