/** A sample in the text format of Prometheus. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Parses the text format of Prometheus; fails at a line that does not belong to it. */
export function parsed(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^# (HELP|TYPE) [a-z0-9_]+ \S/.test(line))
    .map((line) => {
      const parts = /^([a-z0-9_:]+)(?:\{((?:[a-z_]+="[^"\\\n]*",?)*)\})? (\S+)$/.exec(line)
      if (parts === null) throw new Error(`no sample: ${line}`)
      const [, name = '', labels = '', value = ''] = parts
      const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key = '', content = '']) => [key, content])
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) }
    })
}

/** Sums the samples of a name that have these labels. */
export function sumSamples(
  samples: readonly Sample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  return samples
    .filter((sample) => sample.name === `market_data_${name}`)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((total, { value }) => total + value, 0)
}
