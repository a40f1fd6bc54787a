import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../helpers/folders.ts'

/** Comma, quotes, UTF-8, from line 1, values as they are and not as shown, every sheet in a file of its own. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'

/** Opens a workbook in LibreOffice, which writes each of its sheets into a folder, as `NAME-SHEET.csv`. */
export async function convertToCsv(workbook: string, folder: string): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(await temporaryFolder(), 'profile')}`
  await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', AS_CSV, '--outdir', folder, workbook])
}
