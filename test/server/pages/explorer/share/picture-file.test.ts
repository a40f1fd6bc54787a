import { describe, expect, it } from 'vitest'
import { paintPicture } from '../../../../../server/pages/explorer/share/picture-png.ts'
import { writePictureSvg } from '../../../../../server/pages/explorer/share/picture-svg.ts'

const PICTURE = {
  title: 'Who holds <it> & what',
  sentence: 'Each area is an asset.',
  legend: [{ kind: 'c-equities', name: 'Equities' }],
  drawn:
    '<div class="plot"><svg class="axis" width="100%" height="90"><text class="tick" x="100%" y="9">10</text></svg>' +
    '<svg width="100%" height="80"><a href="/pt/fund/1"><rect class="full c-equities" width="50%" height="80"></rect></a></svg>' +
    '<p class="ends"><span>2024</span><span>2025</span></p></div>',
  source: 'Source: CVM (ODbL) · snapshot 20260101T000000Z',
}
const PLACE = { page: 'Alfa FIC', address: 'https://data.example/en/fund/1' }

/** Reads the width and height that a PNG says about itself. */
function sizeOf(png: Uint8Array): readonly [width: number, height: number] {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('a picture as a file', () => {
  it('has its title, page, sentence, legend, source and address written in it', () => {
    const svg = writePictureSvg(PICTURE, PLACE)

    for (const text of [
      'Who holds &lt;it&gt; &amp; what',
      'Alfa FIC',
      'Each area is an asset.',
      'Equities',
      '2024',
      '2025',
    ])
      expect(svg).toContain(`>${text}</text>`)
    expect(svg).toContain('snapshot 20260101T000000Z')
    expect(svg).toContain('https://data.example/en/fund/1')
    expect(svg).not.toMatch(/<a |<div|<p |var\(|color-mix/)
  })

  it('puts the figures of a plot beside it', () => {
    const svg = writePictureSvg(PICTURE, PLACE)

    expect(svg).toMatch(/<svg class="axis" x="40" y="(\d+(\.\d+)?)" width="96" height="90">/)
    expect(svg).toMatch(/<svg x="144" y="(\d+(\.\d+)?)" width="1016" height="80">/)
  })

  it('breaks a long title into lines, and cuts one that has no end', () => {
    const lines = (title: string) => writePictureSvg({ ...PICTURE, title }, PLACE).match(/class="title"/g)?.length

    expect(lines('word '.repeat(30))).toBe(2)
    expect(lines('word '.repeat(300))).toBe(3)
    expect(writePictureSvg({ ...PICTURE, title: 'word '.repeat(300) }, PLACE)).toContain('word …</text>')
  })

  it('is painted as wide as previews are, several at once in turns', async () => {
    const painted = await Promise.all([1, 2, 3].map(() => paintPicture(writePictureSvg(PICTURE, PLACE))))

    for (const png of painted) expect(sizeOf(png)[0]).toBe(1200)
    expect(new Set(painted.map((png) => png.toString('base64'))).size).toBe(1)
  })

  it('is refused where it is larger than any of a page', async () => {
    await expect(paintPicture(`<svg>${' '.repeat(2 ** 20)}</svg>`)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('that is no drawing fails by itself, and the next one is painted', async () => {
    await expect(paintPicture('<svg')).rejects.toThrow()
    expect(sizeOf(await paintPicture(writePictureSvg(PICTURE, PLACE)))[0]).toBe(1200)
  })
})
