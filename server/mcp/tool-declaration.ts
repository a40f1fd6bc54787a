/** A tool of the MCP server: one endpoint under a name that says to a model what it is for. */
export interface ToolDeclaration {
  readonly name: string
  readonly title: string
  /** Id of the endpoint that answers. */
  readonly endpoint: string
  /** Purpose of the tool; the summary of the endpoint follows. */
  readonly use: string
}
