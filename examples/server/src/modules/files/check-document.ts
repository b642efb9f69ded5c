import { readFile } from 'node:fs/promises'

import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'

const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/
/** How far from its end the mark of a document's end may stand. */
const TAIL = 64

/** Refuses a document that is more than a document: scripts, attachments, another file behind it. */
export async function checkDocument(path: string): Promise<void> {
  const text = (await readFile(path)).toString('latin1')
  if (!/%%EOF\s*$/.test(text.slice(-TAIL))) throw new HttpError(422, messages.brokenDocument)
  if (ACTIVE.test(text)) throw new HttpError(422, messages.activeDocument)
}
