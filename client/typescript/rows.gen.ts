// Generated from the declarations by `make gen`: do not edit.
import type { paths } from './api.gen.ts'

type Json<P extends keyof paths> = paths[P]['get'] extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } }
}
  ? Body
  : never

/** The rows of each list, by its path. */
export interface RowTypes {
  readonly '/v1/fund/{cnpj}/portfolio': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/portfolio'>['data']['portfolio'][number]
  readonly '/v1/fund/{cnpj}/portfolio/look-through': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/portfolio/look-through'>['data']['portfolio'][number]
  readonly '/v1/assets': { readonly reference_date: string } & Json<'/v1/assets'>['data'][number]
  readonly '/v1/asset/{code}/holders': { readonly asset_id: string; readonly reference_date: string } & Json<'/v1/asset/{code}/holders'>['data'][number]
  readonly '/v1/asset/{code}/holders/history': { readonly asset_id: string } & Json<'/v1/asset/{code}/holders/history'>['data'][number]
  readonly '/v1/fund/{cnpj}/portfolio/compare': { readonly cnpj: string; readonly reference_date: string; readonly compared_cnpj: string; readonly compared_reference_date: string } & Json<'/v1/fund/{cnpj}/portfolio/compare'>['data']['assets'][number]
  readonly '/v1/fund/{cnpj}/portfolio/revisions': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/portfolio/revisions'>['data'][number]
  readonly '/v1/fund/{cnpj}/portfolio/months': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/portfolio/months'>['data'][number]
  readonly '/v1/fund/{cnpj}/portfolio/history': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/portfolio/history'>['data'][number]
  readonly '/v1/fund/{cnpj}/positions/{code}': { readonly cnpj: string; readonly asset_id: string } & Json<'/v1/fund/{cnpj}/positions/{code}'>['data'][number]
  readonly '/v1/portfolios': { readonly requested_cnpj: string; readonly cnpj: string; readonly reference_date: string } & Json<'/v1/portfolios'>['data'][number]['portfolio'][number]
  readonly '/v1/market/assets': { readonly reference_date: string } & Json<'/v1/market/assets'>['data'][number]
  readonly '/v1/market/moves': { readonly reference_date: string } & Json<'/v1/market/moves'>['data'][number]
  readonly '/v1/market/moves/{code}': { readonly reference_date: string } & Json<'/v1/market/moves/{code}'>['data'][number]
  readonly '/v1/market/lines': { readonly reference_date: string } & Json<'/v1/market/lines'>['data'][number]
  readonly '/v1/basket': { readonly reference_date: string } & Json<'/v1/basket'>['data']['assets'][number]
  readonly '/v1/issuers': { readonly reference_date: string } & Json<'/v1/issuers'>['data'][number]
  readonly '/v1/issuer/{id}/holders': { readonly issuer_id: string; readonly reference_date: string } & Json<'/v1/issuer/{id}/holders'>['data'][number]
  readonly '/v1/issuer/{id}/history': { readonly issuer_id: string } & Json<'/v1/issuer/{id}/history'>['data'][number]
  readonly '/v1/issuer/{id}/lines': { readonly issuer_id: string; readonly reference_date: string } & Json<'/v1/issuer/{id}/lines'>['data'][number]
  readonly '/v1/company/{id}/holders': { readonly issuer_id: string; readonly reference_date: string } & Json<'/v1/company/{id}/holders'>['data'][number]
  readonly '/v1/managers': { readonly reference_date: string } & Json<'/v1/managers'>['data'][number]
  readonly '/v1/manager/{cnpj}/funds': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/manager/{cnpj}/funds'>['data'][number]
  readonly '/v1/manager/{cnpj}/positions': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/manager/{cnpj}/positions'>['data'][number]
  readonly '/v1/manager/{cnpj}/issuers': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/manager/{cnpj}/issuers'>['data'][number]
  readonly '/v1/manager/{cnpj}/moves': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/manager/{cnpj}/moves'>['data'][number]
  readonly '/v1/manager/{cnpj}/history': { readonly party_cnpj: string } & Json<'/v1/manager/{cnpj}/history'>['data'][number]
  readonly '/v1/manager/{cnpj}/changes': { readonly party_cnpj: string } & Json<'/v1/manager/{cnpj}/changes'>['data'][number]
  readonly '/v1/administrators': { readonly reference_date: string } & Json<'/v1/administrators'>['data'][number]
  readonly '/v1/administrator/{cnpj}/funds': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/administrator/{cnpj}/funds'>['data'][number]
  readonly '/v1/administrator/{cnpj}/positions': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/administrator/{cnpj}/positions'>['data'][number]
  readonly '/v1/administrator/{cnpj}/issuers': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/administrator/{cnpj}/issuers'>['data'][number]
  readonly '/v1/administrator/{cnpj}/moves': { readonly party_cnpj: string; readonly reference_date: string } & Json<'/v1/administrator/{cnpj}/moves'>['data'][number]
  readonly '/v1/administrator/{cnpj}/history': { readonly party_cnpj: string } & Json<'/v1/administrator/{cnpj}/history'>['data'][number]
  readonly '/v1/administrator/{cnpj}/changes': { readonly party_cnpj: string } & Json<'/v1/administrator/{cnpj}/changes'>['data'][number]
  readonly '/v1/industry': { readonly reference_date: string } & Json<'/v1/industry'>['data'][number]
  readonly '/v1/industry/flows': Json<'/v1/industry/flows'>['data'][number]
  readonly '/v1/industry/survivorship': { readonly first_reference_date: string; readonly last_reference_date: string } & Json<'/v1/industry/survivorship'>['data'][number]
  readonly '/v1/figures': { readonly reference_date: string } & Json<'/v1/figures'>['data'][number]
  readonly '/v1/fund/{cnpj}/figures': { readonly reference_date: string } & Json<'/v1/fund/{cnpj}/figures'>['data'][number]
  readonly '/v1/fund/{cnpj}/nav': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/nav'>['data'][number]
  readonly '/v1/navs': Json<'/v1/navs'>['data'][number]
  readonly '/v1/fund/{cnpj}/nav/summary': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/nav/summary'>['data'][number]
  readonly '/v1/funds': Json<'/v1/funds'>['data'][number]
  readonly '/v1/fund/{cnpj}/segments': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/segments'>['data'][number]
  readonly '/v1/fund/{cnpj}/series': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/series'>['data'][number]
  readonly '/v1/fund/{cnpj}/ages': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/ages'>['data'][number]
  readonly '/v1/fund/{cnpj}/assignors': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/assignors'>['data'][number]
  readonly '/v1/fund/{cnpj}/reports': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/reports'>['data'][number]
  readonly '/v1/fund/{cnpj}/properties': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/properties'>['data'][number]
  readonly '/v1/fund/{cnpj}/tenants': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/tenants'>['data'][number]
  readonly '/v1/fund/{cnpj}/statement': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/statement'>['data'][number]
  readonly '/v1/fund/{cnpj}/statement/limits': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/statement/limits'>['data'][number]
  readonly '/v1/companies': Json<'/v1/companies'>['data'][number]
  readonly '/v1/company/{id}/documents': { readonly company_cnpj: string } & Json<'/v1/company/{id}/documents'>['data'][number]
  readonly '/v1/company/{id}/figures': { readonly company_cnpj: string } & Json<'/v1/company/{id}/figures'>['data'][number]
  readonly '/v1/company/{id}/statements': { readonly company_cnpj: string; readonly reference_date: string } & Json<'/v1/company/{id}/statements'>['data'][number]
  readonly '/v1/exchange/quotes': Json<'/v1/exchange/quotes'>['data'][number]
  readonly '/v1/exchange/indexes': Json<'/v1/exchange/indexes'>['data'][number]
  readonly '/v1/exchange/indexes/{code}': { readonly index_code: string; readonly reference_date: string } & Json<'/v1/exchange/indexes/{code}'>['data'][number]
  readonly '/v1/statistics': Json<'/v1/statistics'>['data'][number]
  readonly '/v1/statistics/{series}': { readonly series: string } & Json<'/v1/statistics/{series}'>['data'][number]
  readonly '/v1/bond-trades': Json<'/v1/bond-trades'>['data'][number]
  readonly '/v1/federal-bonds': Json<'/v1/federal-bonds'>['data'][number]
  readonly '/v1/flight-fares': Json<'/v1/flight-fares'>['data'][number]
  readonly '/v1/calendars': Json<'/v1/calendars'>['data'][number]
  readonly '/v1/calendars/{id}': { readonly calendar: string } & Json<'/v1/calendars/{id}'>['data'][number]
  readonly '/v1/search': Json<'/v1/search'>['data'][number]
  readonly '/v1/datasets': Json<'/v1/datasets'>['data'][number]
  readonly '/v1/bulk/{dataset}': { readonly dataset: string } & Json<'/v1/bulk/{dataset}'>['data'][number]
  readonly '/v1/changelog': Json<'/v1/changelog'>['data'][number]
  readonly '/v1/snapshots': Json<'/v1/snapshots'>['data'][number]
  readonly '/v1/revisions': Json<'/v1/revisions'>['data'][number]
}

/** Paths that answer page by page. */
export const PAGED: ReadonlySet<string> = new Set([
  '/v1/fund/{cnpj}/portfolio/look-through',
  '/v1/assets',
  '/v1/asset/{code}/holders',
  '/v1/asset/{code}/holders/history',
  '/v1/fund/{cnpj}/portfolio/revisions',
  '/v1/fund/{cnpj}/portfolio/months',
  '/v1/fund/{cnpj}/portfolio/history',
  '/v1/fund/{cnpj}/positions/{code}',
  '/v1/market/assets',
  '/v1/market/moves',
  '/v1/market/moves/{code}',
  '/v1/market/lines',
  '/v1/issuers',
  '/v1/issuer/{id}/holders',
  '/v1/issuer/{id}/history',
  '/v1/issuer/{id}/lines',
  '/v1/company/{id}/holders',
  '/v1/managers',
  '/v1/manager/{cnpj}/funds',
  '/v1/manager/{cnpj}/positions',
  '/v1/manager/{cnpj}/issuers',
  '/v1/manager/{cnpj}/moves',
  '/v1/manager/{cnpj}/history',
  '/v1/manager/{cnpj}/changes',
  '/v1/administrators',
  '/v1/administrator/{cnpj}/funds',
  '/v1/administrator/{cnpj}/positions',
  '/v1/administrator/{cnpj}/issuers',
  '/v1/administrator/{cnpj}/moves',
  '/v1/administrator/{cnpj}/history',
  '/v1/administrator/{cnpj}/changes',
  '/v1/industry',
  '/v1/industry/flows',
  '/v1/industry/survivorship',
  '/v1/figures',
  '/v1/fund/{cnpj}/figures',
  '/v1/fund/{cnpj}/nav',
  '/v1/navs',
  '/v1/fund/{cnpj}/nav/summary',
  '/v1/funds',
  '/v1/fund/{cnpj}/segments',
  '/v1/fund/{cnpj}/series',
  '/v1/fund/{cnpj}/ages',
  '/v1/fund/{cnpj}/assignors',
  '/v1/fund/{cnpj}/reports',
  '/v1/fund/{cnpj}/properties',
  '/v1/fund/{cnpj}/tenants',
  '/v1/fund/{cnpj}/statement',
  '/v1/fund/{cnpj}/statement/limits',
  '/v1/companies',
  '/v1/company/{id}/documents',
  '/v1/company/{id}/figures',
  '/v1/company/{id}/statements',
  '/v1/exchange/quotes',
  '/v1/exchange/indexes',
  '/v1/exchange/indexes/{code}',
  '/v1/statistics',
  '/v1/statistics/{series}',
  '/v1/bond-trades',
  '/v1/federal-bonds',
  '/v1/flight-fares',
  '/v1/calendars',
  '/v1/calendars/{id}',
  '/v1/datasets',
  '/v1/bulk/{dataset}',
  '/v1/changelog',
  '/v1/snapshots',
  '/v1/revisions',
])

/** Paths some requests of which are heavy: the server works on few of them at once. */
export const HEAVY: ReadonlySet<string> = new Set([
  '/v1/fund/{cnpj}/portfolio/look-through',
  '/v1/asset/{code}/holders',
  '/v1/asset/{code}/holders/history',
  '/v1/fund/{cnpj}/portfolio/months',
  '/v1/fund/{cnpj}/portfolio/history',
  '/v1/fund/{cnpj}/positions/{code}',
  '/v1/portfolios',
  '/v1/market/moves',
  '/v1/market/moves/{code}',
  '/v1/basket',
  '/v1/issuer/{id}/history',
  '/v1/manager/{cnpj}/positions',
  '/v1/administrator/{cnpj}/positions',
  '/v1/industry',
  '/v1/industry/flows',
  '/v1/fund/{cnpj}/nav',
  '/v1/navs',
  '/v1/fund/{cnpj}/nav/summary',
  '/v1/fund/{cnpj}/reports',
  '/v1/exchange/quotes',
  '/v1/bond-trades',
  '/v1/flight-fares',
])
