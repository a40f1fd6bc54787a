import { testEveryChange } from './every-change.ts'
import { exportJob } from './export-job.ts'
import { keyChange } from './key-change.ts'
import { COPIES } from './pipeline-commands.ts'
import { PUBLISHING } from './publishing.ts'

testEveryChange([...COPIES, ...PUBLISHING, keyChange, exportJob])
