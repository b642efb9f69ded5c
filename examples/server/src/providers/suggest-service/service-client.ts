import * as z from 'zod/mini'

/** Whoever types waits no longer. */
const ANSWER_MS = 3000

export interface ServiceSettings {
  /** Of the service's API; no slash at the end. */
  readonly url: string
  readonly key: string
  /** How long an answer may take, in milliseconds. */
  readonly answerMs?: number
}

/** Asks one method of the service; throws when it does not answer as it should. */
export async function askService<Data extends z.ZodMiniType>(
  { url, key, answerMs = ANSWER_MS }: ServiceSettings,
  question: { readonly method: string; readonly body: object; readonly data: Data }
): Promise<readonly { readonly value: string; readonly data: z.output<Data> }[]> {
  const response = await fetch(`${url}/suggest/${question.method}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Token ${key}`,
      'content-type': 'application/json'
    },
    body: JSON.stringify(question.body),
    signal: AbortSignal.timeout(answerMs)
  })
  if (!response.ok) throw new Error(`The suggestion service answers ${response.status}`)
  const { suggestions } = z.parse(answer, await response.json())
  return suggestions.map(({ value, data }) => ({ value, data: z.parse(question.data, data) }))
}

const answer = z.object({
  suggestions: z.array(z.object({ value: z.string(), data: z.unknown() }))
})
