import { swapCatalogue } from './swaps.ts'
import { bondCatalogue } from './bonds.ts'
import { bookCatalogues } from './books.ts'
import { codedCatalogues } from './coded.ts'
import { foreignCatalogue } from './abroad.ts'
import type { Instrument } from './instrument.ts'
import { bankPapers, creditPapers } from './papers.ts'

/** All instruments but quotas. They are the same in every world: only the funds depend on the seed. */
export interface Market {
  bonds: Instrument[]
  swaps: Instrument[]
  coded: Record<'credit' | 'equity' | 'macro', Instrument[]>
  bankPapers: Instrument[]
  creditPapers: Instrument[]
  foreign: Instrument[]
  books: Record<'cash' | 'payables' | 'extras', Instrument[]>
}

export function openMarket(): Market {
  return {
    bonds: bondCatalogue(),
    swaps: swapCatalogue(),
    coded: codedCatalogues(),
    bankPapers: bankPapers(),
    creditPapers: creditPapers(),
    foreign: foreignCatalogue(),
    books: bookCatalogues(),
  }
}
