export {
  acceptedTypes,
  type CheckedFile,
  fileProblem,
  kindsText,
  sizeProblem
} from './check-file.ts'
export { fileMessages } from './files.messages.ts'
export {
  type ChosenFile,
  createUploadMachine,
  type UploadActor,
  type UploadApi,
  type UploadContext,
  type UploadEvent
} from './upload.machine.ts'
export { createUploadApi } from './upload-api.ts'
