import { defineTranslations } from '../../../api/language/translations.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { endpointsPortuguese } from './portuguese/endpoints.ts'

export default defineTranslations({
  sentences: { ...tablesPortuguese, ...endpointsPortuguese },
  same: ['Situacao; SIT', 'Classificacao; CLASSE', 'Exclusivo; FUNDO_EXCLUSIVO', 'Exclusivo', 'Previdenciario'],
})
