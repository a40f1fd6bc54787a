import { readdir, readFile } from 'node:fs/promises'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Text } from '../../../../schemas/core/language.ts'
import { defineMessages } from '../../../../schemas/api/language/message.ts'

const ROOT = new URL('../../../../', import.meta.url)

const said = defineMessages({
  closed: { en: 'It is closed.', pt: 'Está fechado.' },
  opens: ({ at, day }: { at: number; day: Text }) => ({
    en: `It opens at ${String(at)} on ${day.en}.`,
    pt: `Abre às ${String(at)} de ${day.pt}.`,
  }),
})

describe('a message', () => {
  it('has its id, its values, and both languages written from them', () => {
    const day = { en: 'Monday', pt: 'segunda' }

    expect(said.opens({ at: 9, day })).toEqual({
      id: 'opens',
      values: { at: 9, day },
      en: 'It opens at 9 on Monday.',
      pt: 'Abre às 9 de segunda.',
    })
    expect(said.closed).toEqual({ id: 'closed', values: {}, en: 'It is closed.', pt: 'Está fechado.' })
  })

  it('does not compile without a value or a language', () => {
    // @ts-expect-error: `day` is missing
    const withoutValue = () => said.opens({ at: 9 })
    // @ts-expect-error: it has no Portuguese
    const withoutLanguage = () => defineMessages({ gone: { en: 'It is gone.' } })
    // @ts-expect-error: nor has this one, which is written from a value
    const withoutBoth = () => defineMessages({ gone: ({ name }: { name: string }) => ({ en: `${name} is gone.` }) })

    expect([withoutValue, withoutLanguage, withoutBoth]).toHaveLength(3)
  })
})

describe('every message that is declared', async () => {
  const declared = await listDeclared()
  /** Not those whose English is zod's own. */
  const ours = declared.filter(({ en }) => en !== 'english')

  it('has an id of its own, by which code writes it', async () => {
    const ids = declared.map(({ id }) => id)
    const code = await readCode()

    expect(ids.length).toBeGreaterThan(150)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !code.includes(`essages.${id}`))).toEqual([])
  })

  it('has the same values in both languages, and the same addresses, names and code', () => {
    const changed = ours.filter(({ en, pt }) => JSON.stringify(listKept(en)) !== JSON.stringify(listKept(pt)))
    expect(changed).toEqual([])
  })

  it('differs in Portuguese, and ends as the English ends', () => {
    const last = (text: string) => /[.:?!]?(?=[`'"]?$)/.exec(text)?.[0]
    expect(declared.filter(({ en, pt }) => en === pt)).toEqual([])
    expect(ours.filter(({ en, pt }) => last(en) !== last(pt))).toEqual([])
  })
})

interface Declared {
  readonly id: string
  /** Code that writes the message in each language. */
  readonly en: string
  readonly pt: string
}

/** Values by their names, addresses, and parameters with a value. */
function listKept(code: string): string[] {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) visit(node.expression)
    else if (ts.isIdentifier(node)) names.add(node.text)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('text.ts', code, ts.ScriptTarget.Latest, true))
  names.delete('String')
  return [...names, ...[...code.matchAll(/(?<![\w`}])\/v1\/[\w/]*\w|\w+=\w+/g)].map(([kept]) => kept)].sort()
}

async function listDeclared(): Promise<Declared[]> {
  const files = (await listCode()).filter((path) => path !== 'schemas/service/language/message.ts')
  const texts = await Promise.all(files.map((path) => readFile(new URL(path, ROOT), 'utf8')))
  return texts.flatMap((text) => (text.includes('defineMessages(') ? listTables(text) : []))
}

function listTables(text: string): Declared[] {
  const source = ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true)
  const found: Declared[] = []
  const visit = (node: ts.Node): void => {
    const isTable = ts.isCallExpression(node) && node.expression.getText() === 'defineMessages'
    const [table] = isTable ? node.arguments : []
    if (table !== undefined && ts.isObjectLiteralExpression(table)) found.push(...table.properties.map(readMessage))
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function readMessage(declared: ts.ObjectLiteralElementLike): Declared {
  const written = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) written.set(node.name.getText(), node.initializer.getText())
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(declared, visit)
  return { id: declared.name?.getText() ?? '', en: written.get('en') ?? '', pt: written.get('pt') ?? '' }
}

async function listCode(): Promise<string[]> {
  const folders = await Promise.all(
    ['schemas', 'server'].map(async (folder) =>
      (await readdir(new URL(folder, ROOT), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return folders.flat().filter((path) => /\.tsx?$/.test(path))
}

async function readCode(): Promise<string> {
  return (await Promise.all((await listCode()).map((path) => readFile(new URL(path, ROOT), 'utf8')))).join('\n')
}
