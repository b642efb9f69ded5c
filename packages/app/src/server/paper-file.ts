import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApiError, routePath } from '@vitrina/core'
import type { Paper } from '@vitrina/core/entities'
import { attachmentHeader } from '@vitrina/core/forms'
import { PAPER_PATH, readPaper } from '@vitrina/core/orders'
import { queryParams } from '@vitrina/core/routes'

import { createPageContext } from './page-context.ts'
import type { ResponderParts } from './responder-parts.ts'
import { answerShortly } from './short-answer.ts'
import type { SiteFiles } from './site-files.ts'

const BAD_GATEWAY = 502

/** Gives out the papers of orders in the visitor's name: no token stands in the address. */
export const createPaperFiles =
  (parts: ResponderParts): SiteFiles =>
  async (path, request, response) => {
    if (path !== PAPER_PATH) return false
    const context = await createPageContext(parts, request)
    const { url = '' } = request
    if (context.renew) {
      // Only the browser renews a session (R10): the order's page does, and offers the paper again.
      const id = queryParams(url).get('orderId') ?? ''
      redirect(response, routePath('user-profile-order-detail-id', { id }))
      return true
    }
    try {
      sendPaper(request, response, await readPaper(context.backend, url))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      answerShortly(response, error.status || BAD_GATEWAY, error.message)
    }
    return true
  }

function sendPaper({ method }: IncomingMessage, response: ServerResponse, paper: Paper): void {
  const bytes = Buffer.from(paper.content, 'base64')
  response.writeHead(200, {
    'Content-Type': paper.mediaType,
    'Content-Length': bytes.length,
    'Content-Disposition': attachmentHeader(paper.fileName),
    'Cache-Control': 'private, no-store'
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}

const redirect = (response: ServerResponse, location: string) =>
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
