import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ask } from '../server/helpers/http.ts'
import { parsed } from '../server/helpers/metric-samples.ts'
import { shareSample } from '../server/helpers/shared.ts'

/** Reads the metrics of a query of Prometheus, and the labels by which it groups or chooses. */
function readQuery(expr: string) {
  return {
    names: expr.match(/\bmarket_data_\w+/g) ?? [],
    labels: [...expr.matchAll(/by \((\w+)\)|\{(\w+)=/g)].map(([, by, is]) => by ?? is ?? ''),
  }
}

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

it('the alert rules and the dashboard ask for metrics and labels of a server, and name sections of the manual', async () => {
  const rules = parse(await readFile('deploy/prometheus/market-data-alerts.yml', 'utf8')) as {
    groups: { rules: { expr: string; annotations: { runbook: string } }[] }[]
  }
  const board = JSON.parse(await readFile('deploy/grafana/market-data.json', 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const alerts = rules.groups.flatMap((group) => group.rules)
  const queries = [...alerts, ...board.panels.flatMap(({ targets }) => targets)].map(({ expr }) => readQuery(expr))
  const api = await shareSample({ METRICS_PORT: '0' })
  for (const path of ['/v1/fund/00068305000135/portfolio', '/v1/nothing']) await api.get(path)
  const { text } = await ask(api.metricsPort ?? 0, '/metrics')
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  const labels = new Set(parsed(text).flatMap((sample) => Object.keys(sample.labels)))

  expect([alerts.length, board.panels.length]).toEqual([17, 21])
  const unknown = queries
    .flatMap(({ names }) => names)
    .filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')))
  // Replicas alone have theirs.
  expect(unknown.filter((name) => !name.startsWith('market_data_replica_'))).toEqual([])
  // Prometheus adds the job, and a refusal, which this server has not made, its reason.
  const used = queries.flatMap((query) => query.labels)
  expect(used.filter((label) => !labels.has(label) && !['job', 'reason', 'by'].includes(label))).toEqual([])
  for (const { annotations } of alerts) {
    const [path = '', anchor] = annotations.runbook.split('#')
    const headings = (await readFile(path, 'utf8')).split('\n').flatMap((line) => /^#+ (.*)/.exec(line)?.[1] ?? [])
    expect(headings.map(toAnchor), annotations.runbook).toContain(anchor)
  }
})
