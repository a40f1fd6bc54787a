import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ZipFile } from 'yazl'
import { checkDigits } from '../../../schemas/core/cnpj.ts'
import { type MemberId, NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { masked } from '../../helpers/portal.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

/** Values by column; what is not named is empty. */
export type Line = Readonly<Record<string, string>>

/** What the portal publishes in a test. A month lacks the members that are not named. */
export interface World {
  readonly months: Readonly<Record<string, Partial<Record<MemberId, readonly Line[]>>>>
  readonly funds?: readonly Line[]
  readonly classes?: readonly Line[]
  readonly subclasses?: readonly Line[]
  readonly legacy?: readonly Line[]
}

/** Has right check digits; each `n` gives another. */
export function cnpj(n: number): string {
  const twelve = `${String(70_000_000 + n)}0001`
  return `${twelve}${checkDigits(twelve)}`
}

function lastDay(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10)
}

/** Writes the world as a mirror of the portals, in `folder` or a new one; answers the folder. */
export async function makeMirror(world: World, folder?: string): Promise<string> {
  const root = folder ?? (await temporaryFolder())
  const fi = join(root, 'dados.cvm.gov.br/dados/FI')
  for (const [month, members] of Object.entries(world.months)) {
    const texts = Object.entries(members).map(([member, lines]) => {
      const id = member as MemberId
      return [
        memberFile(id, month),
        csv(
          NEW[id],
          lines.map((line) => renameCnpjColumn(line, month)),
        ),
      ] as const
    })
    await saveBytes(join(fi, `DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`), await zip(texts))
  }
  const register = await zip([
    ['registro_fundo.csv', csv(REGISTER_HEADERS.fund, world.funds ?? [])],
    ['registro_classe.csv', csv(REGISTER_HEADERS.class, world.classes ?? [])],
    ['registro_subclasse.csv', csv(REGISTER_HEADERS.subclass, world.subclasses ?? [])],
  ])
  await saveBytes(join(fi, 'CAD/DADOS/registro_fundo_classe.zip'), register)
  await saveBytes(join(fi, 'CAD/DADOS/cad_fi.csv'), csv(REGISTER_HEADERS.legacy, world.legacy ?? []))
  return root
}

function memberFile(member: MemberId, month: string): string {
  const stem = member === 'FIE' ? 'fie' : member === 'FIE_CONFID' ? 'fie_CONFID' : `fi_${member}`
  return `cda_${stem}_${month.replace('-', '')}.csv`
}

/** Every line of a month says its day; the filer's CNPJ is masked as CVM does. */
function renameCnpjColumn({ CNPJ_FUNDO_CLASSE = '', ...line }: Line, month: string): Line {
  return {
    TP_FUNDO_CLASSE: 'CLASSES - FIF',
    DENOM_SOCIAL: `FUNDO ${CNPJ_FUNDO_CLASSE}`,
    DT_COMPTC: lastDay(month),
    CNPJ_FUNDO_CLASSE: masked(CNPJ_FUNDO_CLASSE),
    ...line,
  }
}

function csv(header: string, lines: readonly Line[]): Buffer {
  const columns = header.split(';')
  const rows = lines.map((line) => {
    const unknown = Object.keys(line).filter((column) => !columns.includes(column))
    if (unknown.length > 0) throw new Error(`no column ${unknown.join(', ')} in ${header}`)
    return columns.map((column) => line[column] ?? '').join(';')
  })
  return Buffer.from([header, ...rows, ''].join('\r\n'), 'latin1')
}

async function zip(members: readonly (readonly [name: string, content: Buffer])[]): Promise<Buffer> {
  const file = new ZipFile()
  for (const [name, content] of members) file.addBuffer(content, name)
  file.end()
  const chunks: Buffer[] = []
  for await (const chunk of file.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function saveBytes(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
