export {
  createFieldMachine,
  type FieldActor,
  type FieldContext,
  type FieldEvent
} from './field.machine.ts'
export { isFieldHighlighted } from './field.selectors.ts'
export {
  ANNOUNCE_DELAY_MS,
  type FieldFacts,
  type FieldState,
  fieldMessage,
  fieldState,
  HIGHLIGHT_MS
} from './field.ts'
export {
  createFormMachine,
  type FormActor,
  type FormAnswer,
  type FormApi,
  type FormEvent
} from './form.machine.ts'
export { formMessages } from './form.messages.ts'
export {
  formErrors,
  formFieldMessage,
  formFieldState,
  requiredFields,
  shownErrors
} from './form.selectors.ts'
export { createFormApi } from './form-api.ts'
export {
  emptyFormValue,
  type FormRules,
  formValueOf,
  isRequired,
  validateForm,
  validateFormField
} from './form-rules.ts'
export { type FormContext, formState } from './form-state.ts'
