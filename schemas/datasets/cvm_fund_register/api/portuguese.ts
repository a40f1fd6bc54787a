import { defineTranslations } from '../../../api/language/translations.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { endpointsPortuguese } from './portuguese/endpoints.ts'

/** The Portuguese of what only this dataset declares. */
export default defineTranslations({
  sentences: { ...tablesPortuguese, ...endpointsPortuguese },
  same: ['Situacao; SIT', 'Classificacao; CLASSE', 'Exclusivo; FUNDO_EXCLUSIVO', 'Exclusivo', 'Previdenciario'],
})
