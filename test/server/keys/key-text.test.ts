import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isKeyText, KEY_PATTERN, makeKeyText } from '../../../server/keys/key-text.ts'
import { holdsKey, redactKeys } from '../../../server/keys/redact.ts'

describe.each(['mk', 'ml'] as const)('the text of a new key (%s)', (kind) => {
  it('is found by the pattern of the manual among other text, and has its checksum', async () => {
    const { id, text } = makeKeyText(kind)
    const manual = await readFile('docs/operating-reference.md', 'utf8')

    expect(manual).toContain(`\`${KEY_PATTERN}\``)
    expect(new RegExp(KEY_PATTERN).exec(`KEY="${text}" # mine`)?.[0]).toBe(text)
    expect([text.startsWith(`${id}_`), isKeyText(text)]).toEqual([true, true])
  })

  it('has another checksum where any one character is another', () => {
    const { text } = makeKeyText(kind)
    const others = Array.from(text, (is, at) => `${text.slice(0, at)}${is === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`)

    expect(others.filter(isKeyText)).toEqual([])
  })

  it('is in no log: only its visible beginning is', () => {
    const { id, text } = makeKeyText(kind)

    expect([holdsKey(text), redactKeys(`/v1/x?key=${text}`)]).toEqual([true, `/v1/x?key=${id}_…`])
  })
})

it('the checksum is CRC-32 in base 62, as others compute it', () => {
  // crc32 of this text is 0x17eeb3a by Python's zlib.
  expect(isKeyText('mk_00000000_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA01hILa')).toBe(true)
})
