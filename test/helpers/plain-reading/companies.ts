import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'

/** A line of a statement in a plain reading of the file: amounts are whole numbers of the tenth decimal. */
export interface PlainAccount {
  readonly member: string
  readonly line: number
  readonly sheet: string
  readonly document: string
  readonly statement: string
  readonly column: string
  readonly account: string
  readonly label: string
  readonly filed: bigint
  readonly reais: bigint
}

const TEN_DECIMALS = 10_000_000_000n

/** Reads every line of the statements of a file, each sheet's repeats once, without the compiler. */
export function plainAccounts(path: string): PlainAccount[] {
  const members = Object.entries(unzipSync(readFileSync(path))).filter(([name]) => /_(con|ind)_\d{4}\.csv$/.test(name))
  return members.flatMap(([member, content]) => {
    const [header = '', ...lines] = Buffer.from(content).toString('latin1').trimEnd().split('\r\n')
    const names = header.split(';')
    const seen = new Set<string>()
    return lines.flatMap((text, at) => {
      if (text === '' || seen.has(text)) return []
      seen.add(text)
      const values = text.split(';')
      return [readAccount((name) => values[names.indexOf(name)] ?? '', member, at + 2)]
    })
  })
}

function readAccount(of: (name: string) => string, member: string, line: number): PlainAccount {
  const [, statement = '', scope = ''] = /_([A-Z]+(?:_M[ID])?)_(con|ind)_/.exec(member) ?? []
  const [account, filed] = [of('CD_CONTA'), parseTenDecimals(of('VL_CONTA'))]
  const isPerShare = account.startsWith('3.99')
  const document = [of('CNPJ_CIA'), of('DT_REFER'), of('VERSAO'), scope, of('ORDEM_EXERC')].join(' ')
  return {
    ...{ member, line, document, statement, account, filed },
    // A quarter's income and that of the year so far are two sheets.
    sheet: `${document} ${statement} ${of('DT_INI_EXERC')}`,
    column: of('COLUNA_DF'),
    label: of('DS_CONTA'),
    reais: of('ESCALA_MOEDA') === 'MIL' && !isPerShare ? filed * 1000n : filed,
  }
}

function parseTenDecimals(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const amount = BigInt(whole) * TEN_DECIMALS + BigInt(fraction.padEnd(10, '0'))
  return text.startsWith('-') ? -amount : amount
}

/** Writes an amount with its ten decimals. */
export function writeTenDecimals(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(11, '0')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -10)}.${digits.slice(-10)}`
}

/** How many sheets keep a rule, of how many that have it. */
export interface Kept {
  readonly kept: number
  readonly of: number
}

/** Judges the rules that statements keep, sheet by sheet. */
export function judgeSheets(accounts: readonly PlainAccount[]): Readonly<Record<string, Kept>> {
  const documents = groupBy(accounts, ({ document }) => document)
  const sheets = groupBy(accounts, ({ sheet }) => sheet)
  const value = (lines: readonly PlainAccount[], account: string, statement?: string) =>
    lines.find((each) => each.account === account && (statement === undefined || each.statement.startsWith(statement)))
      ?.reais ?? 0n
  const balances = documents.map((lines) => value(lines, '1', 'BPA') === value(lines, '2', 'BPP'))
  const flows = sheets
    .filter(([first]) => first?.statement.startsWith('DFC') === true)
    .map((lines) => {
      const change = ['6.01', '6.02', '6.03', '6.04'].reduce((sum, each) => sum + value(lines, each), 0n)
      return change === value(lines, '6.05') && change === value(lines, '6.05.02') - value(lines, '6.05.01')
    })
  const parents = sheets.filter(([first]) => first?.statement !== 'DMPL').flatMap(judgeParents)
  const adjusted = sheets
    .filter(([first]) => first?.statement === 'DMPL')
    .map((lines) =>
      groupBy(lines, ({ column }) => column).every(
        (own) => value(own, '5.03') === value(own, '5.01') + value(own, '5.02'),
      ),
    )
  return {
    balances: countKept(balances),
    flows: countKept(flows),
    parents: countKept(parents),
    adjusted: countKept(adjusted),
  }
}

/** Judges each account with children in its sheet: their sum, or all of them without a value. */
function judgeParents(sheet: readonly PlainAccount[]): boolean[] {
  const children = groupBy(
    sheet.filter(
      ({ account }) => account.includes('.') && !account.startsWith('3.99.') && !/^6\.05\.[^.]+$/.test(account),
    ),
    ({ account }) => account.slice(0, account.lastIndexOf('.')),
  )
  return children.flatMap((own) => {
    const code = own[0]?.account ?? ''
    const parent = sheet.find(({ account }) => account === code.slice(0, code.lastIndexOf('.')))
    if (parent === undefined) return []
    return [own.every(({ reais }) => reais === 0n) || own.reduce((sum, { reais }) => sum + reais, 0n) === parent.reais]
  })
}

function countKept(rules: readonly boolean[]): Kept {
  return { kept: rules.filter(Boolean).length, of: rules.length }
}

function groupBy<T>(rows: readonly T[], key: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group === undefined) groups.set(key(row), [row])
    else group.push(row)
  }
  return [...groups.values()]
}

/** Finds equity and profit of each document and scope by their labels alone. */
export function plainFigures(
  accounts: readonly PlainAccount[],
): Readonly<Record<string, readonly (string | undefined)[]>> {
  const figures = groupBy(accounts, ({ document }) => document).map((lines) => {
    const find = (test: (line: PlainAccount) => boolean) => {
      const found = lines.filter(test)
      return found.length === 1 ? found[0] : undefined
    }
    const equity = find(
      ({ statement, account, label }) =>
        statement === 'BPP' && /^2\.\d+$/.test(account) && label.startsWith('Patrimônio Líquido'),
    )
    const profit = find(
      ({ statement, account, label }) =>
        statement === 'DRE' && /^3\.\d+$/.test(account) && /^Lucro.*Período/.test(label),
    )
    const of = (statement: string, account: string) =>
      find((line) => line.statement.startsWith(statement) && line.account === account)
    const shown = [of('BPA', '1'), equity, of('DRE', '3.01'), profit, of('DFC', '6.01'), of('DFC', '6.05.02')]
    return [
      lines[0]?.document ?? '',
      shown.flatMap((line) => [line?.account, line && writeTenDecimals(line.reais)]),
    ] as const
  })
  return Object.fromEntries(figures)
}
