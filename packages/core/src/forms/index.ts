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
export { CONSENT_TEXT_VERSION, consentMessages } from './consent.messages.ts'
export { askedPurposes, consentOf, consentPurposes, isAllowed } from './consent.ts'
export type { FieldState } from './field.ts'
export type { FieldView } from './field-marks.ts'
export { fileMessages } from './files.messages.ts'
export { formMessages } from './form.messages.ts'
export { defineForm, type Form } from './form.ts'
export { fieldView, formFailure, formThanks, shownErrors } from './form.view.ts'
export { formChoices } from './form-choices.ts'
export { type FormRules, formValueOf, isRequired, validateForm } from './form-rules.ts'
export type { FieldName, FormCommand, FormMessages, FormState, FormTable } from './form-state.ts'
export { keepFiles, type PostedFile } from './keep-files.ts'
export {
  CONSENT_LIFETIME_SECONDS,
  type Consent,
  consentText,
  type KeptChoice,
  keepConsent,
  recordConsents
} from './kept-consent.ts'
export { type OpenForm, openForm, type SendForm } from './open-form.ts'
export { postForm } from './posted-form.ts'
export { type ChosenFile, type FilePlace, type FormWithFiles, removeFile } from './put-file.ts'
export { fileField, shopForm } from './shop-form.form.ts'
