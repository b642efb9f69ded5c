import type { EndpointCall } from '@vitrina/core/api'

/** Within one request a question is asked once: a page, its frame and the header may share answers. */
export function askedOnce(backend: EndpointCall): EndpointCall {
  const answers = new Map<string, ReturnType<EndpointCall>>()
  return ((endpoint, input, ...rest) => {
    if (endpoint.method !== 'GET') return backend(endpoint, input, ...rest)
    const key = `${endpoint.path} ${JSON.stringify(input)}`
    const answer = answers.get(key) ?? backend(endpoint, input)
    answers.set(key, answer)
    return answer
    // The key names the contract, so what was kept under it has the contract's own type.
  }) as EndpointCall
}
