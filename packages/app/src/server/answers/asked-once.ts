import type { Backend } from '../../loaders/backend.ts'

/** Within one request a question is asked once: a page, its frame and the header may share answers. */
export function askedOnce(backend: Backend): Backend {
  const answers = new Map<string, ReturnType<Backend>>()
  return ((endpoint, input, ...rest) => {
    if (endpoint.method !== 'GET') return backend(endpoint, input, ...rest)
    const key = `${endpoint.path} ${JSON.stringify(input)}`
    const answer = answers.get(key) ?? backend(endpoint, input)
    answers.set(key, answer)
    return answer
    // The key names the contract, so what was kept under it has the contract's own type.
  }) as Backend
}
