/** Places of which one address may have a few at once, so that no address has those of all. */
export interface AddressPlaces {
  /** Takes a place and returns the function that gives it back, once; null where the address has as many as it may. */
  enter(address: string): (() => void) | null
}

export function createAddressPlaces(most: number): AddressPlaces {
  /** It keeps only addresses with a place, so it stays small. */
  const taken = new Map<string, number>()
  return {
    enter: (address) => {
      const before = taken.get(address) ?? 0
      if (before >= most) return null
      taken.set(address, before + 1)
      let left = false
      return () => {
        if (left) return
        left = true
        const rest = (taken.get(address) ?? 0) - 1
        if (rest > 0) taken.set(address, rest)
        else taken.delete(address)
      }
    },
  }
}
