import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listRepeatedNames } from '../../../tools/exported-names/repeated-names.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const FOLDERS = ['algorithms', 'lake', 'pipeline', 'runtime', 'schemas', 'server', 'test', 'tools']

it('finds a type or function that two files export or whose name a constant has, and no two constants, local name or generated file', async () => {
  const root = await temporaryFolder()
  for (const folder of FOLDERS) await mkdir(join(root, folder))
  await writeFile(join(root, 'pipeline/a.ts'), 'export interface Row {}\nexport const checks = []\nfunction own() {}\n')
  await writeFile(join(root, 'server/b.ts'), 'export type Row = string\nexport const checks = []\nfunction own() {}\n')
  await writeFile(join(root, 'server/c.gen.ts'), 'export type Row = number\n')
  await writeFile(join(root, 'test/d.ts'), 'export async function readRow() {}\n')
  await writeFile(join(root, 'tools/e.ts'), 'export function readRow() {}\n')
  await writeFile(join(root, 'tools/f.ts'), 'export function writeRow() {}\nexport const writeRows = 1\n')
  await writeFile(join(root, 'test/g.ts'), 'export const writeRow = () => 1\n')

  expect(await listRepeatedNames(root)).toEqual([
    { name: 'Row', files: ['pipeline/a.ts', 'server/b.ts'] },
    { name: 'readRow', files: ['test/d.ts', 'tools/e.ts'] },
    { name: 'writeRow', files: ['tools/f.ts', 'test/g.ts'] },
  ])
})
