import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach } from 'vitest'

/** A change that one test has found needs no other, and no smaller case. */

let isFound = false
fc.configureGlobal({ endOnFailure: true })
beforeAll(() => {
  isFound = false
})
beforeEach((context) => {
  if (isFound) context.skip()
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') isFound = true
})
