import { Lake } from '../../lake/lake.ts'
import { publishFirstEdition } from './first-edition.ts'

/** The first of the two snapshots of `make demo`; the build after it publishes the second. */
const print = (text: string) => process.stderr.write(text)
print('demo     first edition                  thirty days ago, one portfolio with made-up figures\n')
await publishFirstEdition(new Lake(process.env['DATA_DIR'] ?? 'data/demo'), new Date(), print)
