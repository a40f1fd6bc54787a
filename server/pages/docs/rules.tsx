import { type CommonParameter, describeCommonInput } from '../../../schemas/api/common-input.ts'
import { concurrencyText } from '../../../schemas/api/cost.ts'
import { FORMATS } from '../../../schemas/api/format.ts'
import { type Language, LANGUAGES } from '../../../schemas/core/language.ts'
import { NOTICE_MONTHS } from '../../../schemas/service/openapi/notice.ts'
import { RANGES } from '../../../schemas/api/range-input.ts'
import { MOST_PARAMETERS } from '../../http/malformed-requests.ts'
import { DEFAULT_RATE_LIMIT } from '../../keys/commands.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from '../../limits/concurrency-limit.ts'
import type { PageWords } from './page-context.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline } from '../kit/markdown.ts'
import { renderCards } from '../kit/table.tsx'
import { renderShape } from './parameters-table.tsx'

type Rule = Readonly<Record<Language, string>>
type RuleSection = 'formats' | 'paging' | 'point-in-time'

/** Each with the section that has its rule. A new parameter without a rule does not compile. */
const PARAMETER_RULES: Readonly<Record<CommonParameter, readonly [RuleSection, Rule]>> = {
  format: [
    'formats',
    {
      en: 'Choose a format with `format=` or with the header `Accept`; the parameter wins.',
      pt: 'Escolha o formato com `format=` ou com o cabeçalho `Accept`; o parâmetro prevalece.',
    },
  ],
  decimal: [
    'formats',
    {
      en: '`decimal=comma` makes a CSV that Brazilian spreadsheets open: semicolons between cells, decimal commas, a byte order mark.',
      pt: '`decimal=comma` faz um CSV que as planilhas brasileiras abrem: ponto e vírgula entre as células, vírgula decimal, marca de ordem de bytes.',
    },
  ],
  download: [
    'formats',
    {
      en: 'With `download=true` the answer is an attachment with a file name.',
      pt: 'Com `download=true` a resposta é um anexo com nome de arquivo.',
    },
  ],
  fields: [
    'paging',
    {
      en: '`fields=cnpj,name` keeps only these columns of the rows of a list, in every format; the names are those of the CSV, and an object such as `metainfo` selects all columns in it.',
      pt: '`fields=cnpj,name` mantém só essas colunas das linhas de uma lista, em todo formato; os nomes são os do CSV, e um objeto como `metainfo` escolhe todas as suas colunas.',
    },
  ],
  as_of: [
    'point-in-time',
    {
      en: '`as_of=20260131` answers as it was at the end of that day (UTC).',
      pt: '`as_of=20260131` responde como era no fim daquele dia (UTC).',
    },
  ],
  snapshot: [
    'point-in-time',
    {
      en: '`snapshot=20260131T030000Z` answers from that snapshot, with the same bytes forever.',
      pt: '`snapshot=20260131T030000Z` responde com aquele snapshot, com os mesmos bytes para sempre.',
    },
  ],
  min_snapshot: [
    'point-in-time',
    {
      en: '`min_snapshot=20260131T030000Z` answers only from a server whose newest snapshot is that one or a newer one. Otherwise the answer is 503 with the `reason` `snapshot_not_here_yet`: try again after `Retry-After`. It does not go together with `snapshot=`.',
      pt: '`min_snapshot=20260131T030000Z` só responde num servidor cujo snapshot mais novo é aquele ou outro posterior. Senão a resposta é 503 com o `reason` `snapshot_not_here_yet`: tente de novo depois de `Retry-After`. Não se combina com `snapshot=`.',
    },
  ],
}

function listRules(section: RuleSection, language: Language): string[] {
  return Object.values(PARAMETER_RULES).flatMap(([of, rule]) => (of === section ? [rule[language]] : []))
}

/** A rule that all requests share: a section of the page, in Markdown, with what the code adds behind it. */
interface RulesSection {
  readonly id: string
  readonly title: Rule
  readonly text: Rule
  readonly more?: (context: PageWords & { readonly base: string }) => Html
}

const BOTH = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      formats: listRules('formats', language).join(' '),
      paging: listRules('paging', language).join(' '),
      time: listRules('point-in-time', language)
        .map((rule) => `- ${rule}`)
        .join('\n'),
    },
  ]),
) as Readonly<Record<Language, Readonly<Record<'formats' | 'paging' | 'time', string>>>>

const FORMULAS = [
  '=NUMBERVALUE(FILTERXML(WEBSERVICE($A$1&"fund/62415896000127/portfolio?format=xml");"//fund/nav_value_reported");".")',
  '=IMPORTDATA($A$1&"fund/62415896000127/portfolio?format=csv"; ","; "en_US")',
].join('\n')

/** In the order of the page. */
export const RULES: readonly RulesSection[] = [
  {
    id: 'authentication',
    title: { en: 'Authentication', pt: 'Autenticação' },
    text: {
      en: 'Send your key in a header, never in the address: `x-api-key: KEY` or `Authorization: Bearer KEY`. A key has a scope for each dataset that it may ask for. These pages, `/openapi.json`, `/status`, `/healthz` and `/readyz` need no key. Keep the key on your backend: whoever reads a page reads what is in it.',
      pt: 'Envie sua chave num cabeçalho, nunca no endereço: `x-api-key: KEY` ou `Authorization: Bearer KEY`. Uma chave tem um escopo para cada conjunto que pode consultar. Estas páginas, `/openapi.json`, `/status`, `/healthz` e `/readyz` não pedem chave. Guarde a chave no seu servidor: quem lê uma página lê o que há nela.',
    },
    more: ({ base }) => (
      <pre tabindex="0">
        <code>
          curl -s -H "x-api-key: $KEY" '{base}
          {'/v1/datasets\'\ncurl -s -H "Authorization: Bearer $KEY" \''}
          {base}/v1/datasets'
        </code>
      </pre>
    ),
  },
  {
    id: 'spreadsheets',
    title: { en: 'Formulas of spreadsheets', pt: 'Fórmulas de planilhas' },
    text: {
      en: 'Formulas send no header. Ask the operator for a link, which reads for a key, and put it in the place of `/v1/`, here into the cell `A1`: `WEBSERVICE` of Excel and LibreOffice takes a value from the XML, `IMPORTDATA` of Google Sheets a table. Whoever sees the sheet can read with its link, until the operator ends it. It answers rows and values to a GET, and nothing restricted.',
      pt: 'Fórmulas não enviam cabeçalhos. Peça ao operador um link, que lê por uma chave, e ponha-o no lugar de `/v1/`, aqui na célula `A1`: `SERVIÇOWEB` do Excel e do LibreOffice tira um valor do XML, `IMPORTDATA` do Google Sheets, uma tabela. Quem vê a planilha pode ler com o link dela, até que o operador o encerre. Ele responde linhas e valores a um GET, e nada restrito.',
    },
    more: () => (
      <pre tabindex="0">
        <code>{FORMULAS}</code>
      </pre>
    ),
  },
  {
    id: 'parameters',
    title: { en: 'Parameters of every endpoint', pt: 'Parâmetros de todo endereço' },
    text: {
      en: `Write dates as \`YYYYMMDD\` or \`YYYY-MM-DD\`, a whole month \`YYYY-MM\`; answers have \`YYYY-MM-DD\`. A CNPJ has 14 characters, bare, or masked and URL-encoded. An unknown parameter is an error, so that a misspelt one is never silently ignored. A request has at most ${String(MOST_PARAMETERS)} parameters, and an error names at most ten of them.`,
      pt: `Escreva datas como \`AAAAMMDD\` ou \`AAAA-MM-DD\`, e um mês inteiro como \`AAAA-MM\`; as respostas trazem \`AAAA-MM-DD\`. Um CNPJ tem 14 caracteres, sem sinais, ou com sinais e codificado para URL. Um parâmetro desconhecido é um erro, para que um nome mal escrito nunca seja ignorado em silêncio. Um pedido tem no máximo ${String(MOST_PARAMETERS)} parâmetros, e um erro nomeia no máximo dez deles.`,
    },
    more: (context) =>
      renderShape(context.say({ en: 'every endpoint', pt: 'todo endereço' }), describeCommonInput(), '', context),
  },
  {
    id: 'formats',
    title: { en: 'Formats', pt: 'Formatos' },
    text: {
      en: `${BOTH.en.formats} An absent number or date is \`null\`, and an absent text is empty. Trade figures that a fund left empty are 0.`,
      pt: `${BOTH.pt.formats} Um número ou uma data ausente é \`null\`, e um texto ausente é vazio. Valores de negociação que o fundo deixou vazios são 0.`,
    },
    more: renderFormats,
  },
  {
    id: 'paging',
    title: { en: 'Paging', pt: 'Páginas' },
    text: {
      en: `Lists come in pages: \`page\` counts from 0, and \`page_size\` is from 1 to 1000 (100 by default). A page with fewer rows is the last. A full page names the next one in \`next\` and in \`Link: <…>; rel="next"\`; on the last page \`next\` is \`null\`. That address names the snapshot of the first page, so no row comes twice or is missed, even while a newer snapshot is published. If you count pages yourself, send \`snapshot=\`. \`sort_by\` takes any column of the rows that holds a single value, and \`sort_order\` is \`asc\` or \`desc\`. Rows without a value come last in both orders, and equal rows come in the order of their key. A portfolio has no pages: it comes whole. ${BOTH.en.paging}`,
      pt: `As listas vêm em páginas: \`page\` conta a partir de 0, e \`page_size\` vai de 1 a 1000 (100 se omitido). Uma página com menos linhas é a última. Uma página cheia nomeia a próxima em \`next\` e em \`Link: <…>; rel="next"\`; na última página \`next\` é \`null\`. Esse endereço nomeia o snapshot da primeira página; assim nenhuma linha se repete nem falta, mesmo que um snapshot mais novo seja publicado. Se você mesmo conta as páginas, envie \`snapshot=\`. \`sort_by\` aceita qualquer coluna de um só valor, e \`sort_order\` é \`asc\` ou \`desc\`. Linhas sem valor vêm por último nas duas ordens, e linhas iguais seguem a ordem de sua chave. Uma carteira não tem páginas: vem inteira. ${BOTH.pt.paging}`,
    },
  },
  {
    id: 'ranges',
    title: { en: 'Ranges', pt: 'Intervalos' },
    text: {
      en: `Every list takes \`min_\` and \`max_\` before the name of each of its columns that is a number, named as in the CSV: \`min_volume=1000000\`. A bound has no more decimals than its column. If the rows of the request have no such column, or the lower bound is above the upper one, the answer is 400.`,
      pt: `Toda lista aceita \`min_\` e \`max_\` antes do nome de cada coluna numérica, com o nome do CSV: \`min_volume=1000000\`. Um limite não tem mais decimais que sua coluna. Se as linhas do pedido não têm essa coluna, ou se o limite inferior está acima do superior, a resposta é 400.`,
    },
    more: ({ declared }) => <p>{renderInline(declared(RANGES))}</p>,
  },
  {
    id: 'point-in-time',
    title: { en: 'Point in time', pt: 'Os dados como eram em uma data' },
    text: {
      en: `The sources amend their files in place. Here, each nightly build that changes something publishes a new snapshot, and the older ones stay. The header \`X-Snapshot-Id\` of every data answer names its snapshot.\n\n${BOTH.en.time}\n\nIf no snapshot is that old, the answer is 404, and \`error_data.first_snapshot\` names the oldest one.`,
      pt: `As fontes corrigem seus arquivos sem guardar a versão anterior. Aqui, cada compilação noturna que muda algo publica um novo snapshot, e os anteriores ficam. O cabeçalho \`X-Snapshot-Id\` de toda resposta de dados nomeia o seu snapshot.\n\n${BOTH.pt.time}\n\nSe nenhum snapshot é tão antigo, a resposta é 404, e \`error_data.first_snapshot\` nomeia o mais antigo.`,
    },
  },
  {
    id: 'caching',
    title: { en: 'Caching', pt: 'Cache' },
    text: {
      en: 'Every answer has an `ETag`. Send it back in `If-None-Match`: if nothing has changed, the answer is 304 without a body. You may keep an answer with `snapshot=` forever.',
      pt: 'Toda resposta tem um `ETag`. Devolva-o em `If-None-Match`: se nada mudou, a resposta é 304, sem corpo. Uma resposta com `snapshot=` pode ser guardada para sempre.',
    },
  },
  {
    id: 'damaged-data',
    title: { en: 'Damaged data', pt: 'Dados danificados' },
    text: {
      en: 'The server hashes every file before it answers from it, and regularly after that. If a file is damaged on disk, every request that needs it gets 503 until the file is restored, with the `reason` `damaged_data`, `table` and `month` in `error_data`. The server never leaves out rows silently. A download of a damaged Parquet file breaks off before its end.',
      pt: 'O servidor confere o hash de cada arquivo antes de responder com ele, e regularmente depois. Se um arquivo se danifica no disco, todo pedido que precisa dele recebe 503 até que seja restaurado, com o `reason` `damaged_data`, `table` e `month` em `error_data`. O servidor nunca omite linhas em silêncio. O download de um arquivo Parquet danificado para antes do fim.',
    },
  },
  {
    id: 'rate-limits',
    title: { en: 'Rate limits', pt: 'Limites de pedidos' },
    text: {
      en: `A key may send ${String(DEFAULT_RATE_LIMIT)} requests a minute, unless it has its own limit. The limit holds for any 60 seconds, and refused requests do not count. Every answer has \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (the UNIX second from which one more request is allowed). Over the limit the answer is 429, and \`Retry-After\` gives the seconds to wait. Paths without a key have a limit for each address, except \`/healthz\` and \`/readyz\`.`,
      pt: `Uma chave pode enviar ${String(DEFAULT_RATE_LIMIT)} pedidos por minuto, salvo se tiver um limite próprio. O limite vale para quaisquer 60 segundos, e pedidos recusados não contam. Toda resposta tem \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` e \`X-RateLimit-Reset\` (o segundo UNIX a partir do qual cabe mais um pedido). Acima do limite a resposta é 429, e \`Retry-After\` dá os segundos de espera. Caminhos sem chave têm um limite por endereço IP, exceto \`/healthz\` e \`/readyz\`.`,
    },
  },
  {
    id: 'concurrency',
    title: { en: 'Requests at once', pt: 'Pedidos ao mesmo tempo' },
    text: { en: '', pt: '' },
    more: ({ declared }) => (
      <p>{renderInline(declared(concurrencyText({ all: KEY_REQUESTS_AT_ONCE, heavy: KEY_HEAVY_AT_ONCE })))}</p>
    ),
  },
  {
    id: 'notice',
    title: { en: 'What may change', pt: 'O que pode mudar' },
    text: {
      en: `An endpoint, a parameter, a field, a format or a value goes, or gets another meaning, only with notice: answers that use it carry \`Deprecation\` and \`Sunset\`, the reference says what to use instead, and at least ${String(NOTICE_MONTHS)} months lie between the two days. Without notice come new endpoints, parameters, fields, formats, headers and values, other words in messages, and values that a source amended, in a new snapshot. A figure that would mislead or a field that shows personal data goes at once, and the list of changes says why.\n\nAn answer with \`snapshot=\` is the same as long as that snapshot is kept: \`oldest_snapshot\` in \`/status\` names the oldest one.`,
      pt: `Um endpoint, um parâmetro, um campo, um formato ou um valor só sai, ou muda de sentido, com aviso: as respostas que o usam trazem \`Deprecation\` e \`Sunset\`, a referência diz o que usar em seu lugar, e entre os dois dias há pelo menos ${String(NOTICE_MONTHS)} meses. Sem aviso vêm novos endpoints, parâmetros, campos, formatos, cabeçalhos e valores, outras palavras nas mensagens, e valores que uma fonte corrigiu, num novo snapshot. Um número que enganaria ou um campo que mostra dados pessoais sai de imediato, e a lista de mudanças diz por quê.\n\nUma resposta com \`snapshot=\` é a mesma enquanto esse snapshot for mantido: \`oldest_snapshot\` em \`/status\` nomeia o mais antigo.`,
    },
  },
]

function renderFormats({ say, declared }: PageWords): Html {
  const rows = Object.entries(FORMATS).map(([format, { type, use }]) => [
    <code>{format}</code>,
    <code>{type}</code>,
    renderInline(declared(use)),
  ])
  const heads = [
    say({ en: 'Format', pt: 'Formato' }),
    say({ en: 'Media type', pt: 'Tipo de mídia' }),
    say({ en: 'What for', pt: 'Para quê' }),
  ]
  return renderCards({ label: say({ en: 'Formats', pt: 'Formatos' }), heads, rows })
}
