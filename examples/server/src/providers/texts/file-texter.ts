import { createMessageFolder } from '../mail/message-folder.ts'
import type { Texter } from './texter.ts'

/** Puts each short message into the data folder as a file. */
export const createFileTexter = (dataDir: string): Texter => ({
  send: ({ to, text }) =>
    createMessageFolder(dataDir, 'sms').add('.txt', Buffer.from(`To: ${to}\n\n${text}\n`))
})
