import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { ApiError } from '../../../../schemas/api/error.ts'
import { explorerMessages } from '../text/explorer-messages.ts'
import { PICTURE_FONT } from './picture-style.ts'
import { PICTURE_WIDTH } from './picture-svg.ts'

/** Longest drawing that is painted: those of pages have some 10 to 300 kB. */
const LONGEST_SVG = 2 ** 20
/** Most milliseconds that a picture takes, with the start of the painter: a picture alone takes a tenth of a second. */
const LONGEST_MS = 5_000
/** A painter that has nothing to do so long gives its memory back. */
const IDLE_MS = 30_000
/** Pictures that wait for the painter; one more is refused. */
const MOST_WAITING = 32

const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'),
  require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2'),
  require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2'),
  require.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff2'),
]

/** Paints in a thread of its own: the server answers meanwhile, and a picture that takes too long ends with it. */
const PAINTER = `
const { parentPort, workerData } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const { initWasm, Resvg } = require(workerData.module)
const ready = initWasm(readFileSync(workerData.wasm))
const fontBuffers = workerData.fonts.map((path) => readFileSync(path))
parentPort.on('message', async (svg) => {
  await ready
  const font = { fontBuffers, defaultFontFamily: workerData.family, loadSystemFonts: false }
  const painted = new Resvg(svg, { fitTo: { mode: 'width', value: workerData.width }, font }).render()
  parentPort.postMessage(painted.asPng())
})
`

let painter: Worker | null = null
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Paints a drawing as PNG, one at a time. */
export async function paintPicture(svg: string): Promise<Buffer> {
  if (svg.length > LONGEST_SVG || waiting >= MOST_WAITING)
    throw new ApiError('unavailable', explorerMessages.notPainted)
  waiting += 1
  const painting = last.then(() => paintNow(svg))
  // The next picture only waits for this one. Whoever asked for this one gets its error below.
  last = painting.catch(() => undefined)
  return painting.finally(() => {
    waiting -= 1
  })
}

function paintNow(svg: string): Promise<Buffer> {
  const worker = (painter ??= startPainter())
  return new Promise((resolvePicture, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error')
      settle()
    }
    const give = (error: unknown) => {
      finish(() => {
        reject(error instanceof Error ? error : new Error(String(error)))
      })
      stopPainter(worker)
    }
    const timer = setTimeout(() => {
      give(new ApiError('unavailable', explorerMessages.notPainted))
    }, LONGEST_MS)
    worker.once('error', give)
    worker.once('message', (png: Uint8Array) => {
      finish(() => {
        resolvePicture(Buffer.from(png))
      })
      sleepLater(worker)
    })
    worker.postMessage(svg)
  })
}

function startPainter(): Worker {
  const worker = new Worker(PAINTER, {
    eval: true,
    execArgv: [],
    workerData: {
      module: require.resolve('@resvg/resvg-wasm'),
      wasm: require.resolve('@resvg/resvg-wasm/index_bg.wasm'),
      fonts: FONTS,
      family: PICTURE_FONT,
      width: PICTURE_WIDTH,
    },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  // It keeps no program from ending.
  worker.unref()
  return worker
}

function stopPainter(worker: Worker): void {
  if (painter === worker) painter = null
  void worker.terminate()
}

let idle: NodeJS.Timeout | undefined

/** Ends a painter that has nothing to do for some time. */
function sleepLater(worker: Worker): void {
  clearTimeout(idle)
  idle = setTimeout(() => {
    if (waiting === 0) stopPainter(worker)
  }, IDLE_MS).unref()
}
