import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

const FOLDER = 'www.debentures.com.br/exploreosnd/consultaadados/emissoesdedebentures'
/** Where the header is, below the titles of the register. */
const HEADER = 3

/** Where the register of the papers in one status is: at the address that asks for them. */
const place = (choice: string) => `${FOLDER}/caracteristicas_e.asp@tip_deb=publicas&op_exc=${choice}`
export const REGISTERED = place('Nada')
export const EXCLUDED = place('False')

/** Changes the lines of the register: titles, a header, and a line a paper. */
export type EditRegister = (lines: readonly string[]) => readonly string[]

/** A mirror with the invented register of the sample, after an edit. */
export async function registerMirror(
  edit: EditRegister = (lines) => lines,
  { file = REGISTERED, folder }: { readonly file?: string; readonly folder?: string } = {},
): Promise<string> {
  const mirror = folder ?? (await temporaryFolder())
  const lines = (await readFile(join('data/sample', file), 'latin1')).trimEnd().split('\r\n')
  await mkdir(dirname(join(mirror, file)), { recursive: true })
  await writeFile(join(mirror, file), Buffer.from(`${edit(lines).join('\r\n')}\r\n`, 'latin1'))
  return mirror
}

/** Gives a column of the register other values, by the code of the paper. */
export function paperColumn(name: string, edit: (value: string, code: string) => string): EditRegister {
  return (lines) => {
    const at = (lines[HEADER] ?? '').split('\t').findIndex((each) => each.trim() === name)
    if (at < 0) throw new Error(`the register has no column ${name}`)
    return lines.map((line, number) => {
      if (number <= HEADER) return line
      const values = line.split('\t')
      return values.map((value, column) => (column === at ? edit(value, values[0] ?? '') : value)).join('\t')
    })
  }
}

/** An invented debenture as funds file it: without a code, by its terms. */
export const PAPER_OF_FUND = {
  TP_APLIC: 'Debêntures',
  TP_ATIVO: 'Debênture simples',
  PF_PJ_EMISSOR: 'PJ',
  CPF_CNPJ_EMISSOR: '99.111.222/0001-49',
  DT_VENC: '2029-06-20',
  TITULO_POSFX: 'S',
  CD_INDEXADOR_POSFX: 'DI1',
  PR_INDEXADOR_POSFX: '100',
  PR_CUPOM_POSFX: '1.85',
  QT_POS_FINAL: '10',
  VL_MERC_POS_FINAL: '10000.00',
}
