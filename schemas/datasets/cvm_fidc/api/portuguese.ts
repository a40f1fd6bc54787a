import { defineTranslations } from '../../../api/language/translations.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { endpointsPortuguese } from './portuguese/endpoints.ts'

export default defineTranslations({
  sentences: { ...tablesPortuguese, ...endpointsPortuguese },
  same: ['TAB_X_QT_COTA × TAB_X_VL_COTA'],
})
