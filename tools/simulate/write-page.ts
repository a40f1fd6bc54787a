import { writeScalePage } from './page/page-file.ts'

/** Writes the tables of docs/scale.md again, after a bench or the scenarios were run. */
writeScalePage()
