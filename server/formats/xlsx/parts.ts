/** A part of a workbook around its sheets: fixed text, or the list of the sheets. */
export interface Part {
  readonly path: string
  readonly text: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function nameSheetPart(at: number): string {
  return `xl/worksheets/sheet${String(at + 1)}.xml`
}

/** Writes the parts that list the sheets, which are known when all of them are written. */
export function listParts(sheets: readonly string[]): Part[] {
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${TYPES}.${type}+xml"/>`
  const styleId = `rId${String(sheets.length + 1)}`
  return [
    {
      path: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${sheets.map((_name, at) => override(nameSheetPart(at), 'worksheet')).join('')}${override('xl/styles.xml', 'styles')}</Types>`,
    },
    {
      path: '_rels/.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      path: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map((name, at) => `<sheet name="${name}" sheetId="${String(at + 1)}" r:id="rId${String(at + 1)}"/>`).join('')}</sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_name, at) => `<Relationship Id="rId${String(at + 1)}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(at + 1)}.xml"/>`).join('')}<Relationship Id="${styleId}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    { path: 'xl/styles.xml', text: STYLES_PART },
  ]
}

/** Formats of cells, in the order of `STYLES`. */
const STYLES_PART = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`

/** Begins a sheet: its first rows stay in view if they are headings, and columns are as wide as said. */
export function beginSheet(widths: readonly number[], hasHeadings: boolean): string {
  const view = hasHeadings
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : ''
  const columns = widths.map(
    (width, at) => `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${String(width)}" customWidth="1"/>`,
  )
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${columns.join('')}</cols><sheetData>`
}

export const SHEET_END = '</sheetData></worksheet>'
