/** Prices of a month in USD, rounded from public price lists as we remember them: assumptions, each to be checked. */
export const PRICES = {
  /** A machine of four cores and 8 GB. */
  machine: 80,
  /** A GB of storage on a disk that survives the machine. */
  diskGb: 0.1,
  /** A GB sent to the Internet by a provider that meters it. */
  egressGb: 0.07,
  /** A GB sent by a CDN. */
  cdnGb: 0.02,
} as const

export const MACHINE_CORES = 4
/** The share of its cores that a machine is planned to use, so that a burst does not wait. */
export const PLANNED_LOAD = 0.6
export const MONTH_SECONDS = 30 * 86_400
/** Months of twenty years. */
export const YEARS_MONTHS = 240
/** Nights of a year on which CVM rewrites months: most working days. */
export const NIGHTS_A_YEAR = 250
export const AMENDED_A_NIGHT = 3
/** Real months are up to twice the synthetic one: so are their zips. */
export const REAL_TO_SYNTHETIC = 2
/** The newest months that have a table of look-throughs. */
export const LOOK_THROUGH_MONTHS = 4

/** Machines for so many cores, one of them spare. */
export function countMachines(cores: number): number {
  return Math.max(1, Math.ceil(cores / (MACHINE_CORES * PLANNED_LOAD))) + 1
}
