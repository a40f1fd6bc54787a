import { bulkPortuguese } from './portuguese/bulk.ts'
import { canaryPortuguese } from './portuguese/canary.ts'
import { cataloguePortuguese } from './portuguese/catalogue.ts'
import { changesPortuguese } from './portuguese/changes.ts'
import { commonAnswersPortuguese } from './portuguese/common-answers.ts'
import { commonInputPortuguese } from './portuguese/common-input.ts'
import { exportsPortuguese } from './portuguese/exports.ts'
import { fundsPortuguese } from './portuguese/funds.ts'
import { formatsPortuguese } from './portuguese/formats.ts'
import { keyUsePortuguese } from './portuguese/key-use.ts'
import { searchPortuguese } from './portuguese/search.ts'
import { servicePortuguese } from './portuguese/service.ts'
import { sqlPortuguese } from './portuguese/sql.ts'
import { subscriptionsPortuguese } from './portuguese/subscriptions.ts'
import { datasetTranslations } from './registry.gen.ts'
import type { Translations } from '../../api/language/translations.ts'

/** Texts of several declarations that are the same in both languages. */
const SAME = ['OpenAPI 3.1.']

/** Lists every translation: those of texts that several declarations share, and those of each dataset. */
export function listTranslations(): readonly Translations[] {
  const shared = [
    bulkPortuguese,
    canaryPortuguese,
    cataloguePortuguese,
    changesPortuguese,
    commonAnswersPortuguese,
    commonInputPortuguese,
    exportsPortuguese,
    fundsPortuguese,
    formatsPortuguese,
    keyUsePortuguese,
    searchPortuguese,
    servicePortuguese,
    sqlPortuguese,
    subscriptionsPortuguese,
  ]
  return [{ sentences: {}, same: SAME }, ...shared.map((sentences) => ({ sentences })), ...datasetTranslations]
}
