import type { Row, Snapshot } from '../../api/endpoint.ts'
import { ApiError } from '../../api/error.ts'
import { fundMessages } from './fund-messages.ts'
import { bestFirst, compareOrEmpty, textOrNull } from './registrations.ts'

export const CLASS_BY_CNPJ = new URL('class_by_cnpj.sql', import.meta.url)
const CLASSES_OF_FUND = new URL('classes_of_fund.sql', import.meta.url)

/** Most classes listed in an error, which also has the number of all. */
const MOST_CLASSES = 25

/** Class in the registers; `row` is null if no register has it. */
export interface FundClass {
  readonly cnpj: string
  readonly row: Row | null
}

/** Finds the class of a number in the registers; null if no register has the number. */
export async function findRegisteredClass(snapshot: Snapshot, cnpj: string): Promise<FundClass | null> {
  const own = await classAsFiled(snapshot, cnpj)
  return own.row === null ? findOnlyClass(snapshot, cnpj) : own
}

/** Finds the one class of the fund with that number; null if no register has such a fund. */
export async function findOnlyClass(snapshot: Snapshot, cnpj: string): Promise<FundClass | null> {
  const rows = (await snapshot.query(CLASSES_OF_FUND, { cnpj })).sort(bestFirst)
  // The best row of each number comes first.
  const classes = rows.filter((row, at) => rows.findIndex((other) => other['cnpj'] === row['cnpj']) === at)
  if (classes.length > 1) {
    throw new ApiError('conflict', fundMessages.severalClasses({ cnpj, count: classes.length }), {
      reason: 'multiple_classes',
      classes: [...classes]
        .sort((a, b) => compareOrEmpty(textOrNull(a['cnpj']), textOrNull(b['cnpj'])))
        .slice(0, MOST_CLASSES)
        .map((row) => ({ cnpj: row['cnpj'], name: row['name'] ?? '' })),
    })
  }
  const [only] = classes
  return only === undefined ? null : { cnpj: textOrNull(only['cnpj']) ?? cnpj, row: only }
}

/** Finds a class by the number under which it files, whatever else has that number. */
export async function classAsFiled(snapshot: Snapshot, cnpj: string): Promise<FundClass> {
  const [row = null] = (await snapshot.lookUpClass(CLASS_BY_CNPJ, cnpj)).sort(bestFirst)
  return { cnpj, row }
}
