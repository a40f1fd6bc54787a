import { describe, expect, it } from 'vitest'
import { createPlaces } from '../../../server/limits/places.ts'

describe('places of which each holder may have two', () => {
  it('are given to each until it has two, whatever others have', () => {
    const places = createPlaces(2)

    expect([places.enter('a'), places.enter('a')]).not.toContain(null)
    expect(places.enter('a')).toBeNull()
    expect(places.enter('b')).not.toBeNull()
    expect(places.enter('a')).toBeNull()
  })

  it('are free again once they are given back, each once', () => {
    const places = createPlaces(2)
    const [first, second] = [places.enter('a'), places.enter('a')]

    first?.()
    first?.()
    const third = places.enter('a')
    expect(third).not.toBeNull()
    expect(places.enter('a')).toBeNull()

    second?.()
    third?.()
    expect([places.enter('a'), places.enter('a'), places.enter('a')].map((each) => each === null)).toEqual([
      false,
      false,
      true,
    ])
  })
})
