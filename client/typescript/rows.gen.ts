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
  readonly '/v1/fund/{cnpj}/nav': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/nav'>['data'][number]
  readonly '/v1/navs': Json<'/v1/navs'>['data'][number]
  readonly '/v1/fund/{cnpj}/nav/summary': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/nav/summary'>['data'][number]
  readonly '/v1/funds': Json<'/v1/funds'>['data'][number]
  readonly '/v1/fund/{cnpj}/segments': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/segments'>['data'][number]
  readonly '/v1/fund/{cnpj}/series': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/series'>['data'][number]
  readonly '/v1/fund/{cnpj}/reports': { readonly cnpj: string } & Json<'/v1/fund/{cnpj}/reports'>['data'][number]
  readonly '/v1/fund/{cnpj}/properties': { readonly cnpj: string; readonly reference_date: string } & Json<'/v1/fund/{cnpj}/properties'>['data'][number]
  readonly '/v1/exchange/quotes': Json<'/v1/exchange/quotes'>['data'][number]
  readonly '/v1/exchange/indexes': Json<'/v1/exchange/indexes'>['data'][number]
  readonly '/v1/exchange/indexes/{code}': { readonly index_code: string; readonly reference_date: string } & Json<'/v1/exchange/indexes/{code}'>['data'][number]
  readonly '/v1/statistics': Json<'/v1/statistics'>['data'][number]
  readonly '/v1/statistics/{series}': { readonly series: string } & Json<'/v1/statistics/{series}'>['data'][number]
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
  '/v1/fund/{cnpj}/nav',
  '/v1/navs',
  '/v1/fund/{cnpj}/nav/summary',
  '/v1/funds',
  '/v1/fund/{cnpj}/segments',
  '/v1/fund/{cnpj}/series',
  '/v1/fund/{cnpj}/reports',
  '/v1/fund/{cnpj}/properties',
  '/v1/exchange/quotes',
  '/v1/exchange/indexes',
  '/v1/exchange/indexes/{code}',
  '/v1/statistics',
  '/v1/statistics/{series}',
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
  '/v1/fund/{cnpj}/nav',
  '/v1/navs',
  '/v1/fund/{cnpj}/nav/summary',
  '/v1/fund/{cnpj}/reports',
  '/v1/exchange/quotes',
  '/v1/flight-fares',
])
