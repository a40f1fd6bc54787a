import type { Text } from '../../core/language.ts'
import type { CurveId } from './curve-input.ts'

export const CURVE_NAMES: Readonly<Record<CurveId, Text>> = {
  di1: { en: 'DI curve', pt: 'Curva de juros DI' },
  'ettj-fixed': { en: 'Fixed-rate curve of federal bonds', pt: 'Curva prefixada dos títulos federais (ETTJ)' },
  'ettj-ipca': { en: 'Real-rate curve of federal bonds', pt: 'Curva de juros reais dos títulos federais (ETTJ IPCA)' },
  'ettj-inflation': { en: 'Implied inflation', pt: 'Inflação implícita' },
}

/** Further words for the search of a curve, beside its names and its id. */
export const CURVE_WORDS: Readonly<Record<CurveId, string>> = {
  di1: 'DI futuro pré taxa de juros interest rate term structure yield',
  'ettj-fixed': 'ETTJ PRE estrutura a termo taxa de juros interest rate term structure yield prefixado',
  'ettj-ipca': 'ETTJ IPCA estrutura a termo taxa de juros real interest rate term structure yield',
  'ettj-inflation': 'ETTJ break-even inflation',
}
