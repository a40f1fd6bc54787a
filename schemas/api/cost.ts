import { composeText } from './language/composed-text.ts'
import type { Text } from '../core/language.ts'

/**
 * What a request costs, the cheapest first. A wide request reads a table of thousands of rows, or answers several
 * requests in one; while other keys ask, each key gets one wide request at a time. A heavy request takes longer, and a
 * key may have only a few under way.
 */
export const COSTS = ['light', 'wide', 'heavy'] as const

export type Cost = (typeof COSTS)[number]

export interface CostBounds {
  /** Which requests are heavy: a sentence for the reference, and a test of an input; without it no request is heavy. */
  readonly heavy?: { readonly when: string; readonly is: (input: never) => boolean }
  /** A test of the inputs of wide requests; without it no request is wide. */
  readonly wide?: { readonly is: (input: never) => boolean }
  /** Units of work (`Work`) after which a request is refused with a 400. */
  readonly work: number
  /** Advice for a refused request, by parameter. */
  readonly narrower: Readonly<Record<string, Text>>
}

/** Bounds of an endpoint that declares none. */
export const USUAL_BOUNDS: Pick<CostBounds, 'work' | 'narrower'> = {
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
  en: '(operators can set other limits). One more gets a 429 with `reason` `concurrency` and the `limit`, and can be sent again when another one is answered. The server works on a few heavy requests at a time, and keys take turns; light requests do not wait for heavy ones. For each key it works on a few light requests at a time, but only one (two while no other key sends any) that searches (`q`), sorts a whole list, lists all funds or assets, compares portfolios, or names several funds. The other requests of that key wait for it; those of other keys do not. A request whose work is beyond the bounds of its endpoint gets a 400 that names what to change. Cached answers and 304 cost nothing. When a client disconnects, the work for it ends.',
  pt: '(o operador pode definir outros limites). Um a mais recebe 429 com `reason` `concurrency` e o `limit`, e pode ser enviado de novo quando outro for respondido. O servidor processa poucos pedidos pesados por vez, e as chaves se revezam; os leves não esperam pelos pesados. De cada chave ele processa alguns pedidos leves por vez, mas só um (dois enquanto nenhuma outra chave pede) que busca (`q`), ordena uma lista inteira, lista todos os fundos ou ativos, compara carteiras ou nomeia vários fundos. Os outros pedidos dessa chave esperam por ele; os de outras chaves não. Um pedido cujo trabalho passa dos limites do seu endpoint recebe 400 com o que mudar. Respostas guardadas em cache e 304 não custam nada. Quando o cliente desconecta, o trabalho por ele termina.',
}

/** Writes the sentence about cost for the reference; null for an endpoint that is always light. */
export function costText({ heavy, work, narrower }: CostBounds = USUAL_BOUNDS): string | null {
  if (heavy === undefined) return null
  const advice = Object.entries(narrower).map(([name, what]) => `\`${name}\`: ${what.en.replace(/\.$/, '')}`)
  return `Heavy ${heavy.when}. At most ${String(work / 1e6)} million units of work; a request beyond them gets a 400 that names what to change (${advice.join('; ')}).`
}
