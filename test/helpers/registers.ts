import { type Built, buildFrom } from './build.ts'
import { REGISTER_HEADERS } from './headers.ts'
import { lenient } from './lenient-datasets.ts'
import { line, mirror } from './portal.ts'

type Values = Readonly<Record<string, string>>

export interface Registers {
  readonly fund?: readonly Values[]
  readonly class?: readonly Values[]
  readonly subclass?: readonly Values[]
  readonly legacy?: readonly Values[]
}

/** Compiles the registers from these lines. A register without a line does not exist. */
export async function buildRegisters(lines: Registers, asked: Parameters<typeof buildFrom>[1] = {}): Promise<Built> {
  const file = (id: keyof Registers) => [
    REGISTER_HEADERS[id],
    ...(lines[id] ?? []).map((values) => line(REGISTER_HEADERS[id], values)),
  ]
  const isNew = lines.fund !== undefined || lines.class !== undefined || lines.subclass !== undefined
  const register = {
    'registro_fundo.csv': file('fund'),
    'registro_classe.csv': file('class'),
    'registro_subclasse.csv': file('subclass'),
  }
  const portal = await mirror({
    ...(isNew && { register }),
    ...(lines.legacy !== undefined && { legacy: file('legacy') }),
  })
  return buildFrom(portal, { declared: lenient, ...asked })
}
