import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { describeUnknownSettings, SETTINGS } from '../../runtime/unknown-settings.ts'
import { SETTING_NAMES } from '../../server/config.ts'
import { command } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folders.ts'

describe('a variable that is no setting', () => {
  it.each([
    ['DATADIR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
    ['DATASET', 'DATASETS'],
    ['SOURCE_MIROR', 'SOURCE_MIRROR'],
    ['BUILD_PROCESES', 'BUILD_PROCESSES'],
    ['SRCUB_NIGHTS', 'SCRUB_NIGHTS'],
    ['EXPORT_DIR', 'EXPORTS_DIR'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['Port', 'PORT'],
  ])('%s is said, with the one that was meant: %s', (name, meant) => {
    expect(describeUnknownSettings({ [name]: 'x' })).toEqual([
      `${name} is not a setting and means nothing: did you mean ${meant}?`,
    ])
  })

  it('is said by how it begins, where it is near to none', () => {
    expect(describeUnknownSettings({ EXPLORER_COLOUR: 'x', SCRUB_HOURS: '1' })).toHaveLength(2)
  })

  it('is left alone where it is that of another program', () => {
    const others = ['TZ', 'TERM', 'HOME', 'HOSTNAME', 'PATH', 'LANG', 'PWD', 'SHELL', 'USER', 'NODE_VERSION', 'MAILTO']
    const more = [
      'BUILD_NUMBER',
      'BUILD_ID',
      'REDIS_HOST',
      'AWS_REGION',
      'npm_config_cache',
      'CRON_TZ',
      'MAKEFLAGS',
      'PORTS',
    ]

    expect(
      describeUnknownSettings(Object.fromEntries([...others, ...more, ...SETTINGS].map((name) => [name, 'x']))),
    ).toEqual([])
  })

  it('is said by a command before it works', async () => {
    const DATA_DIR = await temporaryFolder()

    const { stderr } = await command(['plan', '--offline'], {
      DATA_DIR,
      DATASETS: 'anac_fare',
      FORM: 'x',
      SOURCE_MIROR: 'x',
    })

    expect(stderr).toMatch(/^warn {2}SOURCE_MIROR is not a setting and means nothing: did you mean SOURCE_MIRROR\?\n/)
    expect(stderr).not.toContain('FORM')
  })
})

it('knows the settings of the server and of the reference pages, and no others', async () => {
  const page = await readFile(fileURLToPath(new URL('../../docs/operating-reference.md', import.meta.url)), 'utf8')
  const sections = page.split(/^#{2,3} /m).filter((text) => /^(Settings of|Limits|Exports)/.test(text))
  const documented = sections.flatMap((text) =>
    [...text.matchAll(/^\| (`[^|]+?) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []),
  )
  const earlier = ['SHARD', 'KEPT_ANSWERS_MIB', 'KEPT_ANSWER_KIB']
  const known = new Set<string>(SETTINGS)

  expect(documented.length).toBeGreaterThan(50)
  expect([...documented, ...SETTING_NAMES].filter((name) => !known.has(name) && !name.startsWith('AWS_'))).toEqual([])
  expect(SETTINGS.filter((name) => !documented.includes(name) && !earlier.includes(name))).toEqual([])
})
