import type { Dataset } from '../core/dataset.ts'
import { composeText } from './language/composed-text.ts'

/** Writes whose data a dataset has, and the licence. */
export function writeLicence({ title, publisher, licence }: Pick<Dataset, 'title' | 'publisher' | 'licence'>): string {
  return composeText((say) => `${say(title)} (${say(publisher)}): ${say(licence).replace(/\.$/, '')}.`)
}
