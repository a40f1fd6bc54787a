import { readDataDir } from '../../pipeline/environment.ts'
import { publishAmended } from './publish-amended.ts'

await publishAmended(readDataDir(process.env))
