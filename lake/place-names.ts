/*
 * Places in a data directory that are not named by what is in them. Files that readers get too have their names in
 * schemas/core.
 */

/** This file marks a data directory as ours. */
export const MARKER = 'market-data.txt'
/** A build or a replica works in this folder. Nobody else has a folder of this name. */
export const WORK = '.market-data-work'
/** A builder or a replica locks this file while it writes to the data directory. */
export const BUILD_LOCK = '.build-lock.duckdb'
/** Versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** Partitions that have no line in the file of their year. */
export const WITHOUT_LINES = 'without-lines.json'
/** Highest generation of the compiler that has published here. */
export const COMPILER_GENERATION_FILE = 'compiler-generation.json'
/** Says where the next night continues. */
export const SCRUB_STATE = 'scrub.json'
/** Folder of a transaction log in the format of Delta Lake, inside a table's folder of the lake. */
export const DELTA_LOG = '_delta_log'
/** Says which version of each table is which snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** Says which snapshot was published last to each object store. */
export const REMOTE_PUBLISHED = 'remote-published.json'
/** Names of places in a data directory. Files that readers get too have their names in schemas/core. */

/** This file marks a data directory as ours. */
export const MARKER = 'market-data.txt'
/** A build or a replica works in this folder. Nobody else has a folder of this name. */
export const WORK = '.market-data-work'
/** A builder or a replica locks this file while it writes to the data directory. */
export const BUILD_LOCK = '.build-lock.duckdb'
/** Versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** Partitions that have no line in the file of their year. */
export const WITHOUT_LINES = 'without-lines.json'
/** Highest generation of the compiler that has published here. */
export const COMPILER_GENERATION_FILE = 'compiler-generation.json'
/** Says where the next night continues. */
export const SCRUB_STATE = 'scrub.json'
/** Folder of a transaction log in the format of Delta Lake, inside a table's folder of the lake. */
export const DELTA_LOG = '_delta_log'
/** Says which version of each table is which snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** Says which snapshot was published last to each object store. */
export const REMOTE_PUBLISHED = 'remote-published.json'
/** State of a replica, which also marks its data directory as a replica's. */
export const REPLICA_STATE = 'replica.json'
