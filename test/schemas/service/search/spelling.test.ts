import { describe, expect, it } from 'vitest'
import { Spelling } from '../../../../schemas/service/search/spelling.ts'
import { pick, randomFrom } from '../../../helpers/random.ts'

const NAMES = [
  'PETRÓLEO BRASILEIRO S.A. PETROBRAS',
  'Petrobras Distribuidora',
  'BANCO BRADESCO S.A.',
  'ITAÚ UNIBANCO HOLDING',
  'CAIXA ECONÔMICA FEDERAL',
  'Bradescar',
  '33000167000101',
]
const spelling = new Spelling(NAMES)

describe('the spelling of names', () => {
  it.each([
    ['petobras', 'petrobras'],
    ['pterobras', 'petrobras'],
    ['petrobrass', 'petrobras'],
    ['economcia', 'economica'],
    ['ittau', 'itau'],
    ['unibacno', 'unibanco'],
  ])('puts %s right as %s', (word, meant) => {
    expect(spelling.correct(word)).toBe(meant)
  })

  it.each(['xxxxxxxx', 'sa', 'cxa', '33000167000102', 'petrol'.repeat(8)])(
    'leaves %s, which is like no word',
    (word) => {
      expect(spelling.correct(word)).toBeNull()
    },
  )

  it('prefers fewer slips, and then the word that more names have', () => {
    expect(spelling.correct('bradesca')).toBe('bradesco')
    expect(new Spelling(['carta', 'conta', 'conta']).correct('cnota')).toBe('conta')
    expect(new Spelling(['porto', 'posto', 'posto']).correct('poxto')).toBe('posto')
  })

  it('knows what is inside a word', () => {
    expect([spelling.has('brades'), spelling.has('itau'), spelling.has('petobras')]).toEqual([true, true, false])
  })

  it('finds every word of a made-up world again after one slip, or another that is as near', () => {
    const random = randomFrom(46)
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at))
    const words = Array.from({ length: 400 }, () => Array.from({ length: 9 }, () => pick(random, letters)).join(''))
    const world = new Spelling(words)
    for (const word of words) {
      const at = Math.floor(random() * word.length)
      const slipped = pick(random, [
        `${word.slice(0, at)}${word.slice(at + 1)}`,
        `${word.slice(0, at)}${pick(random, letters)}${word.slice(at)}`,
        `${word.slice(0, at)}${pick(random, letters)}${word.slice(at + 1)}`,
      ])
      expect(world.correct(slipped)).toBe(word)
    }
  })
})
