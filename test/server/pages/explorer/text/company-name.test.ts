import { expect, it } from 'vitest'
import { shortenCompanyName } from '../../../../../server/pages/explorer/text/company-name.ts'

it.each([
  ['ÁRTEMIS GESTÃO DE RECURSOS LTDA.', 'Ártemis Gestão de Recursos'],
  ['XP INVESTIMENTOS CCTVM S.A.', 'XP Investimentos CCTVM'],
  ['SINGULARE CORRETORA DE TITULOS E VALORES MOBILIARIOS S.A.', 'Singulare CTVM'],
  ['BEM DISTRIBUIDORA DE TÍTULOS E VALORES MOBILIÁRIOS LTDA', 'Bem DTVM'],
  ['BANCO CITIBANK SA', 'Banco Citibank'],
  ['SANTOS BRASIL PARTICIPACOES S/A', 'Santos Brasil Participacoes'],
  ['B3 S.A. - BRASIL, BOLSA, BALCÃO', 'B3 - Brasil, Bolsa, Balcão'],
  ['PETROLEO BRASILEIRO S.A. PETROBRAS', 'Petroleo Brasileiro Petrobras'],
  ['NOVA TRANSPORTADORA DO SUDESTE S.A. ¿ NTS', 'Nova Transportadora do Sudeste - NTS'],
  ['3R GESTORA DE RECURSOS LTDA', '3R Gestora de Recursos'],
  ['Companhia Brasileira de Alumínio', 'Companhia Brasileira de Alumínio'],
  ['CIA SANEAMENTO BASICO EST SAO PAULO', 'Cia Saneamento Basico Est Sao Paulo'],
  ['S.A.', 'S.A.'],
  ['', ''],
])('%s is %s for short', (name, short) => {
  expect(shortenCompanyName(name)).toBe(short)
})
