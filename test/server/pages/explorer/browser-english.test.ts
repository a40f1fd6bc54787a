import { describePages } from '../../helpers/explorer-browser.ts'

describePages('en')
