import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './build.ts'

// Nobody's number: the digits of a textbook example, with right check digits.
export const CPF = '529.982.247-25'
export const BARE = '52998224725'
export const NAME = 'MARIA DA SILVA'
export const person = { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: CPF, EMISSOR: NAME }

/** Lists the files of a data directory, without the downloads, that contain a text. */
export async function spelt(dataDir: string, text: string): Promise<string[]> {
  const files = (await filesBelow(dataDir)).filter((file) => !file.startsWith('raw/'))
  const contents = await Promise.all(files.map((file) => readFile(join(dataDir, file), 'latin1')))
  return files.filter((_file, at) => contents[at]?.includes(text))
}
