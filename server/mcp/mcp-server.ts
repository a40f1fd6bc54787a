import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { Logger } from 'pino'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { API_STATUS, ApiError } from '../../schemas/api/error.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import type { InProcessAnswer, InProcessRequest } from '../answer/answer-in-process.ts'
import { buildErrorBody } from '../http/error-language.ts'
import type { RunStatement } from '../sql/run-for-client.ts'
import { type ChartSource, createChartTool } from './chart-tool.ts'
import { PROMPTS } from './prompts.ts'
import { runSqlTool, SQL_TOOL } from './sql-tool.ts'
import { introduceAnswer, type ToolAnswer } from './tool-answer.ts'
import { describeToolInput, readToolArguments, type ToolInput } from './tool-input.ts'
import type { ToolDeclaration } from './tool-declaration.ts'
import { TOOLS } from './tools.ts'

/** An endpoint that a tool or a resource answers from. */
interface AnsweredEndpoint {
  readonly endpoint: Endpoint
  readonly answer: (request: InProcessRequest) => Promise<InProcessAnswer>
}

interface Tool extends AnsweredEndpoint {
  readonly declaration: ToolDeclaration
  readonly input: ToolInput
}

type Caller = Pick<InProcessRequest, 'key' | 'gone'>

/** Makes the server for one message: messages share nothing but what answers them. */
export type CreateMcpServer = (caller: Caller) => McpServer

const CATALOGUE = 'market-data://datasets'
const ABOUT =
  'Brazilian market data as filed: funds, portfolios, quotes, fares, series. Numbers are exact decimals: repeat them as they are. Each answer begins with its source, its snapshot and what it leaves out; say these when you use it. Months and funds that lack data say so: no row is not a zero.'

/** What answers the clients of this server. */
export interface McpSources {
  readonly answered: ReadonlyMap<string, AnsweredEndpoint>
  /** Runs statements of SQL; null where that is off. */
  readonly runStatement: RunStatement | null
  /** Draws pictures; null where the explorer shows none. */
  readonly charts: ChartSource | null
}

/** Declares tools, prompts and resources over what this server has. */
export function declareMcp(sources: McpSources, version: string, log: Logger): CreateMcpServer {
  const { answered, runStatement, charts } = sources
  const tools = listTools(answered)
  const chartTool = charts === null ? null : createChartTool(charts)
  const callTool = async (
    caller: Caller,
    name: string,
    sent: Readonly<Record<string, unknown>>,
  ): Promise<ToolAnswer> => {
    if (name === SQL_TOOL.name && runStatement !== null) return runSqlTool(runStatement, caller, sent)
    const tool = tools.get(name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`)
    const { parameters, shown } = readToolArguments(tool.endpoint, tool.input, sent)
    return introduceAnswer(tool.endpoint, await tool.answer({ ...caller, parameters }), parameters, shown)
  }
  return (caller) => {
    const mcp = new McpServer(
      { name: 'brazilian-market-data', version },
      { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: ABOUT },
    )
    mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: [
        ...Array.from(tools.values(), describeTool),
        ...(chartTool === null ? [] : [chartTool.declaration]),
        ...(runStatement === null ? [] : [SQL_TOOL]),
      ],
    }))
    mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      try {
        const sent = params.arguments ?? {}
        if (params.name === chartTool?.declaration.name) return await chartTool.draw(caller, sent)
        const { about, json } = await callTool(caller, params.name, sent)
        return { content: [about, json].map((text) => ({ type: 'text' as const, text })) }
      } catch (error) {
        if (error instanceof McpError) throw error
        return { isError: true, content: [{ type: 'text' as const, text: describeFailure(error, log) }] }
      }
    })
    mcp.server.setRequestHandler(ListPromptsRequestSchema, () => ({
      prompts: PROMPTS.map(({ write: _write, arguments: taken, ...prompt }) => ({ ...prompt, arguments: [...taken] })),
    }))
    mcp.server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given } }) =>
      writePrompt(name, given ?? {}),
    )
    mcp.server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources() }))
    mcp.server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }))
    mcp.server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
      try {
        return { contents: [{ uri, mimeType: 'application/json', text: await readResource(uri, answered, caller) }] }
      } catch (error) {
        if (error instanceof McpError) throw error
        const isOurs = !(error instanceof ApiError) || API_STATUS[error.code] >= 500
        throw new McpError(isOurs ? ErrorCode.InternalError : ErrorCode.InvalidParams, describeFailure(error, log))
      }
    })
    return mcp
  }
}

function listTools(answered: ReadonlyMap<string, AnsweredEndpoint>): ReadonlyMap<string, Tool> {
  const tools = TOOLS.flatMap((declaration) => {
    const found = answered.get(declaration.endpoint)
    return found === undefined ? [] : { declaration, ...found, input: describeToolInput(found.endpoint) }
  })
  return new Map(tools.map((tool) => [tool.declaration.name, tool]))
}

function describeTool({ declaration: { name, title, use }, endpoint: { summary }, input }: Tool) {
  return {
    name,
    title,
    description: `${use} (${summary}.)`,
    inputSchema: { ...input, properties: { ...input.properties } },
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  }
}

/** For a fund's name or a month that a message repeats. */
const LONGEST_ARGUMENT = 200

function writePrompt(name: string, given: Readonly<Record<string, string>>) {
  const prompt = PROMPTS.find((each) => each.name === name)
  if (prompt === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${name}.`)
  const missing = prompt.arguments.find((each) => each.required && (given[each.name] ?? '').trim() === '')
  if (missing !== undefined) throw new McpError(ErrorCode.InvalidParams, `Give ${missing.name}: ${missing.description}`)
  const texts = Object.fromEntries(
    prompt.arguments.map((each) => [each.name, (given[each.name] ?? '').trim().slice(0, LONGEST_ARGUMENT)]),
  )
  const content = { type: 'text' as const, text: prompt.write(texts) }
  return { description: prompt.description, messages: [{ role: 'user' as const, content }] }
}

function listResources() {
  const mimeType = 'application/json'
  const each = datasets.map(({ id, title, publisher }) => ({
    uri: `${CATALOGUE}/${id}`,
    name: id,
    title: title.en,
    description: `${title.en}, from ${publisher}: tables, columns with their meaning, sources, months.`,
    mimeType,
  }))
  const description = 'Every dataset: what it is, who publishes it, what is there and how new it is.'
  return [{ uri: CATALOGUE, name: 'datasets', title: 'The catalogue', description, mimeType }, ...each]
}

async function readResource(
  uri: string,
  answered: ReadonlyMap<string, AnsweredEndpoint>,
  caller: Caller,
): Promise<string> {
  const id = uri.startsWith(`${CATALOGUE}/`) ? uri.slice(CATALOGUE.length + 1) : null
  const found = answered.get(id === null ? 'datasets' : 'dataset')
  if (found === undefined || (id === null && uri !== CATALOGUE))
    throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`)
  const { json } = await found.answer({ ...caller, parameters: id === null ? {} : { id } })
  return json
}

/** Writes an error as the REST endpoints do. One that nobody foresaw is logged, not shown. */
function describeFailure(error: unknown, log: Logger): string {
  if (!(error instanceof ApiError)) log.error({ err: error, path: '/mcp' }, 'a bug')
  const known = error instanceof ApiError ? error : new ApiError('internal_error', errorMessages.internalError)
  return JSON.stringify(buildErrorBody(known))
}
