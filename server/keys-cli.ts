import { Command, InvalidArgumentError } from 'commander'
import { datasets } from '../schemas/registry.gen.ts'
import { configFrom } from './config.ts'
import { createKey, DEFAULT_RATE_LIMIT, keysPath, readKeys, revokeKey } from './keys.ts'

const { DATA_DIR: dataDir } = configFrom(process.env)
const known = ['*', ...datasets.map(({ id }) => id)]

function rateLimit(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('give requests a minute, such as 600')
  return Number(text)
}

function scopes(text: string): string[] {
  const list = text.split(',').map((scope) => scope.trim())
  const unknown = list.filter((scope) => !known.includes(scope))
  if (unknown.length > 0)
    throw new InvalidArgumentError(`no dataset ${unknown.join(', ')}; there are ${known.join(', ')}`)
  return list
}

function expiry(text: string): string {
  const date = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()))
    throw new InvalidArgumentError('give a day as YYYY-MM-DD')
  return date.toISOString()
}

const program = new Command('keys').description(`API keys, kept as hashes in ${keysPath(dataDir)}`)

program
  .command('create')
  .description('make a key and print it, alone on the last line; it is shown this once')
  .requiredOption('--name <name>', 'whose key it is')
  .option('--rate-limit <n>', 'requests a minute', rateLimit, DEFAULT_RATE_LIMIT)
  .option('--scopes <datasets>', 'datasets it may ask for, separated by commas', scopes, ['*'])
  .option('--expires <day>', 'the first day it no longer works', expiry)
  .action(async (options: { name: string; rateLimit: number; scopes: string[]; expires?: string }) => {
    const key = await createKey(dataDir, { ...options, expiresAt: options.expires ?? null }, new Date())
    process.stdout.write(
      `Key for ${options.name}, ${String(options.rateLimit)} requests a minute. It is not stored: keep it now.\n${key}\n`,
    )
  })

program
  .command('list')
  .description('print every key by its visible beginning')
  .action(async () => {
    for (const { id, name, scopes: allowed, rate_limit, expires_at, revoked_at } of await readKeys(dataDir)) {
      const state = revoked_at ? `revoked ${revoked_at}` : expires_at ? `until ${expires_at}` : 'valid'
      process.stdout.write(`${id}  ${name}  ${allowed.join(',')}  ${String(rate_limit)}/min  ${state}\n`)
    }
  })

program
  .command('revoke <id>')
  .description('end a key, named by its visible beginning; running servers refuse it within two seconds')
  .action(async (id: string) => {
    if (await revokeKey(dataDir, id, new Date())) process.stdout.write(`${id} is revoked.\n`)
    else program.error(`There is no key ${id}: see the list.`)
  })

await program.parseAsync()
