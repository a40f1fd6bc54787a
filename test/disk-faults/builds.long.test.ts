import { testEveryChange } from './every-change.ts'
import { BUILDS } from './pipeline-commands.ts'

testEveryChange(BUILDS)
