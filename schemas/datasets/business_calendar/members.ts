import type { Member } from '../../core/source.ts'

/** The sheet of the bank holidays; the rows below its last date are notes. */
export const members: readonly Member[] = [
  {
    id: 'HOLIDAYS',
    relation: 'raw_holiday',
    format: 'sheet',
    names: () => ['feriados_nacionais.xls'],
    fields: { Data: { kind: 'serial_day' }, 'Dia da Semana': { kind: 'text' }, Feriado: { kind: 'text' } },
  },
]
