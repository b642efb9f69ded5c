import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ApiError, routePath } from '@vitrina/core'
import {
  type Cell,
  CSV_START,
  csvLines,
  type PriceListKind,
  priceListHead,
  priceListKind,
  priceListMessages,
  priceListPages
} from '@vitrina/core/content'
import { attachmentHeader } from '@vitrina/core/forms'
import { formatShortDate } from '@vitrina/core/values'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { createBackend } from '../answers/backend.ts'
import { createPageContext, type PageContext } from '../answers/page-context.ts'
import type { PageSources } from '../answers/page-request.ts'
import { unlessGone } from '../requests/send-text.ts'
import type { ServedRequest } from '../requests/served-request.ts'
import { answerShortly } from '../requests/short-answer.ts'
import type { SiteFiles } from './site-files.ts'

import { cellXml, sheetEnd, sheetStart, workbookParts } from './workbook-xml.ts'

type Rows = readonly (readonly Cell[])[]

/** An Excel workbook of one sheet, piece by piece: only a page of its rows is held at a time. */
export async function* workbook(
  head: readonly string[],
  pages: AsyncIterable<Rows>
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  for (const [name, text] of Object.entries(workbookParts())) addFile(zip, name)(text, true)
  const write = addFile(zip, 'xl/worksheets/sheet1.xml')
  write(sheetStart + rowsXml([head], 1))
  let row = 2
  for await (const rows of pages) {
    write(rowsXml(rows, row))
    row += rows.length
    yield* ready.splice(0)
  }
  write(sheetEnd(row - 1), true)
  zip.end()
  yield* ready
}

function addFile(zip: Zip, name: string) {
  const file = new ZipDeflate(name, { level: 6 })
  zip.add(file)
  return (text: string, isLast = false) => file.push(strToU8(text), isLast)
}

const rowsXml = (rows: Rows, first: number) =>
  rows.map((cells, index) => rowXml(cells, first + index)).join('')

const rowXml = (cells: readonly Cell[], row: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellXml(cell, row, column)).join('')}</row>`

type Pages = ReturnType<typeof priceListPages>

const BAD_GATEWAY = 502
const CURRENCY = '1'
/** A list of some ten thousand goods. */
const SHARED_MAX_BYTES = 4_000_000

const files = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (pages: Pages) => workbook(priceListHead(), pages)
  }
} as const

/** Gives out the price list in the visitor's name, page by page as he takes it. */
export const createPriceListFiles =
  (sources: PageSources): SiteFiles =>
  async served => {
    const { path, request, response } = served
    const kind = priceListKind(path)
    if (kind === undefined) return false
    const context = await createPageContext(sources, request)
    if (context.renew) {
      // Only the browser renews a session (R10): the page of the list does, and offers it again.
      response
        .writeHead(303, { Location: routePath('wholesale'), 'Cache-Control': 'no-store' })
        .end()
      return true
    }
    try {
      const pieces =
        (await guestsList(sources, context, kind)) ??
        files[kind].write(await opened(priceListPages(backendOf(sources, context))))
      await sendList(kind, pieces, served)
    } catch (error) {
      if (!(error instanceof ApiError) || response.headersSent) throw error
      answerShortly(response, error.status || BAD_GATEWAY, error.message)
    }
    return true
  }

/** A page's own calls are kept until it is drawn: here that would be the whole shop. */
const backendOf = ({ exchange }: PageSources, { session, visitor }: PageContext) =>
  createBackend(exchange, session.signedIn ? visitor : { ...visitor, authToken: undefined })

/**
 * The list that all guests of a site get: made once and kept for a moment. Undefined for a member, whose
 * prices are his own, and where the list is too large to be held.
 */
async function guestsList(
  { site }: PageSources,
  { session, visitor }: PageContext,
  kind: PriceListKind
): Promise<readonly Uint8Array[] | undefined> {
  if (session.signedIn) return undefined
  // Prices are in rubles, whatever the page shows.
  const caller = { siteId: visitor.siteId, currencyId: CURRENCY }
  return site.read(`price-list ${kind}`, caller, backend =>
    held(files[kind].write(priceListPages(backend)))
  )
}

async function held(pieces: AsyncIterable<string | Uint8Array>) {
  const kept: Uint8Array[] = []
  let bytes = 0
  for await (const piece of pieces) {
    kept.push(Buffer.from(piece))
    bytes += piece.length
    if (bytes > SHARED_MAX_BYTES) return undefined
  }
  return kept
}

/** The first page is read before anything is sent: what the shop refuses can still be told. */
async function opened(pages: Pages): Promise<Pages> {
  const first = await pages.next()
  return (async function* all() {
    if (!first.done) yield first.value
    yield* pages
  })()
}

async function sendList(
  kind: PriceListKind,
  pieces: Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>,
  { request, response }: ServedRequest
): Promise<void> {
  const { type } = files[kind]
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Disposition': attachmentHeader(
      priceListMessages.fileName(formatShortDate(Date.now()), kind)
    ),
    'Cache-Control': 'private, no-store'
  })
  if (request.method === 'HEAD') return void response.end()
  await pipeline(Readable.from(pieces), response).catch(unlessGone)
}

async function* csvFile(pages: Pages): AsyncGenerator<string> {
  yield CSV_START + csvLines([priceListHead()])
  for await (const rows of pages) yield csvLines(rows)
}
