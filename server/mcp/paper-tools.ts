import type { ToolDeclaration } from './tool-declaration.ts'

/** Tools about papers, and about the rates of a day. */
export const PAPER_TOOLS: readonly ToolDeclaration[] = [
  {
    name: 'rate_curve',
    title: 'A curve of interest',
    endpoint: 'curve',
    use: 'The curve of DI futures or of federal bonds on a day, or the rate of a number of business days. Null outside of its points: do not extend it.',
  },
  {
    name: 'bond_prices',
    title: 'Prices of federal bonds',
    endpoint: 'bonds',
    use: 'Indicative rates and prices of federal bonds on a day, with the nominal value that follows.',
  },
  {
    name: 'find_debentures',
    title: 'Find debentures',
    endpoint: 'debentures',
    use: 'Debentures of the register by issuer, ISIN or index, with days, rate and quantities.',
  },
  {
    name: 'get_debenture',
    title: 'A debenture',
    endpoint: 'debenture',
    use: 'The terms of one debenture by its code, and the versions of its terms.',
  },
  {
    name: 'get_instrument',
    title: 'An instrument by its ISIN',
    endpoint: 'instrument',
    use: 'What an ISIN is: type, issuer, days, rate and index, of one edition of the database.',
  },
]
