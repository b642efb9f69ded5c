import type { ChangeEvent } from 'react'

import type { FieldView } from './form-state.ts'

interface LookProps<Name> extends FieldView {
  readonly name: Name
  readonly onBlur: () => void
}

/** The part of a form that draws some of its fields needs. */
export interface FormBinding<Name extends string> {
  readonly values: Readonly<Record<Name, string | boolean>>
  readonly change: (name: Name, value: string | boolean) => void
  readonly look: (name: Name) => LookProps<string>
  readonly text: (name: Name) => LookProps<string> & {
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}
