export {
  type Attachment,
  attachmentRemoval,
  attachmentsError,
  attachmentsLeft,
  attachmentsNews,
  attachmentWords,
  readyFileIds
} from './attachment.ts'
export { attachmentHeader } from './attachment-header.ts'
export {
  acceptedTypes,
  type CheckedFile,
  fileProblem,
  filesHint,
  kindOfType,
  kindsText,
  sizeProblem
} from './check-file.ts'
export { fileMessages } from './files.messages.ts'
export { keepFiles, type PostedFile } from './keep-files.ts'
export { type ChosenFile, type FilePlace, type FormWithFiles, removeFile } from './put-file.ts'
