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

export interface ExportSettings {
  /** A folder of this server's own. */
  readonly folder: string
  /** How long a file is kept. The record of the job is kept as long again. */
  readonly hours: number
  readonly parts: number
  readonly bytes: { readonly file: number; readonly all: number }
  /** For all parts of one job together. */
  readonly minutes: number
  readonly unfinished: { readonly key: number; readonly all: number }
  /** Jobs of one key, ended ones included. */
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
