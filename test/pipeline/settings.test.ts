import { describe, expect, it } from 'vitest'
import { readDataDir } from '../../pipeline/environment.ts'
import { readSettings } from '../../pipeline/settings.ts'

describe('the settings', () => {
  it('are those of the environment', () => {
    const settings = readSettings({
      SOURCE_MIRROR: 'mirror',
      FROM: '2025-01',
      TO: '2025-10',
      DATASETS: 'cvm_fund_portfolio, cvm_fund_register',
      PERSONAL_DATA: 'show',
      BUILD_PROCESSES: '3',
      SERIES_FILE: 'series.json',
      EVENT_ISSUERS: 'CYRE, MRVE',
    })

    expect(settings).toEqual({
      mirror: 'mirror',
      from: '2025-01',
      to: '2025-10',
      datasets: ['cvm_fund_portfolio', 'cvm_fund_register'],
      maskPersonalData: false,
      buildProcesses: 3,
      withoutSeriesFile: false,
      eventIssuers: ['CYRE', 'MRVE'],
    })
  })

  it('are by default all datasets, masked, also if the variables are empty', () => {
    const all = { mirror: null, from: null, to: null, datasets: null }
    const usual = { ...all, maskPersonalData: true, withoutSeriesFile: true }

    expect(readSettings({})).toEqual(usual)
    expect(
      readSettings({
        FROM: '',
        TO: '',
        DATASETS: '',
        PERSONAL_DATA: '',
        SOURCE_MIRROR: '',
        SHARD: '',
        BUILD_TIME_LIMIT: '',
      }),
    ).toEqual(usual)
  })

  it('name the data directory, by default the folder data, also if the variable is empty', () => {
    expect(readDataDir({ DATA_DIR: '/srv/data' })).toBe('/srv/data')
    expect(readDataDir({})).toBe('data')
    expect(readDataDir({ DATA_DIR: '' })).toBe('data')
  })

  it.each([
    [{ FROM: '2025-13' }, /^FROM: write a month as YYYY-MM/],
    [{ TO: '202510' }, /^TO: write a month as YYYY-MM/],
    [{ FROM: '0000-01' }, /^FROM: give a month from 1900-01 to 2100-12$/],
    [{ TO: '9999-12' }, /^TO: give a month from 1900-01 to 2100-12$/],
    [{ FROM: 'outubro' }, /^FROM: write a month as YYYY-MM, such as 2025-10$/],
    [{ FROM: '2025-10', TO: '2025-09' }, /FROM is later than TO/],
    [{ EVENT_ISSUERS: 'CYRE3' }, /^EVENT_ISSUERS: give the first four letters of a ticker/],
    [{ EVENT_ISSUERS: 'cyre' }, /^EVENT_ISSUERS: /],
    [{ EVENT_ISSUERS: Array.from({ length: 501 }, () => 'CYRE').join() }, /^EVENT_ISSUERS: give 500 companies at most/],
    [{ DATASETS: 'cvm_fund' }, /^DATASETS: .*cvm_fund_portfolio, cvm_fund_register/],
    [{ DATASETS: 'cvm_fund_portfolio,,cvm_fund_register' }, /^DATASETS: /],
    [{ PERSONAL_DATA: 'no' }, /^PERSONAL_DATA: .*mask/],
    [{ SCRUB_NIGHTS: 'often' }, /^SCRUB_NIGHTS: give a number of nights$/],
    [{ SCRUB_NIGHTS: '400' }, /^SCRUB_NIGHTS: /],
    [{ LOOK_THROUGH_MONTHS: '5' }, /^LOOK_THROUGH_MONTHS: give 4 at most/],
    [{ SHARD: '1/4' }, /^SHARD is no longer a setting: one machine builds the whole lake$/],
    [{ BUILD_PROCESSES: '0' }, /^BUILD_PROCESSES: give 1 at least$/],
    [{ BUILD_TIME_LIMIT: '12' }, /^BUILD_TIME_LIMIT: give a time such as 90m or 12h/],
    [{ BUILD_TIME_LIMIT: '0h' }, /a time such as 90m or 12h/],
    [{ BUILD_TIME_LIMIT: '481h' }, /480h at most/],
    [{ SOURCE_MIRROR: 'http://' }, /^SOURCE_MIRROR: an http mirror is an address without query/],
    [{ SOURCE_MIRROR: 'https://me:secret@mirror' }, /without query or password/],
    [{ SOURCE_MIRROR: 'http://mirror/?a=b' }, /an http mirror is an address without query/],
  ])('%j are refused with the reason', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(
      expect.objectContaining({ code: 'BAD_PARAMETER', message: expect.stringMatching(message) as string }) as Error,
    )
  })
})
