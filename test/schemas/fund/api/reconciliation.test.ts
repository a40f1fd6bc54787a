import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFlippedLabels, gradeReconciliation } from '../../../../schemas/fund/api/reconciliation.ts'

describe('the grade of a total against a NAV', () => {
  it.each([
    ['exact', 1_001_00n, 1_000_00n],
    ['exact', 999_00n, 1_000_00n],
    ['exact', 50n, 3n],
    ['ok', 1_001_01n, 1_000_00n],
    ['ok', 1_005_00n, 1_000_00n],
    ['warn', 1_005_01n, 1_000_00n],
    ['warn', 980_00n, 1_000_00n],
    ['fail', 979_99n, 1_000_00n],
    ['fail', 1_000_00n, 0n],
    ['ok', -1_005_00n, -1_000_00n],
    ['unknown', 1_000_00n, null],
    ['unknown', null, 1_000_00n],
  ])('is %s for %s of %s', (grade, total, nav) => {
    expect(gradeReconciliation(total, nav, { isWhole: true })).toBe(grade)
    // What the lines lack may be in the members that the files lack.
    expect(gradeReconciliation(total, nav, { isWhole: false })).toBe(grade === 'fail' ? 'unknown' : grade)
  })
})

const labelled = fc.array(
  fc.record({ label: fc.constantFrom('A', 'B', 'C', 'D'), value: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }) }),
  { minLength: 1, maxLength: 4 },
)
const addUp = (labels: readonly { value: bigint }[]) => labels.reduce((sum, { value }) => sum + value, 0n)

describe('a label', () => {
  it('whose lines were turned round is found, to a real and whatever the size of the figures', () => {
    fc.assert(
      fc.property(labelled, fc.bigInt({ min: -100n, max: 100n }), (labels, rest) => {
        for (const turned of labels) {
          const nav = addUp(labels) - 2n * turned.value + rest

          expect(findFlippedLabels(labels, addUp(labels), nav).includes(turned)).toBe(turned.value !== 0n)
        }
      }),
    )
  })

  it('that is found makes the total the NAV within a real, with the other sign', () => {
    const near = fc.bigInt({ min: -300n, max: 300n })
    fc.assert(
      fc.property(fc.array(fc.record({ label: fc.string(), value: near })), near, (labels, nav) => {
        for (const { value } of findFlippedLabels(labels, addUp(labels), nav)) {
          expect(Math.abs(Number(addUp(labels) - 2n * value - nav))).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('a cent beyond a real does not explain anything', () => {
    const labels = [{ label: 'A', value: 500_00n }]

    expect(findFlippedLabels(labels, 500_00n, -499_00n)).toEqual(labels)
    expect(findFlippedLabels(labels, 500_00n, -498_99n)).toEqual([])
  })
})
