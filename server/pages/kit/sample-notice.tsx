import type { Language, Text } from '../../../schemas/core/language.ts'
import type { Html } from './jsx-runtime.ts'

const NOTICE: Text = { en: 'Sample data, not live.', pt: 'Dados de amostra, não atuais.' }

/** Warns that the data are a sample, which must not be taken for live data. */
export function renderSampleNotice(language: Language): Html {
  return <strong class="state-sample">{NOTICE[language]}</strong>
}
