import { describe, expect, it } from 'vitest'
import { addDeclared } from '../../../pipeline/declare-datasets.ts'
import builtIn, { describeEvents } from '../../../schemas/datasets/b3_event/dataset.ts'
import { buildFrom, listRows, refusals, withoutLookThroughs } from '../../helpers/build.ts'
import { eventMirror, listedEvent } from '../../helpers/events.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const split = listedEvent('DESDOBRAMENTO', '30/09/2025', { factor: '100,00000000000', isinCode: 'BRCYREACNOR7' })

describe('a company that the operator adds', () => {
  it('is asked for once, behind those that are built in', () => {
    const { sources, declaredByOperator } = describeEvents(['CYRE', 'PETR', 'CYRE'])
    const added = sources.filter(({ id }) => !builtIn.sources.some((each) => each.id === id)).map(({ id }) => id)

    expect(added).toEqual(['supplement_cyre', 'cash_cyre'])
    expect(declaredByOperator).toEqual(['CYRE'])
    expect(describeEvents([]).declaredByOperator).toBeUndefined()
  })

  it('has its events published, and a build that forgets it is refused until it is withdrawn by name', async () => {
    const [mirror, dataDir] = [await eventMirror({}), await temporaryFolder()]
    await eventMirror({ stock: [split] }, mirror, 'CYRE')
    const usual = { dataDir, datasets: ['b3_event' as const] }
    const first = await buildFrom(mirror, {
      ...usual,
      now: '2025-11-10T03:00:00Z',
      eventIssuers: ['CYRE'],
      declared: addDeclared(withoutLookThroughs, ['CYRE']),
    })

    expect([first.exit, refusals(first)]).toEqual([0, []])
    expect(await listRows(first, 'b3_event')).toMatchObject([{ issuer_code: 'CYRE', kind: 'split' }])

    const later = { ...usual, now: '2025-11-11T03:00:00Z' }
    await expect(buildFrom(mirror, later)).rejects.toThrow(/EVENT_ISSUERS is not set/)
    const last = await buildFrom(mirror, { ...later, eventIssuers: [] })
    expect(last.exit).toBe(0)
    expect(await listRows(last, 'b3_event')).toEqual([])
  })
})
