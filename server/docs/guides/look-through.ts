import { type Html, html } from '../page/html.ts'
import { renderFigures } from '../page/table.ts'
import { drawFunds } from './drawing.ts'

/** Explains the look-through to readers of portfolios: a drawing, its numbers, and the limits of the method. */
export function renderLookThroughGuide(): Html {
  return html`<section class="guide" aria-label="The look-through in an example">
<h4>An example</h4>
<p>Fund A has R$ 1,000. Its own filing shows R$ 400 of Treasury bills and R$ 600 of quotas of fund B, so it says little about where the money is. Fund B is worth R$ 1,200, so A owns half of each line of B. One of those lines is quotas of fund C. B owns half of C, so A owns a quarter of C through B.</p>
<figure>
${drawFunds(
  {
    title: 'Fund A owns half of fund B, which owns half of fund C',
    description:
      'Fund A, R$ 1,000: Treasury bills 400, quotas of B 600, which are half of B. Fund B, R$ 1,200: Petrobras shares 720, quotas of C 480, which are half of C. Fund C, R$ 960: Vale shares 600, a confidential total 360.',
  },
  [
    {
      name: 'Fund A',
      worth: 'R$ 1,000',
      lines: ['Treasury bills|400', 'Quotas of fund B|600'],
      part: '600 of 1,200: A owns half of B',
    },
    {
      name: 'Fund B',
      worth: 'R$ 1,200',
      lines: ['Petrobras shares|720', 'Quotas of fund C|480'],
      part: '480 of 960: B owns half of C',
    },
    { name: 'Fund C', worth: 'R$ 960', lines: ['Vale shares|600', 'Confidential total|360'] },
  ],
)}
<figcaption>The funds are invented. Each arrow leads from a line of quotas to their fund.</figcaption>
</figure>
<p>The look-through of A replaces the quotas by the lines of B and C, each multiplied by A’s part. The result is called leaves. They always add up to the value of the fund to the cent, here to the R$ 1,000 of A:</p>
${renderFigures({
  label: 'Leaves of fund A',
  heads: ['What A holds in the end', 'Path', 'Part', 'R$', 'Share'],
  rows: [
    ['Treasury bills', 'A', 'all of 400', '400', '40 %'],
    ['Petrobras shares', 'A, B', '½ of 720', '360', '36 %'],
    ['Vale shares', 'A, B, C', '¼ of 600', '150', '15 %'],
    ['Confidential total', 'A, B, C', '¼ of 360', '90', '9 %'],
    ['Total', '', '', '1,000', '100 %'],
  ],
  figures: 2,
})}
<p>The opposite question is <a href="#endpoint-asset_holders">who holds</a> Vale shares. Fund C holds R$ 600 directly; B holds R$ 300 and A R$ 150 through other funds. These are parts of the same 600, seen from each fund above it, so do not add them up.</p>
<h4>When a line stays closed</h4>
<p>The look-through opens quotas only where that is safe. It needs the fund’s net assets at the end of the same month, to know which part of the fund a line is. It takes those that the portfolio of that fund reports: as filed, or else by the daily reports of the month’s last business day with all subclasses, or else in the class register if they are of the month. If none is there, or they are not positive, the line stays a leaf (<code>nav_missing</code>). If the lines of the fund are more than 2 % away from its net assets, some are missing or have the wrong sign, and a part of them would be a figure that nobody holds: the line stays a leaf (<code>unreconciled</code>). A fund that holds quotas of itself through other funds is opened once, and the line that leads back stays a leaf (<code>cycle</code>). A line worth more than the whole fund is a mistake in a filing (<code>ratio_anomaly</code>). The lines of an opened fund and its NAV can still differ, by a cent of rounding or by up to 2 %. Then the difference becomes a line of its own, called <code>reconciliation</code>, and is not spread over the other lines.</p>
<h4>What it cannot see</h4>
<ul>
<li><strong>Confidential totals.</strong> A manager may keep holdings secret for some months. They appear as one total for each kind, rounded to reais, without the names of the assets: the 90 of the example could be Vale shares too.</li>
<li><strong>Funds that file elsewhere.</strong> Receivables and real-estate funds (FIDC, FII) file reports of their own. The nearest one takes the place of their quotas, and each leaf says how old it is; a report that is more than six months older does not (<code>stale</code>). It names no debtor and gives no value of a property: leaves are credit rights by segment and property by class. Private-equity and foreign funds are in none of these files, so their quotas stay one line (<code>not_filed</code>, <code>foreign</code>).</li>
<li><strong>The exposure of derivatives.</strong> Funds file futures at the day’s settlement, which is near zero, and swaps at their net value. A fund can gain or lose far more with an asset than its leaves show.</li>
<li><strong>Later amendments.</strong> Funds amend a month for several months after it. The answer shows what they had filed by the day of its snapshot.</li>
</ul>
</section>` // prettier-ignore
}
