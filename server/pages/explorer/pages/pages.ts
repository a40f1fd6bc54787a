import type { ExplorerPage } from '../page.ts'
import { assetPage } from './asset.ts'
import { comparePage } from './compare/compare-page.ts'
import { coveragePage } from './coverage.ts'
import { farePage } from './fare.ts'
import { fundPage } from './fund/fund-page.ts'
import { linePage } from './fund/line-page.ts'
import { glossaryPage } from './glossary.ts'
import { insidePage } from './inside/inside-page.ts'
import { homePage } from './home.ts'
import { indexPage } from './index-portfolio.ts'
import { quotePage } from './quote.ts'
import { seriesPage } from './series.ts'
import { searchPage, suggestPage } from './search.ts'

/** Every page of the explorer. */
export const pages: readonly ExplorerPage[] = [
  homePage,
  searchPage,
  suggestPage,
  fundPage,
  insidePage,
  linePage,
  assetPage,
  comparePage,
  quotePage,
  indexPage,
  farePage,
  seriesPage,
  coveragePage,
  glossaryPage,
]
