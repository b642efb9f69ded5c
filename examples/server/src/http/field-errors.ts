import { HttpError } from './errors.ts'

const CHECK_FIELDS = 'Проверьте введённые данные'

/** Refuses a form when any of its fields has a message; the names are paths in the body. */
export function refuseWrongFields(messages: Readonly<Record<string, string | undefined>>): void {
  const errors: Record<string, string> = {}
  for (const [field, message] of Object.entries(messages)) {
    if (message !== undefined) errors[field] = message
  }
  if (Object.keys(errors).length > 0) throw new HttpError(422, CHECK_FIELDS, errors)
}

/** The same answer for a field the store has to judge. */
export const wrongField = (status: number, field: string, message: string) =>
  new HttpError(status, message, { [field]: message })
