import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer =
  | { readonly status?: number; readonly body: unknown }
  /** As it goes over the wire; `isCut`: the connection ends in the middle of it. */
  | { readonly raw: string; readonly isCut?: boolean }
  | undefined

/** Answers one call; `undefined` lets the built-in answer stand. */
export type StubAnswer = (call: {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
}) => Answer | Promise<Answer>

export interface StubBackend {
  readonly url: string
  readonly calls: readonly string[]
  close(): Promise<void>
}

const category = (id: number, path: string, title: string, parentId: number | null = null) => ({
  id,
  code: path.split('/').at(-1),
  parentId,
  childrenIds: [],
  sort: id,
  title,
  image: null,
  path,
  productsCount: 3
})

const widget = (code: string, kind: string) => ({ code, kind, title: 'Блок', text: '', items: [] })

const categories = [
  category(1, 'school-uniform', 'Школьная форма'),
  category(2, 'school-uniform/dresses', 'Сарафаны и платья', 1),
  category(3, 'backpacks', 'Рюкзаки и ранцы')
]

const configuration = {
  siteName: 'penal',
  shopTitle: 'Пенал',
  publicDomain: '',
  phone: '8 800 000-00-00',
  phoneNote: 'Ежедневно с 8 до 22 по Екатеринбургу',
  email: 'help@penal.example',
  analyticsKey: '',
  ecommerceContainer: '',
  allowForeignCurrencies: false,
  needToUseBonuses: true,
  removeSelectedNotInStock: false,
  savedTokens: [],
  catalogueCacheMs: 0,
  freeDeliveryFrom: 5000,
  social: [],
  versions: []
}

export const builtIn: Readonly<Record<string, unknown>> = {
  'GET /config-provider/v1': configuration,
  'GET /currencies/v1': { data: [{ id: '1', code: 'RUB', sign: '₽', rate: 1 }] },
  'GET /sites/v1': { data: [{ id: '1', code: 'main', title: 'Пенал' }] },
  'GET /init/v1': { roles: ['guest'], priceRole: 'guest_opt', profile: null, categories },
  'GET /catalog/v1/categories': { data: categories },
  'GET /banners/v1': { data: [] },
  'GET /catalog/v1/filters': { data: [] },
  'GET /category-suggestions/v1': { data: categories },
  'GET /pages/v1': { code: 'about', title: 'О магазине', html: '<p>Мы продаём форму.</p>' },
  'GET /pages/v1/short/tree': { data: [] },
  'GET /collections/v1': { data: [], meta: { page: 1, limit: 100, total: 0, pages: 0 } },
  'GET /partners/v1': { data: [], meta: { page: 1, limit: 100, total: 0, pages: 0 } },
  'GET /widgets/v1/certificates': widget('certificates', 'certificates'),
  'GET /widgets/v1/how-order-steps': widget('how-order-steps', 'steps'),
  'GET /widgets/v1/questions': widget('questions', 'questions'),
  'GET /widgets/v1/for-schools': widget('for-schools', 'cards'),
  'GET /news/v1': { data: [], meta: { page: 1, limit: 9, total: 0, pages: 0 }, tags: [] },
  'GET /seo/v1': { data: null },
  'POST /catalog/v1/products': {
    data: [],
    meta: { page: 1, limit: 10, total: 0, pages: 0 },
    facets: null,
    corrected: null
  }
}

/** A backend on a real socket: a small public shop, and whatever a test adds to it. */
export async function startStubBackend(answer: StubAnswer = () => undefined): Promise<StubBackend> {
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    const name = `${request.method} ${url.pathname}`
    calls.push(name)
    const body = await textOf(request)
    if (body === undefined) return
    const found = await answer({
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body
    })
    if (found !== undefined && 'raw' in found) return sendRaw(response, found)
    const { status = 200, body: json } = found ?? standard(name)
    response.writeHead(status, ' ', { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(json))
  })
  const url = `http://127.0.0.1:${await open(server)}`
  return { url, calls, close: () => close(server) }
}

function sendRaw(
  response: ServerResponse,
  { raw, isCut = false }: { raw: string; isCut?: boolean }
) {
  const length = Buffer.byteLength(raw)
  response.writeHead(200, ' ', {
    'Content-Type': 'application/json',
    'Content-Length': isCut ? length + 1 : length
  })
  if (isCut) response.write(raw, () => response.destroy())
  else response.end(raw)
}

const standard = (name: string) =>
  name in builtIn
    ? { status: 200, body: builtIn[name] }
    : { status: 404, body: { message: 'Не найдено' } }

/** Undefined when whoever sent it has gone in the middle. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    return undefined
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Opens any server on a free port and tells which. */
export function open(server: Server): Promise<number> {
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}
