import type { Text } from '../../../../schemas/core/language.ts'

/** States of a position since the month before. Only the first five are trade, or none. */
export const STATE_WORDS: Readonly<Record<string, Text>> = {
  entered: { en: 'new, and bought as filed', pt: 'nova, com a compra informada' },
  left: { en: 'gone, and sold as filed', pt: 'encerrada, com a venda informada' },
  increased: { en: 'larger, as the trades say', pt: 'aumentada, confirmada pelos negócios' },
  reduced: { en: 'smaller, as the trades say', pt: 'reduzida, confirmada pelos negócios' },
  unchanged: { en: 'the same', pt: 'igual' },
  appeared: { en: 'appeared without a purchase', pt: 'surgiu sem compra' },
  vanished: { en: 'vanished without a sale', pt: 'sumiu sem venda' },
  changed_without_trade: { en: 'changed without a trade', pt: 'mudou sem negócio' },
  trade_unexplained: { en: 'trades and quantities differ', pt: 'negócios e quantidades não batem' },
  not_comparable: { en: 'cannot be compared', pt: 'não comparável' },
}
