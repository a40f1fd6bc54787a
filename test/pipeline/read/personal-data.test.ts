import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskNameInText, maskPersonalData } from '../../../pipeline/read/personal-data.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { line } from '../../helpers/portal.ts'

// Nobody's number: the digits of a textbook example, with right check digits.
const CPF = '529.982.247-25'
const person = { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: CPF, EMISSOR: 'MARIA DA SILVA' }
const hidden = { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: '***982247**', EMISSOR: '***' }

describe('a source line that is shown', () => {
  it.each(['BLC_6', 'BLC_8', 'FIE'] as const)(
    'hides number and name of a natural person who issued paper of %s',
    (member) => {
      expect(maskPersonalData(line(NEW[member], person))).toBe(line(NEW[member], hidden))
    },
  )

  it('hides number and name of a natural person who manages a fund, in both registers', () => {
    const registered = { Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: '52998224725', Gestor: 'MARIA DA SILVA' }
    const legacy = { PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: CPF, GESTOR: 'MARIA DA SILVA' }

    expect(maskPersonalData(line(REGISTER_HEADERS.fund, registered))).toBe(
      line(REGISTER_HEADERS.fund, { Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: '***982247**', Gestor: '***' }),
    )
    expect(maskPersonalData(line(REGISTER_HEADERS.legacy, legacy))).toBe(
      line(REGISTER_HEADERS.legacy, { PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: '***982247**', GESTOR: '***' }),
    )
  })

  it('hides number and name of a natural person whose name is in front', () => {
    expect(maskPersonalData('Outros Ativos Financeiros;MARIA DA SILVA;52998224725;;;;CRA;;1;2.00')).toBe(
      'Outros Ativos Financeiros;***;***982247**;***;;;CRA;;1;2.00',
    )
  })

  it.each([
    ['zero-filled to fourteen', 'PF', '00052998224725'],
    ['zero-filled to fourteen where the kind is left open', '', '00052998224725'],
    ['bare where the kind is left open', '', '52998224725'],
    ['masked where the kind is wrong', 'PJ', CPF],
  ])('hides a CPF that is %s', (_name, kind, document) => {
    const filed = line(NEW.FIE, { ...person, PF_PJ_EMISSOR: kind, CPF_CNPJ_EMISSOR: document })

    expect(maskPersonalData(filed)).toBe(line(NEW.FIE, { ...hidden, PF_PJ_EMISSOR: kind }))
  })

  it.each([
    ['of a company', { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '00.068.305/0001-35', EMISSOR: 'BANCO' }],
    ['of a company, bare', { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '00068305000135', EMISSOR: 'BANCO' }],
    [
      'of a company, with wrong check digits',
      { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '00000000018801', EMISSOR: 'X' },
    ],
  ])('leaves the number %s unchanged', (_name, issuer) => {
    expect(maskPersonalData(line(NEW.FIE, issuer))).toBe(line(NEW.FIE, issuer))
  })

  it.each(['123456789.01', '-123456789.01', '12345.678901', '98765432.100', '613130.40', '0.00'])(
    'leaves the figure %s unchanged, with any number of digits',
    (figure) => {
      const filed = line(NEW.BLC_8, { VL_VENDA_NEGOC: '7.00', QT_POS_FINAL: figure, VL_MERC_POS_FINAL: figure })

      expect(maskPersonalData(filed)).toBe(filed)
    },
  )

  it.each([
    ['that lost a zero', '', '8765432126', '***654321**'],
    ['that lost two zeros and is called PF', 'PF', '123456797', '***234567**'],
    ['that lost two zeros and is called nothing', '', '700414665', '***004146**'],
    ['that lost two zeros and is called PJ', 'PJ', '700414665', '***004146**'],
    ['with one zero too many', '', '052998224725', '***982247**'],
    ['in the form of a CNPJ', 'PJ', '00.052.998/2247-25', '***982247**'],
    ['that lost five zeros', 'PJ', '123439', '***001234**'],
    ['within words', '', '529.982.247-25', '***982247**'],
    ['within words where the kind is wrong', 'PJ', 'CPF 529.982.247-25', 'CPF ***982247**'],
  ])('hides a CPF %s', (_name, kind, document, shown) => {
    const filed = line(NEW.FIE, { ...person, PF_PJ_EMISSOR: kind, CPF_CNPJ_EMISSOR: document })

    expect(maskPersonalData(filed)).toBe(
      line(NEW.FIE, { PF_PJ_EMISSOR: kind, CPF_CNPJ_EMISSOR: shown, EMISSOR: '***' }),
    )
  })

  it.each([
    ['CCB DE FULANO, CPF 529.982.247-25.', 'CCB DE FULANO, CPF ***982247**.'],
    ['CPF:52998224725', 'CPF:***982247**'],
    ['529982247-25/01', '***982247**/01'],
    ['DE 529.982.247-25 A 52998224725', 'DE ***982247** A ***982247**'],
    ['CONTRATO 12345678901', 'CONTRATO 12345678901'],
    ['CNPJ 11222333000181 OU 11.222.333/0001-81', 'CNPJ 11222333000181 OU 11.222.333/0001-81'],
    ['NUMERO 152998224725', 'NUMERO 152998224725'],
    ['FULANO 700414665', 'FULANO ***004146**'],
    ['FULANO 8765432126, CCB', 'FULANO ***654321**, CCB'],
    ['FULANO 7.004.146-65, RG 7.004.146-66', 'FULANO ***004146**, RG 7.004.146-66'],
    ['FULANO 87.654.321-26, CPF 87.654.321-27', 'FULANO ***654321**, CPF ***654321**'],
    ['FULANO 529 982 247 25', 'FULANO ***982247**'],
    ['FULANO 529.982.247/25 OU 529982247/25', 'FULANO ***982247** OU ***982247**'],
    ['FULANO 7004146-65', 'FULANO ***004146**'],
    ['CPF 12345678900 E CPF/MF Nº 1.234.567', 'CPF ***456789** E CPF/MF Nº ***012345**'],
    ['CPF/CNPJ 11.222.333/0001-81', 'CPF/CNPJ 11.222.333/0001-81'],
    ['CPFE3 12345678', 'CPFE3 12345678'],
    ['00052998224725 E 00.052.998/2247-25', '***982247** E ***982247**'],
    ['BANCO 00000208000100, 00.000.000/0001-91', 'BANCO 00000208000100, 00.000.000/0001-91'],
    ['SUBCLASSE SUB0000000000191 E SUB00000000001600', 'SUBCLASSE SUB0000000000191 E SUB00000000001600'],
    ['ISIN US8765432126 E 700414665.00', 'ISIN US8765432126 E 700414665.00'],
    ['CUSIP 037833100, DI 20251031', 'CUSIP 037833100, DI 20251031'],
    // CPFs that begin with 000 and 0000.
    ['FULANO 456.789-79 OU 456789-79 OU 45678979', 'FULANO ***456789** OU ***456789** OU ***456789**'],
    ['FULANO 1234567', 'FULANO 1234567'],
    // CPFs that begin with five zeros and more: nothing but the word tells them from other numbers.
    ['FULANO, CPF 123439, OU 123439', 'FULANO, CPF ***001234**, OU 123439'],
    ['CPF: 777-39, CPF/MF nº 1.234-39', 'CPF: ***000777**, CPF/MF nº ***001234**'],
    ['CPF 123438, CPF ***982247**', 'CPF 123438, CPF ***982247**'],
    [
      'EM 31122025 E 20251031, CEP 45678979, MATRICULA 298409',
      'EM 31122025 E 20251031, CEP 45678979, MATRICULA 298409',
    ],
    ['ZEROS 000000000 E 00000000000', 'ZEROS 000000000 E 00000000000'],
  ])('shows the text %s as %s', (DS_ATIVO, shown) => {
    expect(maskPersonalData(line(NEW.BLC_8, { DS_ATIVO }))).toBe(line(NEW.BLC_8, { DS_ATIVO: shown }))
  })

  it('leaves a date, a label and a name unchanged', () => {
    const filed = line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', DENOM_SOCIAL: 'FUNDO 12345678901 X' })

    expect(maskPersonalData(filed)).toBe(filed)
  })
})

describe('a name that a text repeats', () => {
  it('is hidden whatever characters it has: a hyphen, a dot, a bracket', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('ANA', 'LIMA-COSTA', '-', 'S/A', '(MEI)', 'F.', "D'ÁVILA", '[x]', '*', '\\', '+1', '{2}'),
          {
            minLength: 2,
            maxLength: 5,
          },
        ),
        (words) => {
          const name = ['JOANA', ...words].join(' ')

          expect(maskNameInText(`CCB DE ${name}, 2027`, name)).toBe('CCB DE ***, 2027')
        },
      ),
      { seed: 20251031 },
    )
  })
})
