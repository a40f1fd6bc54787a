import { Command, InvalidArgumentError } from 'commander'
import { pino } from 'pino'
import { isDay } from '../schemas/core/month.ts'
import { printable } from '../schemas/core/printable.ts'
import { datasets } from '../schemas/registry.gen.ts'
import { findTrouble } from '../lake/explain-disk.ts'
import { readConfig } from './config.ts'
import { findLake } from './find-lake.ts'
import { readNetworks } from './keys/network.ts'
import {
  bindKey,
  createKey,
  createLink,
  DEFAULT_RATE_LIMIT,
  importKeys,
  KeyRefused,
  revokeKey,
  rotateKey,
} from './keys/commands.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { isValid, type Key } from './keys/key.ts'
import { LINKS } from './keys/links.ts'
import { openRedisKeyStore } from './keys/redis-key-store.ts'
import { connectRedis, RedisAway } from './system/redis.ts'
import { BULK } from './keys/scopes.ts'
import { SQL_SCOPE } from '../schemas/service/sql/sql-input.ts'
import { SUBSCRIPTIONS_SCOPE } from '../schemas/service/subscriptions/subscription.ts'
import { KeysUnreadable, type Uses } from './keys/key-store.ts'

const config = readConfig(process.env)
const known = ['*', BULK, SQL_SCOPE, SUBSCRIPTIONS_SCOPE, ...datasets.map(({ id }) => id)]
const redis =
  config.REDIS_URL === undefined
    ? null
    : await connectRedis(config.REDIS_URL, pino({ level: 'silent' }), config.REDIS_TIMEOUT_MS)
const file = openFileKeyStore(findLake(config))
const store = redis === null ? file : openRedisKeyStore(redis)

function rateLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('give requests a minute, such as 600')
  return Number(text)
}

function scopes(text: string): string[] {
  const list = text.split(',').map((scope) => scope.trim())
  const unknown = list.filter((scope) => !known.includes(scope))
  if (unknown.length > 0)
    throw new InvalidArgumentError(`unknown scope ${unknown.join(', ')}; the scopes are ${known.join(', ')}`)
  return list
}

function networks(text: string): string[] {
  try {
    return readNetworks(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}

function expiry(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError('give an existing day as YYYY-MM-DD')
  const date = new Date(`${text}T00:00:00Z`)
  if (date <= new Date()) throw new InvalidArgumentError('that day is not in the future: the key would never work')
  return date.toISOString()
}

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

function duration(text: string): number {
  const [, number, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  if (number === undefined) throw new InvalidArgumentError('give minutes, hours or days, such as 30m, 24h or 7d')
  return Number(number) * UNIT_MS[unit as keyof typeof UNIT_MS]
}

const EVERYWHERE = 'everywhere'
const FROM = 'addresses and networks that it may be used from, separated by commas'

const program = new Command('keys').description(`API keys, kept as hashes in ${store.place}`)

program
  .command('create')
  .description('make a key and print it as the last line; it is shown only once')
  .requiredOption('--name <name>', 'the purpose or the owner of the key')
  .option('--customer <customer>', 'the owner, if a customer has several keys; default: the name')
  .option('--rate-limit <n>', 'requests a minute', rateLimit, DEFAULT_RATE_LIMIT)
  .option(
    '--scopes <scopes>',
    'datasets that it may query, separated by commas; * is all of them, but not bulk, sql and subscriptions',
    scopes,
    ['*'],
  )
  .option('--expires <day>', 'the first day on which it no longer works', expiry)
  .option('--from <addresses>', `${FROM}; default: ${EVERYWHERE}`, networks)
  .action(
    async (options: {
      name: string
      customer?: string
      rateLimit: number
      scopes: string[]
      expires?: string
      from?: string[]
    }) => {
      const key = await createKey(store, { ...options, expiresAt: options.expires ?? null }, new Date())
      process.stdout.write(
        `Key for ${printable(options.name)}, ${String(options.rateLimit)} requests a minute. It is not stored: keep it now.\n${key}\n`,
      )
    },
  )

program
  .command('bind <id>')
  .description('bind a key to addresses and networks; running servers follow within two seconds')
  .requiredOption('--from <addresses>', `${FROM}, or ${EVERYWHERE}`, (text) =>
    // Commander takes null for no value.
    text === EVERYWHERE ? [] : networks(text),
  )
  .action(async (id: string, { from }: { from: string[] }) => {
    await bindKey(store, id, from.length === 0 ? null : from)
    process.stdout.write(`${id} may be used from ${from.length === 0 ? EVERYWHERE : from.join(', ')}.\n`)
  })

const LINK_DAYS = 365

program
  .command('link <id>')
  .description(
    'make a link, an address by which a spreadsheet reads for a key, and print it as the last line; once only',
  )
  .requiredOption('--name <name>', 'the sheet or the people that it is for')
  .option('--scopes <scopes>', 'some of the datasets of the key; default: all of them', scopes)
  .option('--expires <day>', `the first day on which it no longer works; default: in ${String(LINK_DAYS)} days`, expiry)
  .action(async (id: string, options: { name: string; scopes?: string[]; expires?: string }) => {
    const now = new Date()
    const expiresAt = options.expires ?? new Date(now.getTime() + LINK_DAYS * UNIT_MS.d).toISOString()
    const link = await createLink(store, id, { ...options, expiresAt }, now)
    process.stdout.write(
      `Link for ${printable(options.name)}, which reads for ${id} until ${expiresAt}. It is not stored: keep it now.\n${config.PUBLIC_URL ?? ''}${LINKS}/${link}/\n`,
    )
  })

program
  .command('list')
  .description('print every key by its visible beginning, customer by customer')
  .action(async () => {
    const [keys, uses] = [await store.read(), await store.lastUses().catch(sayUnknown)]
    for (const customer of [...new Set(keys.map((key) => key.customer))].sort()) {
      process.stdout.write(`${formatCell(customer)}\n`)
      for (const key of keys.filter((each) => each.customer === customer)) {
        const { id, name, scopes: allowed, rate_limit, link_of, from } = key
        const use = uses.get(id)
        const used = use === undefined ? 'never used' : `last used ${use}`
        const limit = link_of === undefined ? `${String(rate_limit)}/min` : `link of ${link_of}`
        const bound = from === undefined ? [] : [`from ${from.join(',')}`]
        const line = [id, name, allowed.join(','), limit, ...bound, describeState(key, new Date()), used]
        process.stdout.write(`  ${line.map(formatCell).join('  ')}\n`)
      }
    }
  })

/**
 * Formats one cell of a line. Cells are separated by two spaces, so no name may contain two: it could pass for several
 * cells.
 */
function formatCell(text: string): string {
  return printable(text).replaceAll(/ {2,}/g, (gap) => '\\x20'.repeat(gap.length))
}

/** Reports that the last uses are unknown. The keys can be listed without them. */
function sayUnknown(error: unknown): Uses {
  if (!(error instanceof KeysUnreadable)) throw error
  process.stderr.write(`${printable(error.message)}\n`)
  return new Map()
}

function describeState(key: Key, now: Date): string {
  const by = key.replaced_by === null ? '' : `, replaced by ${key.replaced_by}`
  if (key.revoked_at !== null) return `revoked ${key.revoked_at}${by}`
  if (key.expires_at === null) return 'valid'
  return `${isValid(key, now) ? 'until' : 'expired'} ${key.expires_at}${by}`
}

program
  .command('revoke <id>')
  .description('end a key or a link, named by its visible beginning; running servers refuse it within two seconds')
  .action(async (id: string) => {
    await revokeKey(store, id, new Date())
    process.stdout.write(`${id} is revoked.\n`)
  })

program
  .command('rotate <id>')
  .description('make a successor with the same settings, print it as the last line, and end the old key')
  .option('--grace <duration>', 'how long the old key still works: 30m, 24h, 7d', duration, 0)
  .action(async (id: string, { grace }: { grace: number }) => {
    const key = await rotateKey(store, id, grace, new Date())
    const end = grace === 0 ? 'is revoked' : `works until ${new Date(Date.now() + grace).toISOString()} at most`
    process.stdout.write(`${id} ${end}. Its successor is not stored: keep it now.\n${key}\n`)
  })

program
  .command('log [id]')
  .description(
    'print who changed keys when and what, a line of JSON each, the oldest first; of one key by its beginning',
  )
  .action(async (id?: string) => {
    const lines = (await store.readLog()).filter((line) => id === undefined || line.includes(JSON.stringify(id)))
    for (const line of lines) process.stdout.write(`${printable(line)}\n`)
  })

program
  .command('import')
  .description('copy the keys of keys.json to Redis (REDIS_URL); keys that Redis has already do not change')
  .action(async () => {
    if (redis === null) throw new KeyRefused('Set REDIS_URL: keys are copied from the file to Redis.')
    const added = await importKeys(file, store)
    process.stdout.write(`${String(added)} keys copied from ${file.place} to Redis.\n`)
  })

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof RedisAway)
    program.error('Redis does not answer at REDIS_URL: see the list before you try again.')
  if (error instanceof KeyRefused || error instanceof KeysUnreadable) program.error(printable(error.message))
  const trouble = findTrouble(error, config.DATA_DIR)
  if (trouble !== null) program.error(printable(`${trouble.message}. ${trouble.advice}.`))
  throw error
} finally {
  redis?.close()
}
