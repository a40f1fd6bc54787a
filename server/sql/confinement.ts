import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url))
const PERL = '/usr/bin/perl'
const CONFINE = join(PACKAGE, 'runtime/confine.pl')

/**
 * Files of this package that a program reads when it starts, and compares itself with: not the folder of data beside
 * them.
 */
const CODE = [
  ...['dist', 'lake', 'pipeline', 'runtime', 'schemas', 'server', 'tools'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
]
const LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64']
/** Files that Node, OpenSSL and DuckDB read when they start: the memory there is, and the processors. */
const ABOUT_THE_MACHINE = [
  ...['/etc/ld.so.cache', '/etc/ssl', '/etc/localtime', '/usr/share/zoneinfo', '/dev/urandom'],
  ...['/proc/self', '/proc/meminfo', '/proc/cpuinfo', '/proc/stat', '/proc/sys/vm', '/sys/fs/cgroup'],
  '/sys/devices/system/cpu',
]

/** Packages, wherever npm has put them. */
function findPackages(): string {
  const path = realpathSync(createRequire(import.meta.url).resolve('@duckdb/node-api'))
  return path.slice(0, path.indexOf('/node_modules/') + '/node_modules'.length)
}

/**
 * Words that start a program over the snapshot in a folder. Where the kernel has Landlock and seccomp, it lets the
 * program read that lake and the code that it runs, and nothing else. Without Perl the program starts as it is.
 */
export function confine(folder: string, words: readonly string[]): string[] {
  if (!existsSync(PERL)) return [...words]
  // A process over a folder that is gone ends by itself.
  const snapshot = existsSync(folder) ? realpathSync(folder) : resolve(folder)
  // Its files are links into the folder of the tables.
  const lake = join(dirname(dirname(snapshot)), 'lake')
  const rules = [
    ...[...LIBRARIES, realpathSync(process.execPath), findPackages()].map((path) => ['-x', path]),
    ...[...CODE.map((name) => resolve(PACKAGE, name)), ...ABOUT_THE_MACHINE, snapshot, lake].map((path) => [
      '-r',
      path,
    ]),
    ['-w', '/dev/null'],
  ]
  return [PERL, CONFINE, ...rules.flat(), '--', ...words]
}
