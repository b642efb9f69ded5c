import { json } from './fake-server.ts'

/** The bearer of a request; empty for a guest's. */
export const keyOf = ({ headers }: Request): string => headers.get('authorization') ?? ''

export const refusedBy = (status: number, message = 'Сервис временно недоступен'): Response =>
  json(status, { message })

/** The first half of an answer, then the end of the line. */
export async function cutBody(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)))
      stream.error(new TypeError('terminated'))
    }
  })
  return new Response(body, { status: answer.status, headers: answer.headers })
}
