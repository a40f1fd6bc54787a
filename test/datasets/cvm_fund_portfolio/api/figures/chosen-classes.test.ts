import { describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../../schemas/api/endpoint.ts'
import { readChosenClasses } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/chosen-classes.ts'

const GRADED = ['11111111000111', '22222222000122']
const AMENDED = ['22222222000122', '33333333000133']
const MANAGED = ['22222222000122', '44444444000144']
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  'graded_classes.sql': GRADED,
  'amended_classes.sql': AMENDED,
  'classes_of_manager.sql': MANAGED,
  'classes_of_audiences.sql': AMENDED,
}

/** A snapshot whose one month has these classes in each table. */
const snapshot = {
  monthsWith: () => ['2025-10'],
  query: ({ pathname }: URL) =>
    Promise.resolve((CLASSES[pathname.slice(pathname.lastIndexOf('/') + 1)] ?? []).map((cnpj) => ({ cnpj }))),
} as unknown as Snapshot

type ClassConditions = Parameters<typeof readChosenClasses>[1]
type Asked = { readonly [name in keyof ClassConditions]?: NonNullable<ClassConditions[name]> }

const read = async (asked: Asked, month = '2025-10') => {
  const nothing = {
    grades: undefined,
    amended: false,
    filing_groups: undefined,
    audiences: undefined,
    manager: undefined,
  }
  const classes = await readChosenClasses(snapshot, { ...nothing, ...asked }, month)
  return classes?.filter((cnpj) => cnpj !== '') ?? null
}

describe('the classes that a request chooses', () => {
  it('are all where nothing is asked, and then no table is read', async () => {
    expect(await read({})).toBeNull()
  })

  it.each<[string, Asked, readonly string[]]>([
    ['by grade', { grades: ['fail'] }, GRADED],
    ['by version', { amended: true }, AMENDED],
    ['by manager', { manager: '30822936000169' }, MANAGED],
    ['by audience', { audiences: ['Qualificado'] }, AMENDED],
    ['by all of it', { grades: ['fail'], amended: true, manager: '30822936000169' }, ['22222222000122']],
  ])('are chosen %s', async (_by, asked, classes) => {
    expect(await read(asked)).toEqual(classes)
  })

  it('are none in a month without filings of holdings', async () => {
    expect(await read({ amended: true }, '2016-01')).toEqual([])
  })
})
