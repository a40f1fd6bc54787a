/*
 * The names of the places in a data directory that are not named by what is in them. The names of files that readers
 * get too are declared in schemas/core.
 */

/** This file marks a data directory as ours. */
export const MARKER = 'market-data.txt'
/** The folder for the work of a build or a replica; nobody else has a folder of this name. */
export const WORK = '.market-data-work'
/** The file that a builder or a replica locks while it writes to the data directory. */
export const BUILD_LOCK = '.build-lock.duckdb'
/** The versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** The partitions of which the file of their year has no line. */
export const WITHOUT_LINES = 'without-lines.json'
/** The highest generation of the compiler that has published here. */
export const COMPILER_GENERATION_FILE = 'compiler-generation.json'
/** The state of the scrub: where the next night continues. */
export const SCRUB_STATE = 'scrub.json'
/** The folder in a table's folder of the lake that has its transaction log in the format of Delta Lake. */
export const DELTA_LOG = '_delta_log'
/** The file in the lake that says which version of each table is which snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** The file that says which snapshot was published last to each object store. */
export const REMOTE_PUBLISHED = 'remote-published.json'
/** The file with the state of a replica, in its data directory. It also marks the directory as a replica's. */
export const REPLICA_STATE = 'replica.json'
