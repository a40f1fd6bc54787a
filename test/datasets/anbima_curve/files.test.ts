import { describe, expect, it } from 'vitest'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { BOND_PRICES, curveMirror, CURVES } from '../../helpers/curves.ts'

describe('the files of a day', () => {
  it('are compiled from lines with at signs, and three tables below each other', async () => {
    const built = await compileMirror(await curveMirror(), { datasets: ['anbima_curve'] })

    expect([built.exit, refusals(built)]).toEqual([0, []])
    expect(await listRows(built, 'curve_parameter')).toMatchObject([
      { curve: 'ettj-fixed', beta_4: '0.01500000000000000000' },
      { curve: 'ettj-ipca', beta_3: '-0.02250000000000000000' },
    ])
    expect(await listRows(built, 'anbima_curve_cleaned')).toEqual([])
  })

  it.each([
    ['curves of another day', CURVES, (text: string) => text.replace('31/10/2025', '30/10/2025'), /is of 2025-10-30/],
    [
      'curves without a formula',
      CURVES,
      (text: string) => text.replace(/^IPCA.*\n/m, ''),
      /formulas or vertices are missing/,
    ],
    ['prices with another column', BOND_PRICES, (text: string) => text.replace('Criterio', 'Outro'), /unknown column/],
  ])('are refused with %s, and the others are published', async (_name, file, edit, words) => {
    const built = await compileMirror(await curveMirror({ [file]: edit }), { datasets: ['anbima_curve'] })

    expect(built.exit).not.toBe(0)
    expect(JSON.stringify([refusals(built), built.log])).toMatch(words)
  })
})
