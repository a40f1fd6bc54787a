/** A command of `brmd`: the address that it asks, and its words in order. The last words may be left out. */
interface Command {
  readonly path: string
  /** Names of the parameters that the words give, `date` for a month or a day. */
  readonly words: readonly string[]
  readonly needed: number
  readonly meaning: string
}

/** Every other address of the API is asked with `get`. */
const COMMANDS: Readonly<Record<string, Command>> = {
  search: {
    path: '/v1/search',
    words: ['q'],
    needed: 1,
    meaning: 'funds, assets, issuers, managers and tickers by name or code',
  },
  fund: { path: '/v1/fund/{cnpj}', words: ['cnpj'], needed: 1, meaning: 'what the register says of a fund' },
  funds: { path: '/v1/funds', words: ['q'], needed: 0, meaning: 'funds, or those with these words in the name' },
  portfolio: {
    path: '/v1/fund/{cnpj}/portfolio',
    words: ['cnpj', 'date'],
    needed: 2,
    meaning: 'what a fund held in a month, line by line',
  },
  'look-through': {
    path: '/v1/fund/{cnpj}/portfolio/look-through',
    words: ['cnpj', 'date'],
    needed: 2,
    meaning: 'what it held through other funds',
  },
  nav: { path: '/v1/fund/{cnpj}/nav', words: ['cnpj', 'from', 'to'], needed: 1, meaning: 'its quota values by day' },
  performance: {
    path: '/v1/fund/{cnpj}/nav/summary',
    words: ['cnpj', 'date'],
    needed: 1,
    meaning: 'its return, volatility and drawdown by period',
  },
  asset: { path: '/v1/asset/{code}', words: ['code', 'date'], needed: 1, meaning: 'an asset by its code' },
  holders: {
    path: '/v1/asset/{code}/holders',
    words: ['code', 'date'],
    needed: 2,
    meaning: 'which funds held an asset in a month',
  },
  issuer: {
    path: '/v1/issuer/{id}',
    words: ['id', 'date'],
    needed: 1,
    meaning: 'an issuer, and how much funds hold of it',
  },
  quotes: {
    path: '/v1/exchange/quotes',
    words: ['ticker', 'from', 'to'],
    needed: 1,
    meaning: 'quotes of the exchange by day',
  },
  series: {
    path: '/v1/statistics/{series}',
    words: ['series', 'from', 'to'],
    needed: 1,
    meaning: 'the values of a series of statistics',
  },
  datasets: { path: '/v1/datasets', words: [], needed: 0, meaning: 'what there is' },
}

type Words = Readonly<Record<string, string>>

/** An address of the API, and the file that its answer goes to. */
export interface AskedAddress {
  readonly path: string
  readonly inPath: Words
  readonly query: Words
  readonly out: string | null
}

/** Words of a command line that mean nothing; the message says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads the words of the command line: those of the command, then `--name value` for each other parameter. */
export function parseWords(args: readonly string[]): AskedAddress | 'mcp' | 'help' {
  const { plain, options } = partWords(args)
  const [name, ...words] = plain
  if (name === undefined || name === 'help' || options === null) return 'help'
  if (name === 'mcp') return 'mcp'
  const { out = null, ...given } = options
  if (name === 'get') return { ...parseAddress(words, given), out }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new UsageError(`there is no command ${name}: brmd help lists them`)
  if (words.length < command.needed || words.length > command.words.length)
    throw new UsageError(`write ${printUsage(name, command)}`)
  const named = words.map((word, at) => [command.words[at] ?? '', word] as const)
  const isInPath = ([each]: readonly [string, string]) => command.path.includes(`{${each}}`)
  const query = joinOnce([...named.filter((each) => !isInPath(each)), ...Object.entries(given)])
  return { path: command.path, inPath: Object.fromEntries(named.filter(isInPath)), query, out }
}

/** Parts the plain words from the options; these are null where help is wanted. */
function partWords(args: readonly string[]): { readonly plain: string[]; readonly options: Words | null } {
  const plain: string[] = []
  const options: (readonly [string, string])[] = []
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '-h' || word === '--help') return { plain, options: null }
    const [, name, given] = /^--([a-z][\w-]*)(?:=([\s\S]*))?$/i.exec(word) ?? []
    if (name === undefined && word.startsWith('-')) throw new UsageError(`${word} is no option: write --name value`)
    if (name === undefined) {
      plain.push(word)
      continue
    }
    const value = given ?? args[(at += 1)]
    if (value === undefined) throw new UsageError(`--${name} has no value`)
    options.push([name, value])
  }
  return { plain, options: joinOnce(options) }
}

function parseAddress(words: readonly string[], options: Words): Omit<AskedAddress, 'out'> {
  const [address, ...others] = words
  if (address === undefined || others.length > 0 || !address.startsWith('/v1/'))
    throw new UsageError('write brmd get /v1/…')
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  return { path, inPath: {}, query: joinOnce([...new URLSearchParams(query), ...Object.entries(options)]) }
}

/** Joins names and values; a name that is there twice could mean either. */
function joinOnce(pairs: readonly (readonly [string, string])[]): Words {
  const twice = pairs.find(([name], at) => pairs.findIndex(([each]) => each === name) !== at)
  if (twice !== undefined) throw new UsageError(`${twice[0]} is there twice`)
  return Object.fromEntries(pairs)
}

/** Writes the command that reads the next page: the address, which the server names, stays one word of a shell. */
export function writeNextCommand(address: string): string {
  return `brmd get '${address.replaceAll("'", '%27')}'`
}

/** Makes the message of an error safe for a terminal: no character of the message moves the cursor or hides what is shown. */
export function writeForTerminal(message: string): string {
  return message.replaceAll(/\p{Cc}/gu, '\uFFFD')
}

function printUsage(name: string, { words, needed }: Command): string {
  const shown = words.map((word, at) => (at < needed ? word.toUpperCase() : `[${word.toUpperCase()}]`))
  return ['brmd', name, ...shown].join(' ')
}

export function printHelp(): string {
  const usages = Object.entries(COMMANDS).map(
    ([name, command]) => [printUsage(name, command), command.meaning] as const,
  )
  const listed = [
    ...usages,
    ['brmd get /v1/…', 'any other address of the API'] as const,
    ['brmd mcp', 'pass messages of a program that speaks MCP on standard input and output to the service'] as const,
  ]
  const width = Math.max(...listed.map(([usage]) => usage.length))
  return [
    'Asks the Brazilian market data service, and prints its answer as it comes.',
    '',
    ...listed.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`),
    '',
    'Months are YYYY-MM, days YYYY-MM-DD. --format csv, json, ndjson, xlsx, arrow or xml chooses the form, --out FILE',
    'writes it into a file, and any other --name value is a parameter of the API, such as --page_size 1000 or --as_of 2026-01-31.',
    '',
    'MARKET_DATA_URL is the address of the service (http://localhost:8080), MARKET_DATA_KEY your key.',
    '',
  ].join('\n')
}
