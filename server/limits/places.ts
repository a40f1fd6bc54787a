/** Bounds the places that one holder, a key or an address, has at once, so that none takes them all. */
export interface Places {
  /** Takes a place and returns the function that gives it back, once; null where the holder has as many as it may. */
  enter(holder: string): (() => void) | null
}

export function createPlaces(most: number): Places {
  /** It has only holders of a place, so it stays small. */
  const taken = new Map<string, number>()
  return {
    enter: (holder) => {
      const before = taken.get(holder) ?? 0
      if (before >= most) return null
      taken.set(holder, before + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const rest = (taken.get(holder) ?? 0) - 1
        if (rest > 0) taken.set(holder, rest)
        else taken.delete(holder)
      }
    },
  }
}
