export { ApiError, type Failure, type FieldErrors, toFailure } from './api-error.ts'
export { errorMessages } from './errors.messages.ts'
