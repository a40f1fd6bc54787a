import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

const CALL = 'sistemaswebb3-listados.b3.com.br/listedCompaniesProxy/CompanyCall'

type Filed = Readonly<Record<string, string>>

/** Lists of an answer of the exchange about a company. */
export interface CompanyEvents {
  readonly cash?: readonly Filed[]
  readonly stock?: readonly Filed[]
  readonly subscriptions?: readonly Filed[]
  /** Null where the history of cash events was not answered. */
  readonly history?: readonly Filed[] | null
  /** Number of records that the history claims to have. */
  readonly records?: number
}

/** An event of one of the lists by ISIN, of the invented company by default. */
export function listedEvent(label: string, lastDatePrior: string, said: Filed = {}): Filed {
  return {
    assetIssued: '',
    approvedOn: lastDatePrior,
    isinCode: 'BRSINTACNOR3',
    label,
    lastDatePrior,
    remarks: '',
    ...said,
  }
}

/** A cash event of the history, of common shares by default. */
export function paidEvent(valueCash: string, lastDatePriorEx: string, said: Filed = {}): Filed {
  return {
    typeStock: 'ON',
    dateApproval: lastDatePriorEx,
    valueCash,
    ratio: '1',
    corporateAction: 'DIVIDENDO',
    lastDatePriorEx,
    dateClosingPricePriorExDate: lastDatePriorEx,
    quotedPerShares: '1',
    ...said,
  }
}

/** Writes the answers about a company into a mirror, by default a new one. */
export async function eventMirror(
  { cash = [], stock = [], subscriptions = [], history = [], records }: CompanyEvents,
  folder?: string,
  issuer = 'SINT',
): Promise<string> {
  const mirror = folder ?? (await temporaryFolder())
  const asked = Buffer.from(JSON.stringify({ issuingCompany: issuer, language: 'pt-br' })).toString('base64')
  const company = { tradingName: `${issuer} S/A`, code: issuer, codeCVM: '99001' }
  await write(join(mirror, CALL, 'GetListedSupplementCompany', asked), [
    { ...company, cashDividends: cash, stockDividends: stock, subscriptions },
  ])
  if (history !== null) {
    const page = { pageNumber: 1, pageSize: 9999, totalRecords: records ?? history.length, totalPages: 1 }
    await write(join(mirror, CALL, 'GetListedCashDividends', issuer), { page, results: history })
  }
  return mirror
}

async function write(path: string, answer: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(answer))
}
