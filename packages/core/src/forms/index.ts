export { type ChosenFile, type FilePlace, type FormWithFiles, removeFile } from './attach-file.ts'
export {
  type Attachment,
  attachmentRemoval,
  attachmentsLeft,
  attachmentsNews,
  attachmentWords
} from './attachment.ts'
export { attachmentHeader } from './attachment-header.ts'
export { acceptedTypes, filesHint, kindOfType, kindsText, sizeProblem } from './check-file.ts'
export { CONSENT_TEXT_VERSION, consentMessages } from './consent.messages.ts'
export { askedPurposes, isAllowed } from './consent.ts'
export type { FieldState, FieldView } from './field.ts'
export type { DrawnField, Fieldset, InputAttributes } from './fieldset.ts'
export { fileMessages } from './files.messages.ts'
export { defineForm, type Form } from './form.ts'
export { fieldView, formFailure, formThanks, shownErrors } from './form.view.ts'
export { formChoices } from './form-choices.ts'
export { type FormRules, formValueOf, isRequired, validateForm } from './form-rules.ts'
export type { FieldName, FormCommand, FormState } from './form-state.ts'
export type { PostedFile } from './keep-files.ts'
export { type Consent, type KeptChoice, keepConsent, recordConsents } from './kept-consent.ts'
export { type OpenForm, openForm } from './open-form.ts'
export { postForm } from './posted-form.ts'
export { fileField, shopForm } from './shop-form.form.ts'
