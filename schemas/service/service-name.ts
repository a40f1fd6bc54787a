import type { Text } from '../core/language.ts'

/** The one name of the service: pages, feeds, catalogues and the OpenAPI document have it. */
export const SERVICE_NAME: Text = { en: 'Brazilian Market Data', pt: 'Dados de Mercado do Brasil' }
