import type { ExplorerPage } from '../page.ts'
import { assetPage } from './asset.tsx'
import { companyPage } from './company/company-page.tsx'
import { comparePage } from './compare/compare-page.tsx'
import { coveragePage } from './coverage.tsx'
import { bondCurvePage, diCurvePage } from './curve/curve-page.tsx'
import { farePage } from './fare.tsx'
import { fundPage } from './fund/fund-page.tsx'
import { linePage } from './fund/line-page.tsx'
import { assetFeed } from './feeds/asset-feed.ts'
import { fundFeed } from './feeds/fund-feed.ts'
import { issuerFeed } from './feeds/issuer-feed.ts'
import { administratorFeed, managerFeed } from './feeds/party-feed.ts'
import { fundsPage } from './funds/funds-page.tsx'
import { glossaryPage } from './glossary.tsx'
import { lookThroughPage } from './look-through/look-through-page.tsx'
import { issuerPage } from './issuer/issuer-page.tsx'
import { bondPage } from './paper/bond-page.tsx'
import { debenturePage } from './paper/debenture-page.tsx'
import { instrumentPage } from './paper/instrument-page.tsx'
import { administratorPage, managerPage } from './party/party-page.tsx'
import { administratorsPage, assetsPage, issuersPage, managersPage } from './lists/holding-lists.tsx'
import { indexesPage, quotesPage, seriesListPage } from './lists/market-lists.tsx'
import { monthsPage } from './lists/months-list.tsx'
import { homePage } from './home/home-page.tsx'
import { indexPage } from './index-portfolio.tsx'
import { monthPage } from './month/month-page.tsx'
import { adjustedQuotePage, quotePage } from './quote.tsx'
import { seriesPage } from './series.tsx'
import { sitemapPage } from './sitemap.ts'
import { xrayPage } from './xray/xray-page.tsx'
import { searchPage, suggestPage } from './search.tsx'

export const pages: readonly ExplorerPage[] = [
  homePage,
  sitemapPage,
  searchPage,
  suggestPage,
  fundPage,
  lookThroughPage,
  linePage,
  assetFeed,
  fundFeed,
  issuerFeed,
  managerFeed,
  administratorFeed,
  assetPage,
  issuerPage,
  companyPage,
  debenturePage,
  instrumentPage,
  bondPage,
  // Before the page of other curves, whose path has its own inside.
  diCurvePage,
  bondCurvePage,
  managerPage,
  administratorPage,
  monthPage,
  fundsPage,
  comparePage,
  xrayPage,
  quotePage,
  adjustedQuotePage,
  indexPage,
  farePage,
  seriesPage,
  assetsPage,
  monthsPage,
  issuersPage,
  managersPage,
  administratorsPage,
  quotesPage,
  indexesPage,
  seriesListPage,
  coveragePage,
  glossaryPage,
]
