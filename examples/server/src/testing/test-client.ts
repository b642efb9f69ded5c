import type { EndpointInput, EndpointOutput, EndpointShape } from '@vitrina/core/api'

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer other than 200, as the wire shows it. */
export interface Refusal {
  readonly status: number
  readonly headers: Headers
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

export interface TestClient {
  /** Throws when the answer is not 200. */
  call<Shape extends EndpointShape>(
    endpoint: Shape,
    input: EndpointInput<Shape>,
    options?: CallOptions
  ): Promise<EndpointOutput<Shape>>
  /** Throws when the answer is 200. */
  refused<Shape extends EndpointShape>(
    endpoint: Shape,
    input: EndpointInput<Shape>,
    options?: CallOptions
  ): Promise<Refusal>
}

interface Answering {
  fetch(request: Request): Response | Promise<Response>
}

/** Speaks the contracts to an application, with or without a socket. */
export function createTestClient(app: Answering): TestClient {
  return {
    async call(endpoint, input, options) {
      const response = await app.fetch(toRequest(endpoint, input, options))
      const body = await response.json()
      if (response.ok) return body
      throw new Error(
        `${endpoint.method} ${endpoint.path}: ${response.status} ${JSON.stringify(body)}`
      )
    },
    async refused(endpoint, input, options) {
      const response = await app.fetch(toRequest(endpoint, input, options))
      const body = await response.json()
      if (response.ok) throw new Error(`${endpoint.method} ${endpoint.path} was not refused`)
      const { status, headers } = response
      return { status, headers, message: body.message, errors: body.errors ?? {}, body }
    }
  }
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: object
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

export function toRequest(
  endpoint: EndpointShape,
  initial: unknown,
  options?: CallOptions
): Request {
  // Inputs differ by contract; their parts have these names in all of them.
  const input = initial as AnyInput
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(input.params?.[name] ?? ''))
  )
  const url = new URL(`http://backend.test${path}`)
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) url.searchParams.append(name, String(item))
    }
  }
  if (endpoint.upload) {
    const form = toForm(endpoint.upload.field, input)
    return new Request(url, { method: 'POST', body: form, headers: { ...options?.headers } })
  }
  const hasBody = input.body !== undefined
  return new Request(url, {
    method: endpoint.method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...options?.headers },
    ...(hasBody && { body: JSON.stringify(input.body) })
  })
}

function toForm(field: string, { body, file, fileName }: AnyInput): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text))
  if (file) form.append(field, file, fileName)
  return form
}
