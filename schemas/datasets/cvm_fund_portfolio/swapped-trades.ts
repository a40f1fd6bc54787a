/** Lines with quantities traded on one side only, and values on one side only. */
const only = (quantity: Side, value: Side) => `${on(quantity, 'quantity')} AND ${on(value, 'value')}`

type Side = 'purchases' | 'sales'

function on(side: Side, figure: 'quantity' | 'value'): string {
  const other: Side = side === 'purchases' ? 'sales' : 'purchases'
  return `${side}_${figure} > 0 AND coalesce(${other}_${figure}, 0) = 0`
}

/** A fund that only bought paid for it, and one that only sold was paid: no line of the real months at hand differs. */
export const swappedTrades = {
  figures: ['purchases_value', 'sales_value'],
  right: `${only('purchases', 'purchases')} OR ${only('sales', 'sales')}`,
  swapped: `${only('purchases', 'sales')} OR ${only('sales', 'purchases')}`,
} as const
