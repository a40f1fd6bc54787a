import { ESLint, type Linter } from 'eslint'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const ROOT = new URL('../..', import.meta.url)

/** ESLint runs these in CI, because Oxlint lacks them or judges otherwise. */
const OF_ESLINT = ['@typescript-eslint/no-unsafe-class-instance-assignment', '@typescript-eslint/prefer-optional-chain']
/** Rules that have options of ours. */
const WITH_OPTIONS_OF_OURS = ['@typescript-eslint/no-unused-vars']

it('Oxlint has each rule of the strict and stylistic sets with their options, but for those that ESLint runs', async () => {
  const overrideConfig = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]
  const eslint = new ESLint({ cwd: ROOT.pathname, overrideConfigFile: true, overrideConfig })
  const { rules = {} } = (await eslint.calculateConfigForFile('pipeline/main.ts')) as Linter.Config
  const oxlint = JSON.parse(await readFile(new URL('.oxlintrc.json', ROOT), 'utf8')) as { rules: Linter.RulesRecord }
  const bareName = (rule: string) => rule.replace(/^(@typescript-eslint|typescript)\//, '')
  const optionsOf = (entry: unknown): unknown[] => (Array.isArray(entry) ? entry.slice(1) : [])
  const options = new Map(Object.entries(oxlint.rules).map(([rule, entry]) => [bareName(rule), optionsOf(entry)]))
  const isOn = (entry: unknown) => ![0, 'off'].includes((Array.isArray(entry) ? entry[0] : entry) as string | number)
  const asked = Object.entries(rules).filter(([rule, entry]) => isOn(entry) && !OF_ESLINT.includes(rule))

  expect(asked.length).toBeGreaterThan(90)
  for (const [rule, entry] of asked) {
    const own = options.get(bareName(rule))
    const expected = WITH_OPTIONS_OF_OURS.includes(rule) ? own : optionsOf(entry).filter((each) => !isEmpty(each))
    expect([rule, own]).toEqual([rule, expected ?? 'missing'])
  }
})

it.each([
  [undefined, [...OF_ESLINT, 'no-restricted-imports', 'no-restricted-syntax']],
  ['1', ['no-restricted-imports', 'no-restricted-syntax']],
])('ESLint runs our own rules, and in CI those two (OWN_RULES=%s)', async (OWN_RULES, expected) => {
  const print = ['--config', 'test/config/eslint.config.js', '--print-config', 'pipeline/main.ts']
  const env = { ...process.env, OWN_RULES }
  const { stdout } = await promisify(execFile)('node_modules/.bin/eslint', print, { cwd: ROOT, env })
  const { rules } = JSON.parse(stdout) as { rules: Record<string, readonly [level: number]> }

  expect(
    Object.keys(rules)
      .filter((rule) => rules[rule]?.[0] === 2)
      .sort(),
  ).toEqual(expected)
})

function isEmpty(option: unknown): boolean {
  return JSON.stringify(option) === '{}'
}
