import type { Widget } from './widget-list.ts'

/** A tab of the app for what an address is about: the word behind `/v1/`. */
const TABS = {
  fund: 'Fund',
  asset: 'Asset',
  issuer: 'Issuer',
  manager: 'Manager',
  company: 'Company',
  statistics: 'Series',
} as const
type Tab = keyof typeof TABS | 'market'

const WIDTH = 20
const HEIGHT = 12

/**
 * Describes one app with all widgets, `apps.json`: a tab for each thing that they are about, which all of them show.
 * `icon` is the address of its picture.
 */
export function describeApps(widgets: readonly Widget[], icon: string): object[] {
  const tabs = [...new Set(widgets.map(findTab))]
  return [
    {
      name: 'Brazilian Market Data',
      description: 'What Brazilian funds hold, who issued it, what companies filed, quotes and series.',
      img: icon,
      allowCustomization: true,
      tabs: Object.fromEntries(tabs.map((tab) => [tab, describeTab(tab, widgets)])),
      groups: tabs.flatMap((tab) => describeGroup(tab, widgets)),
    },
  ]
}

function describeTab(tab: Tab, widgets: readonly Widget[]): object {
  const layout = widgets
    .filter((widget) => findTab(widget) === tab)
    .map(({ id }, at) => ({ i: id, x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT }))
  return { id: tab, name: tab === 'market' ? 'Market' : TABS[tab], layout }
}

/** Lets all widgets of a tab share the parameter of their paths. */
function describeGroup(tab: Tab, widgets: readonly Widget[]): object[] {
  const members = widgets.filter((widget) => findTab(widget) === tab)
  const [paramName] = members.flatMap(({ endpoint }) => findPathParameter(endpoint.path) ?? [])
  if (paramName === undefined) return []
  const of = members.filter(({ endpoint }) => findPathParameter(endpoint.path) === paramName)
  const defaultValue = of[0]?.endpoint.examples[0]?.[paramName] ?? ''
  return [{ name: `${tab}-${paramName}`, type: 'param', paramName, defaultValue, widgetIds: of.map(({ id }) => id) }]
}

function findPathParameter(path: string): string | null {
  return /\{(\w+)\}/.exec(path)?.[1] ?? null
}

function findTab({ endpoint: { path } }: Widget): Tab {
  const word = path.split('/')[2] ?? ''
  return path.includes('{') && word in TABS ? (word as keyof typeof TABS) : 'market'
}
