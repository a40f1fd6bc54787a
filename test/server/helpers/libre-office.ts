import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../helpers/folders.ts'

/** Comma, quotes, UTF-8, from line 1, values as they are and not as shown, every sheet in a file of its own. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'

/** Opens a workbook in LibreOffice, which writes each of its sheets into a folder, as `NAME-SHEET.csv`. */
export async function convertToCsv(workbook: string, folder: string): Promise<void> {
  await runLibreOffice(await temporaryFolder(), ['--convert-to', AS_CSV, '--outdir', folder, workbook])
}

async function runLibreOffice(profile: string, words: readonly string[]): Promise<void> {
  await promisify(execFile)('soffice', [`-env:UserInstallation=file://${profile}`, '--headless', ...words])
}

const asXml = (root: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>${inside}</${root.replace(/ .*/s, '')}>\n`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const quoteBasic = (text: string) => `"${text.replaceAll('"', '""')}"`

/**
 * Types cells and a formula into a new sheet of LibreOffice, and returns the number that it shows, as its text, and the
 * number of its error. A macro of a profile of its own does so: a file that is converted asks no address.
 */
export async function calculate(cells: Readonly<Record<string, string>>, formula: string): Promise<[string, number]> {
  const folder = await temporaryFolder()
  const [library, answer] = [join(folder, 'user/basic/Standard'), join(folder, 'answer.txt')]
  const typed = Object.entries(cells).map(
    ([cell, text]) => `sheet.getCellRangeByName("${cell}").String = ${quoteBasic(text)}`,
  )
  const macro = [
    'Sub Main',
    'Dim hidden(0) As New com.sun.star.beans.PropertyValue',
    'hidden(0).Name = "Hidden"',
    'hidden(0).Value = True',
    'document = StarDesktop.loadComponentFromURL("private:factory/scalc", "_blank", 0, hidden())',
    'sheet = document.Sheets.getByIndex(0)',
    ...typed,
    'Set asked = sheet.getCellRangeByName("Z1")',
    `asked.Formula = ${quoteBasic(formula)}`,
    'file = FreeFile',
    `Open ${quoteBasic(answer)} For Output As #file`,
    'Print #file, asked.Value & " " & asked.getError()',
    'Close #file',
    'document.close(True)',
    'StarDesktop.terminate()',
    'End Sub',
  ].join('\n')
  const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
  const names = 'xmlns:library="http://openoffice.org/2000/library"'
  const standard = 'library:name="Standard" library:link="false"'
  const place = 'xlink:href="$(USER)/basic/Standard/script.xlb/" xlink:type="simple"'
  const module = 'xmlns:script="http://openoffice.org/2000/script" script:name="Ask" script:language="StarBasic"'
  // A profile that is new is filled at the first start, over what is there.
  await runLibreOffice(folder, ['--terminate_after_init'])
  await mkdir(library, { recursive: true })
  await writeFile(
    join(folder, 'user/basic/script.xlc'),
    asXml(`library:libraries ${names} ${xlink}`, `<library:library ${standard} ${place}/>`),
  )
  await writeFile(
    join(library, 'script.xlb'),
    asXml(`library:library ${names} library:name="Standard"`, '<library:element library:name="Ask"/>'),
  )
  await writeFile(join(library, 'Ask.xba'), asXml(`script:module ${module}`, escapeXml(macro)))
  await runLibreOffice(folder, ['macro:///Standard.Ask.Main'])
  const [value = '', error = ''] = (await readFile(answer, 'utf8')).trim().split(' ')
  return [value, Number(error)]
}
