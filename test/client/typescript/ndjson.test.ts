import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BrokenStreamError } from '../../../client/typescript/error.ts'
import { readLines } from '../../../client/typescript/ndjson.ts'

/** An answer that comes in pieces of these lengths, in turn, and counts how many were taken and whether it was stopped. */
function inPieces(text: string, lengths: readonly number[]) {
  const bytes = new TextEncoder().encode(text)
  const seen = { pieces: 0, stopped: false }
  let at = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const length = lengths[seen.pieces % lengths.length] ?? 1
        if (at >= bytes.length) controller.close()
        else controller.enqueue(bytes.slice(at, (at += length)))
        seen.pieces += 1
      },
      cancel: () => {
        seen.stopped = true
      },
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body), seen }
}

const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '))

async function readAll(response: Response): Promise<string[]> {
  const lines: string[] = []
  for await (const text of readLines(response)) lines.push(text)
  return lines
}

it('finds the same lines, however the network cuts them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (lines, cut) => {
      const { response } = inPieces(lines.map((text) => `${text}\n`).join(''), cut)

      expect(await readAll(response)).toEqual(lines)
    }),
  )
})

it('takes no more of the answer than was read, and stops it when nobody reads on', async () => {
  const { response, seen } = inPieces('one\ntwo\nthree\n', [4])

  for await (const first of readLines(response)) {
    expect(first).toBe('one')
    break
  }

  expect(seen).toEqual({ pieces: 1, stopped: true })
})

it('reports an answer that ends in the middle of a row', async () => {
  const { response } = inPieces('{"a":1}\n{"a"', [3])
  const lines: string[] = []
  const read = async () => {
    for await (const text of readLines(response)) lines.push(text)
  }

  await expect(read()).rejects.toThrow(BrokenStreamError)
  expect(lines).toEqual(['{"a":1}'])
})

it('gives no lines of an empty answer', async () => {
  expect(await readAll(new Response(''))).toEqual([])
  expect(await readAll(new Response(null))).toEqual([])
})
