import { type Html, html } from '../page/html.ts'
import { renderFigures } from '../page/table.ts'
import { drawFunds } from './drawing.ts'

/** What the look-through does, for who reads portfolios and not programs: a drawing, its numbers, and what it cannot see. */
export function renderLookThroughGuide(): Html {
  return html`<section class="guide" aria-label="The look-through by an example">
<h4>By an example</h4>
<p>Fund A has R$ 1,000. Its own filing shows R$ 400 of Treasury bills and R$ 600 of quotas of fund B, which says little of what the money is in. Fund B is worth R$ 1,200 in all, so A owns half of each line of B. One of those lines is quotas of fund C, of which B owns half, and A through B a quarter.</p>
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
<figcaption>Made-up funds. Each arrow leads from a line of quotas to the fund they are of.</figcaption>
</figure>
<p>The look-through of A puts the lines of B and C, each multiplied by A’s part, in the place of the quotas. These are its leaves; they add up to the R$ 1,000 of A, as they always do, to the cent:</p>
${renderFigures({
  label: 'Leaves of fund A',
  heads: ['What A holds in the end', 'Path', 'Part', 'R$', 'Share'],
  rows: [
    ['Treasury bills', 'A', 'all of 400', '400', '40 %'],
    ['Petrobras shares', 'A, B', '½ of 720', '360', '36 %'],
    ['Vale shares', 'A, B, C', '¼ of 600', '150', '15 %'],
    ['Confidential total', 'A, B, C', '¼ of 360', '90', '9 %'],
    ['Together', '', '', '1,000', '100 %'],
  ],
  figures: 2,
})}
<p>Asked the other way, <a href="#asset_holders">who holds</a> Vale shares, fund C answers R$ 600 by itself, B R$ 300 and A R$ 150 through others: the same 600, seen from each fund above it, so they are not to be added up.</p>
<h4>When a line stays closed</h4>
<p>Quotas are opened only where that is safe. How much of a fund a line is, only the fund’s net assets at the end of the same month can tell: those that it filed with its portfolio, or else those of its last daily report of the month, its subclasses added up. Where neither is there, or they are not positive, the line stays a leaf (<code>nav_missing</code>); the net assets in the class register are of another day and are not taken. A fund that holds, by way of others, quotas of itself is opened once, and the line that leads back stays a leaf (<code>cycle</code>). A line worth more than the whole fund that it is said to be of is a mistake in a filing (<code>ratio_anomaly</code>). Where the lines of the held fund and its NAV differ, by a cent of rounding or by assets that it did not file, the difference stands as a line called <code>reconciliation</code>, and is not spread over the others.</p>
<h4>What cannot be seen</h4>
<ul>
<li><strong>Confidential totals.</strong> A manager may keep holdings secret for some months. They stand as one total by kind, rounded to reais, and name no asset: the 90 of the example could be Vale as well.</li>
<li><strong>Funds that file elsewhere.</strong> Most credit, real-estate and private-equity funds, and all funds abroad, are not in this file. Their quotas stay as one line (<code>not_filed</code>, <code>foreign</code>).</li>
<li><strong>What derivatives expose a fund to.</strong> Futures are filed at the day’s settlement, near zero, and swaps at their net value: a fund can gain or lose far more with an asset than the leaves show of it.</li>
<li><strong>What came later.</strong> A month is amended for months; the answer is what was filed by the day of its snapshot.</li>
</ul>
</section>` // prettier-ignore
}
