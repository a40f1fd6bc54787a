/* Names of places in a data directory. Files that readers get too have their names in schemas/core. */

/** File that marks a data directory as ours. */
export const MARKER = 'market-data.txt'
/** Folder in which a build or a replica works. No other program has a folder of this name. */
export const WORK = '.market-data-work'
/** File that a builder or a replica locks while it writes to the data directory. */
export const BUILD_LOCK = '.build-lock.duckdb'
/** Versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** Partitions that have no line in the file of their year. */
export const WITHOUT_LINES = 'without-lines.json'
/** Highest generation of the compiler that has published here. */
export const COMPILER_GENERATION_FILE = 'compiler-generation.json'
/** Where the scrub of the next night continues, and what is damaged. */
export const SCRUB_STATE = 'scrub.json'
/** Folder of a transaction log in the format of Delta Lake, inside a table's folder of the lake. */
export const DELTA_LOG = '_delta_log'
/** Version of each table for each snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** Snapshot that was published last to each object store. */
export const REMOTE_PUBLISHED = 'remote-published.json'
/** State of a replica, which also marks its data directory as a replica's. */
export const REPLICA_STATE = 'replica.json'
