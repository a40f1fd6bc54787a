import { composeText } from './language/composed-text.ts'
import type { Text } from '../core/language.ts'

/** A heavy request waits for one of few places, which keys take in turn; a light one does not. */
export type Cost = 'light' | 'heavy'

/** The bounds of the cost of a request. */
export interface CostBounds {
  /** The heavy requests: a sentence for the reference, and a test of an input; without it no request is heavy. */
  readonly heavy?: { readonly when: string; readonly is: (input: never) => boolean }
  /** The units of work (`Work`) that one may have done before it is refused with a 400. */
  readonly work: number
  /** The advice if it is refused, by parameter. */
  readonly narrower: Readonly<Record<string, Text>>
}

/** The bounds of an endpoint that declares none. */
export const USUAL_BOUNDS: CostBounds = {
  work: 10_000_000,
  narrower: { page_size: { en: 'request less at once.', pt: 'peça menos de uma vez.' } },
}

/** Explains the two classes of cost for the reference, with the limits if they are known. */
export function concurrencyText(limits?: { readonly all: number; readonly heavy: number }): string {
  const [all, heavy] = [String(limits?.all), String(limits?.heavy)]
  const bounds: Text =
    limits === undefined
      ? {
          en: 'A key may have some requests under way at once, fewer heavy ones',
          pt: 'Uma chave pode ter alguns pedidos em andamento ao mesmo tempo, e menos pedidos pesados',
        }
      : {
          en: `A key may have ${all} requests under way at once, of them ${heavy} heavy ones`,
          pt: `Uma chave pode ter ${all} pedidos em andamento ao mesmo tempo, dos quais ${heavy} pesados`,
        }
  return composeText((say) => `${say(bounds)} ${say(BEYOND_BOUNDS)}`)
}

const BEYOND_BOUNDS: Text = {
  en: '(operators can set other limits): one more is answered 429 with `reason` `concurrency` and the `limit`, and can be sent when one of the others is answered. Heavy requests, marked so, are worked on a few at a time, keys taking turns; light ones do not wait for them. A request whose work is beyond the bounds of its endpoint is answered 400 with what to change. Answers that are kept, and 304, cost nothing. Who goes away ends the work.',
  pt: '(o operador pode definir outros limites): um a mais recebe 429 com `reason` `concurrency` e o `limit`, e pode ser enviado quando um dos outros for respondido. Pedidos pesados, assim marcados, são processados poucos por vez, com as chaves se revezando; os leves não esperam por eles. Um pedido cujo trabalho passa dos limites do seu endpoint recebe 400 com o que mudar. Respostas que ficaram guardadas, e 304, não custam nada. Quem desconecta encerra o trabalho.',
}

/** The sentence about cost that the reference has of an endpoint; nothing of one that is always light. */
export function costText({ heavy, work, narrower }: CostBounds = USUAL_BOUNDS): string | null {
  if (heavy === undefined) return null
  const advice = Object.entries(narrower).map(([name, what]) => `\`${name}\`: ${what.en.replace(/\.$/, '')}`)
  return `Heavy ${heavy.when}. At most ${String(work / 1e6)} million units of work; beyond them the answer is 400 and says what to change (${advice.join('; ')}).`
}
