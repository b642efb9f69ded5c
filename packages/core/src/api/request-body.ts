import type { EndpointShape } from './endpoint.ts'

interface BodyParts {
  readonly body?: unknown
  readonly file?: Blob
  readonly fileName?: string
}

/** What a call carries: a form where its contract has a file, JSON otherwise. */
export function requestBody(
  endpoint: EndpointShape,
  parts: BodyParts
): string | FormData | undefined {
  const { body, file, fileName = '' } = parts
  if (endpoint.upload && file !== undefined) {
    // The fields come first: the server knows what the file is for before it arrives.
    const form = new FormData()
    for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text))
    form.append(endpoint.upload.field, file, fileName)
    return form
  }
  return body === undefined ? undefined : JSON.stringify(body)
}
