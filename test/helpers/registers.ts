import { type Built, buildFrom } from './build.ts'
import { REGISTER } from './headers.ts'
import { line, mirror } from './portal.ts'

type Values = Readonly<Record<string, string>>

export interface Registers {
  readonly fund?: readonly Values[]
  readonly class?: readonly Values[]
  readonly subclass?: readonly Values[]
  readonly legacy?: readonly Values[]
}

/** The registers compiled from these lines; both stand in the mirror, empty unless lines are given. */
export async function registered(lines: Registers, asked: Parameters<typeof buildFrom>[1] = {}): Promise<Built> {
  const file = (id: keyof Registers) => [REGISTER[id], ...(lines[id] ?? []).map((values) => line(REGISTER[id], values))]
  const register = {
    'registro_fundo.csv': file('fund'),
    'registro_classe.csv': file('class'),
    'registro_subclasse.csv': file('subclass'),
  }
  return buildFrom(await mirror({ register, legacy: file('legacy') }), asked)
}
