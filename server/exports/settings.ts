/** The settings of the server that are about exports, by the names of their variables. */
interface ExportVariables {
  readonly EXPORTS_DIR?: string | undefined
  readonly EXPORT_HOURS: number
  readonly EXPORT_PARTS: number
  readonly EXPORT_MIB: number
  readonly EXPORTS_MIB: number
  readonly EXPORT_MINUTES: number
  readonly KEY_EXPORTS: number
  readonly EXPORTS_WAITING: number
  readonly KEY_EXPORTS_KEPT: number
}

/** The bounds of export jobs, and the folder of their files. */
export interface ExportSettings {
  /** A folder of this server's own. */
  readonly folder: string
  /** The hours that a file, and what is known of a job, is kept. */
  readonly hours: number
  /** The most parts of one job. */
  readonly parts: number
  /** The most bytes of one file, and of all files. */
  readonly bytes: { readonly file: number; readonly all: number }
  /** The longest time that the parts of one job may take together. */
  readonly minutes: number
  /** The most jobs that are not at their end: of one key, and of all. */
  readonly unfinished: { readonly key: number; readonly all: number }
  /** The most jobs of one key that are known, ended ones included. */
  readonly known: number
}

const MIB = 2 ** 20

/** Reads the settings of exports; null where the operator gave them no folder. */
export function readExportSettings(config: ExportVariables): ExportSettings | null {
  if (config.EXPORTS_DIR === undefined) return null
  return {
    folder: config.EXPORTS_DIR,
    hours: config.EXPORT_HOURS,
    parts: config.EXPORT_PARTS,
    bytes: { file: config.EXPORT_MIB * MIB, all: config.EXPORTS_MIB * MIB },
    minutes: config.EXPORT_MINUTES,
    unfinished: { key: config.KEY_EXPORTS, all: config.EXPORTS_WAITING },
    known: config.KEY_EXPORTS_KEPT,
  }
}
