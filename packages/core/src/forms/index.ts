export {
  ANNOUNCE_DELAY_MS,
  type FieldFacts,
  type FieldState,
  fieldMessage,
  fieldState,
  HIGHLIGHT_MS
} from './field.ts'
export { formMessages } from './form.messages.ts'
export type {
  FieldName,
  FormCommand,
  FormMessages,
  FormState,
  FormTable
} from './form.state.ts'
export { defineForm, type Form } from './form.ts'
export {
  type FieldView,
  fieldView,
  formErrors,
  formFailure,
  formThanks,
  shownErrors
} from './form.view.ts'
export {
  emptyFormValue,
  type FormRules,
  formValueOf,
  isRequired,
  requiredFields,
  validateForm,
  validateFormField
} from './form-rules.ts'
export { type OpenForm, openForm, type SendForm } from './open-form.ts'
export {
  type ShopFormBody,
  type ShopFormFacts,
  type ShopFormValues,
  shopForm
} from './shop-form.form.ts'
