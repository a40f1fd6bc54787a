import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { choiceInput, parseInput } from '../../schemas/api/input.ts'
import { LANGUAGES, type Language } from '../../schemas/core/language.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import type { InProcessRequest } from '../answer/answer-in-process.ts'

type Caller = Pick<InProcessRequest, 'key' | 'gone'>

/** A picture that a model asks for. */
interface ChartRequest extends Caller {
  readonly chart: string
  readonly of: string
  readonly language: Language
  readonly as_of?: string | undefined
  readonly snapshot?: string | undefined
}

/** Pictures that this server draws, by name. */
export interface ChartSource {
  readonly names: readonly string[]
  draw(asked: ChartRequest): Promise<{ readonly png: Buffer; readonly page: string; readonly snapshot: string }>
}

const TITLE = 'A chart as a picture'
const DESCRIPTION =
  'A picture of the explorer, for a program that shows it to people: the composition of a fund or its largest holdings, what funds hold of an issuer by kind, what a manager had month by month, the values of a series such as ipca, quotes of a ticker. Take figures from the other tools, not from the picture. (A chart as PNG.)'
/** For a CNPJ, a code or an id. */
const LONGEST_CODE = 100

/** Creates the tool that draws the pictures of the pages that are shown. */
export function createChartTool(source: ChartSource) {
  const input = z.strictObject({
    chart: choiceInput(source.names, 'Which picture.'),
    of: z.string().trim().min(1).max(LONGEST_CODE),
    language: choiceInput(LANGUAGES, 'The language of its words.').default('pt'),
    as_of: z.string().optional(),
    snapshot: z.string().optional(),
  })
  return {
    declaration: {
      name: 'draw_chart',
      title: TITLE,
      description: DESCRIPTION,
      inputSchema: {
        type: 'object' as const,
        properties: {
          chart: { type: 'string', enum: [...source.names], description: 'Which picture.' },
          of: {
            type: 'string',
            description:
              'What it is about: the CNPJ of a fund or manager, the id of an issuer or of a series, a ticker.',
          },
          language: { type: 'string', enum: [...LANGUAGES], default: 'pt', description: 'The language of its words.' },
          as_of: { type: 'string', description: 'The day on which the data were known, such as 2025-12-31.' },
          snapshot: { type: 'string', description: 'The id of a snapshot, which gives the same picture again.' },
        },
        required: ['chart', 'of'],
        additionalProperties: false,
      },
      annotations: { title: TITLE, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    /** Draws a picture for a model: what it is and where its figures are, and the picture itself. */
    draw: async (caller: Caller, sent: Readonly<Record<string, unknown>>): Promise<CallToolResult> => {
      const asked = parseInput(input, sent)
      const { png, page, snapshot } = await source.draw({ ...caller, ...asked })
      const about = [
        `Picture: ${asked.chart} of ${asked.of}. Its page, with the figures: ${page}?snapshot=${snapshot}`,
        `Snapshot: ${snapshot}, published ${parseSnapshotTime(snapshot)}. The argument snapshot=${snapshot} gives this picture again.`,
      ].join('\n')
      const picture = { type: 'image' as const, mimeType: 'image/png', data: png.toString('base64') }
      return { content: [{ type: 'text', text: about }, picture] }
    },
  }
}
