import type { MemberId } from '../../helpers/headers.ts'
import { cnpj, type Line } from './mirror.ts'

export function nav(filer: string, value: string): Line {
  return { CNPJ_FUNDO_CLASSE: filer, VL_PATRIM_LIQ: value }
}

/** A holding of any block. */
export function holding(filer: string, label: string, value: string, more: Line = {}): Line {
  return { CNPJ_FUNDO_CLASSE: filer, TP_APLIC: label, VL_MERC_POS_FINAL: value, ...more }
}

/** A line of the structured funds' file, which repeats the NAV. */
export function structured(filer: string, value: string, navValue: string, label = 'Ações'): Line {
  return { TP_FUNDO_CLASSE: 'CLASSES FIIM', VL_PATRIM_LIQ: navValue, ...holding(filer, label, value) }
}

const BLOCKS = ['BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'] as const
const FILLER = cnpj(999)

type Members = Partial<Record<MemberId, readonly Line[]>>

/** Adds lines of a fund that no test asks for until the members are as long as in a whole month. */
export function wholeMonth(members: Members): Members {
  const navs = [...(members.PL ?? []), nav(FILLER, '1000.00')]
  const filler = navs.map((_nav, n) => holding(FILLER, 'Títulos Públicos', `${String(n + 1)}.00`))
  const blocks = BLOCKS.map((block) => [block, [...(members[block] ?? []), ...filler]])
  return { ...members, PL: navs, ...(Object.fromEntries(blocks) as Members) }
}

export interface ClassOptions {
  readonly classId?: string
  readonly name?: string
  readonly status?: string
  readonly since?: string
  readonly nav?: readonly [value: string, date: string]
}

/** A line of the register of classes, under the fund with that number. */
export function classLine(fundId: string, classCnpj: string, options: ClassOptions = {}): Line {
  const { classId = `C${classCnpj.slice(4, 8)}`, name = `CLASSE ${classCnpj}`, nav: [value, date] = ['', ''] } = options
  return {
    ID_Registro_Fundo: fundId,
    ID_Registro_Classe: classId,
    CNPJ_Classe: classCnpj,
    Tipo_Classe: 'Classes de Cotas de Fundos FIF',
    Denominacao_Social: name,
    Situacao: options.status ?? 'Em Funcionamento Normal',
    Data_Inicio_Situacao: options.since ?? '2025-01-02',
    Patrimonio_Liquido: value,
    Data_Patrimonio_Liquido: date,
  }
}

export function fundLine(fundId: string, fundCnpj: string, more: Line = {}): Line {
  return {
    ID_Registro_Fundo: fundId,
    CNPJ_Fundo: fundCnpj,
    Tipo_Fundo: 'FIF',
    Denominacao_Social: `FUNDO ${fundCnpj}`,
    Situacao: 'Em Funcionamento Normal',
    Data_Registro: '2020-01-02',
    ...more,
  }
}
