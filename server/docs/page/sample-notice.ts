import { type Html, html } from './html.ts'

/** Warns that the data are a sample, which must not be taken for live data. */
export const SAMPLE_NOTICE: Html = html`<strong class="state-sample">Sample data, not live.</strong>`
