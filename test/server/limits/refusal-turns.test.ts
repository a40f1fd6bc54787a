import { expect, it } from 'vitest'
import { createRefusalTurns } from '../../../server/limits/refusal-turns.ts'

/** Turns by a clock that the test moves. */
function turnsByHand() {
  const clock = { time: 0 }
  const waiting: { readonly until: number; readonly go: () => void }[] = []
  const takeTurn = createRefusalTurns(
    () => clock.time,
    (ms) => new Promise<void>((go) => waiting.push({ until: clock.time + ms, go })),
  )
  const said: [key: string, at: number][] = []
  return {
    said,
    refuse: (key: string) => void takeTurn(key).then(() => said.push([key, clock.time])),
    moveTo: async (time: number) => {
      for (; clock.time <= time; clock.time += 1) {
        for (const each of waiting.filter(({ until }) => until === clock.time)) each.go()
        await Promise.resolve()
        await Promise.resolve()
      }
    },
  }
}

it('the refusals of a key go out ten milliseconds apart, the first at once, and another key does not wait', async () => {
  const { said, refuse, moveTo } = turnsByHand()
  for (const key of ['one', 'one', 'other', 'one']) refuse(key)
  await moveTo(100)
  refuse('one')
  await moveTo(110)

  expect(said).toEqual([
    ['one', 0],
    ['other', 0],
    ['one', 10],
    ['one', 20],
    ['one', 101],
  ])
})

it('no refusal waits for more than a second, however many a key sends', async () => {
  const { said, refuse, moveTo } = turnsByHand()
  for (let at = 0; at < 500; at++) refuse('one')
  await moveTo(1_000)

  expect([said.length, Math.max(...said.map(([, at]) => at))]).toEqual([500, 1_000])
})
