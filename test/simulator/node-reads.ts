import fs, { type BigIntStats, type Stats } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import zlib from 'node:zlib'

/** What happens when a file or folder of a life is read. */
export interface ReadEffects {
  isOfLife(path: string): boolean
  /** Waited for before each reading; it may throw what a disk throws. */
  before(operation: string, path: string): Promise<void>
  /** Changes what was read, as a bad disk does. */
  after(path: string, bytes: Uint8Array): void
  /** When a file was changed last, in milliseconds, by the clock of the disk. */
  timesOf(inode: number): { readonly changed: number; readonly written: number }
}

/** These read, or make what no life looks at, such as folders of tests. */
const SAME = [
  'access',
  'copyFile',
  'mkdir',
  'mkdtemp',
  'readdir',
  'readlink',
  'realpath',
  'rename',
  'rm',
  'statfs',
  'writeFile',
] as const

type Functions = Record<string, (...args: unknown[]) => unknown>

/**
 * While it is installed, Node reads files at once instead of in threads, which are faster or slower by chance, and tells the
 * simulated disk before it reads one. Returns the function that takes it away.
 */
export function installReads(effects: ReadEffects): () => void {
  const promises = keepOriginals(fs.promises as unknown as Functions)
  const callbacks = keepOriginals(fs as unknown as Functions)
  const packing = keepOriginals(zlib as unknown as Functions)
  const now = (name: string) => callbacks.original(`${name}Sync`)
  const before = async (operation: string, path: unknown) => {
    if (effects.isOfLife(String(path))) await effects.before(operation, String(path))
  }
  const dated = (found: unknown) => (found === undefined ? found : setTimes(found as Stats | BigIntStats, effects))

  for (const name of SAME) {
    promises.replace(name, async (path, ...rest) => {
      await before(name, path)
      return now(name)(path, ...rest)
    })
  }
  for (const name of ['stat', 'lstat']) {
    promises.replace(name, async (path, ...rest) => {
      await before(name, path)
      return dated(now(name)(path, ...rest))
    })
    callbacks.replace(`${name}Sync`, (...args) => dated(now(name)(...args)))
  }
  promises.replace('readFile', async (path, options) => {
    await before('readFile', path)
    const bytes = now('readFile')(path) as Buffer
    if (effects.isOfLife(String(path))) effects.after(String(path), bytes)
    const encoding = typeof options === 'string' ? options : (options as { encoding?: string } | undefined)?.encoding
    return encoding === undefined ? bytes : bytes.toString(encoding as BufferEncoding)
  })
  promises.replace('open', async (path, flags = 'r', mode) => {
    if (flags !== 'r' || !effects.isOfLife(String(path))) return promises.original('open')(path, flags, mode)
    await before('open', path)
    return openAtOnce(String(path), effects, dated)
  })
  callbacks.replace('createReadStream', (path, options) =>
    options === undefined && effects.isOfLife(String(path))
      ? Readable.from(readWhole(() => fs.promises.readFile(String(path))))
      : callbacks.original('createReadStream')(path, options),
  )
  // The reader of zips has callbacks.
  for (const name of ['open', 'read', 'fstat', 'close']) callbacks.replace(name, atOnce(now(name), name))
  for (const name of ['gunzip', 'deflateRaw']) packing.replace(name, atOnce(packing.original(`${name}Sync`), name))
  packing.replace('createInflateRaw', () => new InflateAtOnce())
  syncBuiltinESMExports()
  return () => {
    promises.restore()
    callbacks.restore()
    packing.restore()
    syncBuiltinESMExports()
  }
}

/** Replaces functions of a module, and remembers what they were. */
function keepOriginals(module: Functions) {
  const kept = new Map<string, (...args: unknown[]) => unknown>()
  // Some of them cannot be written to.
  const set = (name: string, value: unknown) =>
    Object.defineProperty(module, name, { value, configurable: true, enumerable: true, writable: true })
  const original = (name: string) => {
    const found = kept.get(name) ?? module[name]
    if (found === undefined) throw new Error(`Node has no ${name}`)
    return found
  }
  return {
    original,
    replace: (name: string, by: (...args: unknown[]) => unknown) => {
      kept.set(name, original(name))
      set(name, by)
    },
    restore: () => {
      for (const [name, was] of kept) set(name, was)
    },
  }
}

async function* readWhole(read: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await read()
}

function atOnce(work: (...args: unknown[]) => unknown, name: string) {
  return (...args: unknown[]) => {
    const done = args.pop() as (error: unknown, ...results: unknown[]) => void
    const buffer = name === 'read' ? [args[1]] : []
    try {
      process.nextTick(done, null, work(...args), ...buffer)
    } catch (error) {
      process.nextTick(done, error)
    }
  }
}

function openAtOnce(path: string, effects: ReadEffects, dated: (found: unknown) => unknown) {
  const fd = fs.openSync(path, 'r')
  return {
    fd,
    stat: (options: object) => Promise.resolve(dated(fs.fstatSync(fd, options))),
    read: async (buffer: Uint8Array, offset: number, length: number, position: number | null) => {
      await effects.before('read', path)
      const bytesRead = fs.readSync(fd, buffer, offset, length, position)
      effects.after(path, buffer.subarray(offset, offset + bytesRead))
      return { bytesRead, buffer }
    },
    close: () => {
      fs.closeSync(fd)
      return Promise.resolve()
    },
  }
}

/** A real disk counts its times in ticks; here each change has a time of its own. */
function setTimes(found: Stats | BigIntStats, effects: ReadEffects): Stats | BigIntStats {
  const { changed, written } = effects.timesOf(Number(found.ino))
  if (typeof found.mtimeMs === 'bigint') {
    const [ctimeMs, mtimeMs] = [BigInt(changed), BigInt(written)]
    return Object.assign(found, { ctimeMs, mtimeMs, ctimeNs: ctimeMs * 1_000_000n, mtimeNs: mtimeMs * 1_000_000n })
  }
  return Object.assign(found, {
    ctimeMs: changed,
    mtimeMs: written,
    ctime: new Date(changed),
    mtime: new Date(written),
  })
}

/** Unpacks all at its end, in this thread. */
class InflateAtOnce extends Transform {
  readonly #pieces: Buffer[] = []

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#pieces.push(piece)
    done()
  }

  override _flush(done: TransformCallback): void {
    try {
      this.push(zlib.inflateRawSync(Buffer.concat(this.#pieces)))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}
