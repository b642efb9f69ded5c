import type { FormField, FormValue } from '@vitrina/core/entities'
import type { ComponentProps } from 'react'

import type { Attachments } from '../forms/attachments.tsx'
import type { FormBinding } from '../forms/form-binding.ts'

type Answers = Readonly<Record<string, FormValue>>

/** A form of the shop as its fields are drawn from it. */
export interface BoundShopForm extends Pick<FormBinding<string>, 'change' | 'field'> {
  readonly values: Answers
  readonly edit: (values: Answers) => void
  readonly opened: ComponentProps<typeof Attachments>['form']
}

export interface ShopFieldProps {
  readonly form: BoundShopForm
  readonly field: FormField
  readonly required: boolean
}
