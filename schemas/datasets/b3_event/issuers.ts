/** Invented company with events in the bundled sample: the exchange answers an empty list for its code. */
const SAMPLE = 'SINT'

/** Companies whose events every build reads, by the first four letters of their tickers. An operator can add others. */
export const ISSUERS: readonly string[] = [
  SAMPLE,
  ...['ABEV', 'AXIA', 'B3SA', 'BBAS', 'BBDC', 'BBSE', 'BPAC', 'BRAP', 'CMIG', 'CPFE', 'CPLE', 'CSAN', 'CSNA', 'CXSE'],
  ...['EGIE', 'ELET', 'EMBR', 'ENEV', 'ENGI', 'EQTL', 'GGBR', 'GOAU', 'HAPV', 'HYPE', 'ITSA', 'ITUB', 'KLBN', 'LREN'],
  ...['MGLU', 'MULT', 'NATU', 'PETR', 'PRIO', 'RADL', 'RAIL', 'RDOR', 'RENT', 'SANB', 'SBSP', 'SUZB', 'TAEE', 'TIMS'],
  ...['TOTS', 'UGPA', 'USIM', 'VALE', 'VBBR', 'VIVT', 'WEGE', 'YDUQ'],
]
