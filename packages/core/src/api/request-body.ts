import type { EndpointShape } from './endpoint.ts'

interface BodyParts {
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

interface RequestBody {
  readonly body?: FormData
  readonly json?: unknown
}

/** What a call carries: a form where its contract has a file, JSON otherwise. */
export function requestBody(endpoint: EndpointShape, parts: BodyParts): RequestBody {
  const { body, file, fileName = '' } = parts
  if (endpoint.upload && file !== undefined) {
    // The fields come first: the server knows what the file is for before it arrives.
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text))
    form.append(endpoint.upload.field, file, fileName)
    return { body: form }
  }
  return body === undefined ? {} : { json: body }
}
