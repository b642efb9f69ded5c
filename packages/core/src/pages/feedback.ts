import { getFormParams } from '../contracts/forms.ts'
import type { FormDefinition } from '../entities/form.ts'
import { postForm } from '../forms/posted-form.ts'
import { strongestRole } from '../session/strongest-role.ts'
import { calendarDateAt } from '../values/calendar/calendar-date.ts'
import { shopTimeZone } from '../values/calendar/date-format.ts'
import type { PagePost, ShopRequest } from './define-loader.ts'

/** A form of the shop with its fields; the same for everybody. */
export const readForm = ({ shared }: ShopRequest, id: string): Promise<FormDefinition> =>
  shared(`form ${id}`, backend => backend(getFormParams, { params: { id } }))

/** Takes a form that was sent to the address of its page without script. */
export const takeForm =
  (page: string): PagePost =>
  ({ backend, now, session, settings }, fields, files) => {
    const today = calendarDateAt(now(), shopTimeZone()) ?? ''
    const rules = { ...settings, role: strongestRole(session.roles), today }
    return postForm(backend, { page, rules }, fields, files)
  }
