import type { Row, Value } from '../../api/endpoint.ts'

/** Compares the registrations of a number: a class that is not cancelled comes first, then the newest. */
export function bestFirst(a: Row, b: Row): number {
  return (
    Number(a['status'] === 'cancelled') - Number(b['status'] === 'cancelled') ||
    compareOrEmpty(textOrNull(b['status_date']), textOrNull(a['status_date'])) ||
    compareOrEmpty(textOrNull(b['class_id']), textOrNull(a['class_id'])) ||
    compareOrEmpty(textOrNull(b['fund_id']), textOrNull(a['fund_id'])) ||
    compareOrEmpty(textOrNull(a['cnpj']), textOrNull(b['cnpj']))
  )
}

export function compareOrEmpty(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : (a ?? '') > (b ?? '') ? 1 : 0
}

export function textOrNull(value: Value | undefined): string | null {
  return typeof value === 'string' ? value : null
}
