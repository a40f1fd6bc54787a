import { unzipSync, zipSync } from 'fflate'
import { randomFrom } from '../../helpers/random.ts'

/** Makes the same month with another value in some of the lines of a block, by default a hundredth of block 4. */
export function amendMonth(zip: Buffer, { block = 'BLC_4', share = 0.01 } = {}): Buffer {
  const members = unzipSync(zip)
  const random = randomFrom(3)
  for (const [name, content] of Object.entries(members).filter(([name]) => name.includes(block))) {
    const [header = '', ...lines] = Buffer.from(content).toString('latin1').split('\r\n')
    const column = header.split(';').indexOf('VL_MERC_POS_FINAL')
    const changed = lines.map((line) =>
      line === '' || random() >= share ? line : line.split(';').with(column, '12345.67').join(';'),
    )
    members[name] = Buffer.from([header, ...changed].join('\r\n'), 'latin1')
  }
  return Buffer.from(zipSync(members, { level: 6 }))
}
