import type { Text } from '../core/language.ts'

/** Pages, feeds, catalogues and the OpenAPI document have this one name. */
export const SERVICE_NAME: Text = { en: 'Brazilian Market Data', pt: 'Dados de Mercado do Brasil' }
