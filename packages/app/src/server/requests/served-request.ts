import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request with its response, made once and handed from room to room. */
export interface ServedRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The address without its query. */
  readonly path: string
}
