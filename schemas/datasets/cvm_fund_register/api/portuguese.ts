import { defineTranslations } from '../../../api/language/translations.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { endpointsPortuguese } from './portuguese/endpoints.ts'

/** The Portuguese of what only this dataset declares. */
export default defineTranslations({
  sentences: { ...tablesPortuguese, ...endpointsPortuguese },
  errors: {
    'No fund of the list has this CNPJ.': 'Nenhum fundo da lista tem este CNPJ.',
    'If it is the number of a fund with classes, /v1/fund/{cnpj} leads to them.':
      'Se for o número de um fundo com classes, /v1/fund/{cnpj} leva a elas.',
    'Use at least one word of the name, or part of one.': 'Use pelo menos uma palavra do nome, ou parte de uma.',
    'No class is registered with {{text}}.': 'Nenhuma classe está registrada com {{text}}.',
    'There are: {{names}}.': 'Existem: {{names}}.',
  },
  same: ['Situacao; SIT', 'Classificacao; CLASSE', 'Exclusivo; FUNDO_EXCLUSIVO', 'Exclusivo', 'Previdenciario'],
})
