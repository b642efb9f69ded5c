import { getFormParams } from '@vitrina/core/contracts'
import type { FormDefinition } from '@vitrina/core/entities'
import { postForm } from '@vitrina/core/forms'
import { strongestRole } from '@vitrina/core/session'
import type { PagePost, ShopRequest } from './define-loader.ts'
import { today } from './today.ts'

/** A form of the shop with its fields; the same for everybody. */
export const readForm = ({ shared }: ShopRequest, id: string): Promise<FormDefinition> =>
  shared(`form ${id}`, backend => backend(getFormParams, { params: { id } }))

/** Takes a form that was sent to the address of its page without script. */
export const takeForm =
  (page: string): PagePost =>
  ({ backend, session, settings }, fields, files) => {
    const rules = { ...settings, role: strongestRole(session.roles), today: today() }
    return postForm(backend, { page, rules }, fields, files)
  }
