import { instrument, type Instrument } from './instrument.ts'

const PAIRS = ['DI1 X PRE', 'DOL X PRE', 'DI1 X DOL', 'DI1 X IAP', 'REU X PRE', 'DOL X REU', 'DI1 X REU', 'SEL X REU']
const CODES = ['SDP', 'SCP', 'SDC', 'SDL', 'SEP', 'SCE', 'SDE', 'SSE']

/** Block 3: each pair once to be received and once to be paid. */
export function swapCatalogue(): Instrument[] {
  const kinds = [...CODES.map((code, position) => `${code};${PAIRS[position] ?? ''}`), 'Outros;999 X 999']
  return ['DIFERENCIAL DE SWAP A RECEBER', 'DIFERENCIAL DE SWAP A PAGAR'].flatMap((application) =>
    kinds.map((tail) => instrument(application, 'SWAP', tail, { related: '', intent: '' })),
  )
}
