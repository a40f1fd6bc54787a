import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

/** Where the invented settlements, prices of bonds and curves of the sample are. */
const SETTLEMENTS = 'www.b3.com.br/pesquisapregao/download@filelist=SPRD251031.zip'
export const BOND_PRICES = 'www.anbima.com.br/informacoes/merc-sec/arqs/ms251031.txt'
export const CURVES = 'www.anbima.com.br/informacoes/est-termo/CZ-down.asp@Dt_Ref=31-10-2025&saida=csv'

/** A mirror with these files, one of which can be edited as a text of ISO-8859-1. */
export async function curveMirror(
  edit: Readonly<Record<string, (text: string) => string>> = {},
  folder?: string,
): Promise<string> {
  const mirror = folder ?? (await temporaryFolder())
  for (const file of [SETTLEMENTS, BOND_PRICES, CURVES]) {
    const path = join(mirror, file)
    await mkdir(dirname(path), { recursive: true })
    const change = edit[file]
    if (change === undefined) await cp(join('data/sample', file), path)
    else await writeFile(path, change(await readFile(join('data/sample', file), 'latin1')), 'latin1')
  }
  return mirror
}
