import axe, { type RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { PATIENCE_MS } from './http.ts'

/** Debian's chromium, or the one that `CHROMIUM` names. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  // We need no sandbox: tests may run as root, and this browser reads only our own pages.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: PATIENCE_MS })
  browser.on('context', (context) => {
    context.setDefaultTimeout(PATIENCE_MS)
  })
  return browser
}

/** Complaints about a page: errors, breaches of its policy, and requests to other servers. */
export interface Complaints {
  readonly console: readonly string[]
  readonly violations: readonly string[]
  readonly foreign: readonly string[]
}

/** Collects the complaints about all pages of a context. */
export async function recordComplaints(context: BrowserContext, origin: string): Promise<Complaints> {
  const heard = { console: [] as string[], violations: [] as string[], foreign: [] as string[] }
  await context.exposeFunction('heardViolation', (text: string) => heard.violations.push(text))
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) => heardViolation(event.violatedDirective + ' ' + event.blockedURI))`,
  )
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.console.push(message.text())
  })
  context.on('weberror', (error) => heard.console.push(String(error.error())))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) heard.foreign.push(url)
  })
  return heard
}

/**
 * Lists the faults that axe finds, one on each line; that of two colours too near each other in light and in dark. The
 * context must bypass the page's policy.
 */
export async function inaccessible(page: Page): Promise<{ light: string[]; dark: string[] }> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`)
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await runAxe(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  return { light, dark: await runAxe(page, { runOnly: ['color-contrast'] }) }
}

function runAxe(page: Page, options: Readonly<RunOptions>): Promise<string[]> {
  // Of what is no fault, axe would describe each element.
  const quick = JSON.stringify({ ...options, resultTypes: ['violations'] })
  return page.evaluate(
    `axe.run(document, ${quick}).then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(' '), failureSummary].join(': '))))`,
  )
}

/** Measures by how many pixels the page is wider than the screen. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
}
