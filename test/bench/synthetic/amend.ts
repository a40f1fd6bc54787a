import { unzipSync, zipSync } from 'fflate'
import { randomFrom } from '../../helpers/random.ts'

/** Makes the same month with another value in a hundredth of the lines of block 4. */
export function amendMonth(zip: Buffer): Buffer {
  const members = unzipSync(zip)
  const random = randomFrom(3)
  for (const [name, content] of Object.entries(members)) {
    if (!name.includes('BLC_4')) continue
    const [header = '', ...lines] = Buffer.from(content).toString('latin1').split('\r\n')
    const column = header.split(';').indexOf('VL_MERC_POS_FINAL')
    const changed = lines.map((line) => {
      if (line === '' || random() >= 0.01) return line
      return line
        .split(';')
        .map((field, at) => (at === column ? '12345.67' : field))
        .join(';')
    })
    members[name] = Buffer.from([header, ...changed].join('\r\n'), 'latin1')
  }
  return Buffer.from(zipSync(members, { level: 6 }))
}
