import { realFiles } from '../lake/files.ts'
import { Lake } from '../lake/lake.ts'
import type { Config } from './config.ts'

/** Finds the data directory of a server, whose keys may be in a folder of their own. */
export function findLake({ DATA_DIR, KEYS_DIR }: Pick<Config, 'DATA_DIR' | 'KEYS_DIR'>): Lake {
  return new Lake(DATA_DIR, realFiles, KEYS_DIR)
}
