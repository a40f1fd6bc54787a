const CHUNK_LENGTH = 1 << 18

/** Returns the line to write instead of this one; `number` is the place of the line in the file. */
export type Retouch = (line: string, number: number) => string

/** A CSV file under construction: latin-1, CRLF, no quoting, kept as encoded chunks because whole files are large. */
export class CsvFile {
  readonly name: string
  readonly chunks: Buffer[] = []
  bytes = 0
  lines = 0
  readonly #retouch: Retouch
  #pending = ''

  constructor(name: string, columns: readonly string[], retouch: Retouch = (line) => line) {
    this.name = name
    this.#retouch = retouch
    this.#append(columns.join(';'))
  }

  write(line: string): void {
    this.lines += 1
    this.#append(this.#retouch(line, this.lines))
    if (this.#pending.length > CHUNK_LENGTH) this.#encode()
  }

  close(): this {
    this.#encode()
    return this
  }

  #append(line: string): void {
    this.#pending += `${line}\r\n`
  }

  #encode(): void {
    const chunk = Buffer.from(this.#pending, 'latin1')
    this.chunks.push(chunk)
    this.bytes += chunk.length
    this.#pending = ''
  }
}
