import { ApiError } from '../../schemas/core/error.ts'

/** The requests that are worked on at once. One that is let in is worked on to its end; one too many is refused at once. */
export interface Admission {
  /** Takes a place, and answers what gives it back; throws where there is none. */
  enter(): () => void
}

export function admissionOf(places: number): Admission {
  let taken = 0
  return {
    enter: () => {
      if (taken >= places) {
        throw new ApiError('unavailable', 'The server has more to do than it can: try again in a moment.')
      }
      taken += 1
      return () => {
        taken -= 1
      }
    },
  }
}
