import { ESLint, type Linter } from 'eslint'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const ROOT = new URL('../..', import.meta.url)

/** ESLint runs the first two everywhere, because they are our own, and the others in CI, because Oxlint lacks them or judges otherwise. */
const OF_ESLINT = [
  'no-restricted-imports',
  'no-restricted-syntax',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/prefer-optional-chain',
]

it('Oxlint has each rule of ESLint with the same options, but for those that ESLint runs', async () => {
  const eslint = new ESLint({ cwd: ROOT.pathname, overrideConfigFile: 'test/config/eslint.config.js' })
  const { rules = {} } = (await eslint.calculateConfigForFile('pipeline/main.ts')) as Linter.Config
  const oxlint = JSON.parse(await readFile(new URL('.oxlintrc.json', ROOT), 'utf8')) as { rules: Linter.RulesRecord }
  const bareName = (rule: string) => rule.replace(/^(@typescript-eslint|typescript)\//, '')
  const optionsOf = (entry: unknown): unknown[] => (Array.isArray(entry) ? entry.slice(1) : [])
  const options = new Map(Object.entries(oxlint.rules).map(([rule, entry]) => [bareName(rule), optionsOf(entry)]))
  const isOn = (entry: unknown) => ![0, 'off'].includes((Array.isArray(entry) ? entry[0] : entry) as string | number)
  const asked = Object.entries(rules).filter(([rule, entry]) => isOn(entry) && !OF_ESLINT.includes(rule))

  expect(asked.length).toBeGreaterThan(90)
  for (const [rule, entry] of asked)
    expect([rule, options.get(bareName(rule))]).toEqual([rule, optionsOf(entry).filter((each) => !isEmpty(each))])
})

function isEmpty(option: unknown): boolean {
  return JSON.stringify(option) === '{}'
}
