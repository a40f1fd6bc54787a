/** Addresses of every page of the explorer, below the language. */
export const EXPLORER_PAGES = [
  '',
  '/search?q=ibovespa',
  '/fund/21407758000119',
  '/fund/24290451000179?date=2025-10',
  '/fund/00068305000135?date=2024-02',
  '/fund/21407758000119/line?date=2025-10&id=eeb87b704665bc818808-0',
  '/fund/24290451000179/inside',
  '/fund/08431747000106',
  '/fund/42357817000161',
  '/fund/42357817000161/inside',
  '/fund/29206196000157',
  '/asset/VALE3',
  '/issuer/33000167',
  '/issuer/05197443?haircut=60',
  '/manager/30822936000169',
  '/administrator/30822936000169?date=2024-02',
  '/month/2025-10',
  '/compare?a=40155573000109&b=10406511000161&date=2025-10',
  '/compare?a=11184136000115&date=2025-10&with=2024-02',
  '/compare',
  '/quote/PETR4',
  '/index/IBOV',
  '/fare?origin=SBGR&destination=SBRF',
  '/fare',
  '/series/ipca',
  '/coverage',
  '/glossary',
] as const

/** The settings of a server whose explorer tests read as often as they like. */
export const OPEN_EXPLORER = { EXPLORER: 'on', EXPLORER_RATE_LIMIT: '1000000' } as const
