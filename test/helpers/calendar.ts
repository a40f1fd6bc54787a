import { cp } from 'node:fs/promises'
import { join } from 'node:path'

const SHEET = 'www.anbima.com.br/feriados/arqs/feriados_nacionais.xls'
const SAMPLE = new URL(`../../data/sample/${SHEET}`, import.meta.url).pathname

/** Adds the bank holidays of the sample, 2001 to 2099, to a mirror; returns the mirror. */
export async function withCalendar(mirror: string): Promise<string> {
  await cp(SAMPLE, join(mirror, SHEET))
  return mirror
}
