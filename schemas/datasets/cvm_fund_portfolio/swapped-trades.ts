/** Writes the condition for lines with traded quantities on only one side, and values on only one side. */
const only = (quantity: Side, value: Side) => `${on(quantity, 'quantity')} AND ${on(value, 'value')}`

type Side = 'purchases' | 'sales'

function on(side: Side, figure: 'quantity' | 'value'): string {
  const other: Side = side === 'purchases' ? 'sales' : 'purchases'
  return `${side}_${figure} > 0 AND coalesce(${other}_${figure}, 0) = 0`
}

/**
 * Conditions for right and swapped columns: a fund that only bought has paid, and one that only sold has been paid. No
 * line of the available months differs.
 */
export const swappedTrades = {
  figures: ['purchases_value', 'sales_value'],
  right: `${only('purchases', 'purchases')} OR ${only('sales', 'sales')}`,
  swapped: `${only('purchases', 'sales')} OR ${only('sales', 'purchases')}`,
} as const
