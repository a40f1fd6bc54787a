export interface Budget {
  readonly id: string
  readonly part: string
  readonly bound: 'most' | 'least'
  readonly limit: number
  readonly aim?: number
  readonly unit: string
  readonly because: string
}

export function most(part: string, id: string, limit: number, unit: string, because: string): Budget {
  return { id, part, bound: 'most', limit, unit, because }
}

export function least(part: string, id: string, limit: number, unit: string, because: string): Budget {
  return { ...most(part, id, limit, unit, because), bound: 'least' }
}
