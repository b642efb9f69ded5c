import type { ServerResponse } from 'node:http'

/** A line of plain text in place of a page; nobody keeps it. */
export function answerShortly(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(text)
}
