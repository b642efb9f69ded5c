import { readFile } from 'node:fs/promises'

import { HttpError } from '../../http/errors.ts'
import { fileMessages as messages } from './file.messages.ts'

const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/
/** A letter of a name may be written as its number: `/J#61vaScript` (ISO 32000-1, 7.3.5). */
const CODED = /#([0-9a-f]{2})/gi
/** How far from its end the mark of a document's end may stand. */
const TAIL = 64

/** Refuses a document that is more than a document: scripts, attachments, another file behind it. */
export async function checkDocument(path: string): Promise<void> {
  const text = (await readFile(path)).toString('latin1')
  if (!/%%EOF\s*$/.test(text.slice(-TAIL))) throw new HttpError(422, messages.brokenDocument)
  if (ACTIVE.test(decoded(text))) throw new HttpError(422, messages.activeDocument)
}

const decoded = (text: string) =>
  text.replaceAll(CODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
